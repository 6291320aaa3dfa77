"""Board games of brewing and bluff: exact rules, bots, a terminal table and a laboratory."""

__version__ = "0.1.0"
