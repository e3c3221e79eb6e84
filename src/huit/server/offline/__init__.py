"""The rooms of the server where there is none: in a worker of the page. No network, no thread, no process."""
