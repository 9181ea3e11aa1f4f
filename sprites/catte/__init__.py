"""Catte: four ranks of cats, three coffees, the café and its cups."""
