"""What strangers try: other origins, tokens that are not theirs, frames that are none, names to be guessed, scripts in names."""
