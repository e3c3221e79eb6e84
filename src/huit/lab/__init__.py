"""Mass play of any rules: whole rounds one after another, or batches of rounds stepped together."""
