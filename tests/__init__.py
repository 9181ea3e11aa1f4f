"""Tests of Cardtable; the folders mirror those of the package."""
