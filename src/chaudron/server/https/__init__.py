"""HTTPS without a domain: an authority of the house, its certificates, and how a phone comes to trust them."""
