"""What every game shares: faces, icons, curtain, podium, confetti, markers, the emblem."""
