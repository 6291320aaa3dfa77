"""Connections: WebSocket frames, and what each connection says and hears."""
