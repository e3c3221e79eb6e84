"""Mass play: hundreds of thousands of rounds of any rules, one after the other or many in step."""
