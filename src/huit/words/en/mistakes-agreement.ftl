unknown_rules = there is no { AS_TYPED($name) }, but { $known }
too_many_options = there are { $count } of them, and there can be { $most }
too_long = these rules are too long: { $count } characters, and there can be { $most }
too_deep = tables within tables, without an end
unknown_option = unknown option { AS_TYPED($name) } ({ $rules } has { $known }; or a key of a rule file)
not_for_so_many = { $rules } is not for { $seats }, but for { $least } to { $most }
