"""The drawing kit: what every folder of pictures is cut, laid and written with."""
