"""Who thinks must not hold up what is seen."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from multiprocessing.process import BaseProcess

_NICE = 10  # behind the table


def give_way(worker: BaseProcess) -> None:
    """Have a process that was just started run behind this one, from its first moment on: while it
    is still starting, cards may be dealt.
    """
    if sys.platform != "win32" and worker.pid is not None:
        with suppress(OSError):  # it has ended already, or the system does not let us
            own = os.getpriority(os.PRIO_PROCESS, 0)
            os.setpriority(os.PRIO_PROCESS, worker.pid, min(19, own + _NICE))
