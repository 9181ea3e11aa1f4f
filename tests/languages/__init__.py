"""Languages that are not shipped; each folder is one, as in ``cardtable/text``."""
