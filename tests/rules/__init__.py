"""Tests of what all the games share."""
