"""The engine: kernels over one record, and the door to a round. No text, no language, no clock."""
