"""Tools to build, check and document Huit. They are not installed with it."""
