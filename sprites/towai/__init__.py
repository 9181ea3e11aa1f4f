"""Towai: one bay at seventeen hours, its luminaries, and the table's horizon."""
