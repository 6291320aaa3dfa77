"""Notices to those who are not there."""
