"""The aiohttp application: pages, the API, sockets, security, quotas of addresses, health."""
