"""The process of `preparer_stub`, slow for every family: somebody who asks has to wait."""

from tests.server import preparer_stub

if __name__ == "__main__":
    preparer_stub.main(is_slow=True)
