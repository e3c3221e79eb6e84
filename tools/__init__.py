"""What the house uses to build, check and document itself. Nothing here is installed with Huit."""
