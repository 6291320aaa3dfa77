"""HTTPS without a domain: the house's own small authority, a certificate that is renewed, and how a phone comes to trust it."""
