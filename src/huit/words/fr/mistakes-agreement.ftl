### What can be wrong with a request for rules.

unknown_rules = il n’y a pas de { AS_TYPED($name) }, mais { $known }
too_many_options = il y en a { $count }, et au plus { $most }
too_long = ces règles sont trop longues : { $count } caractères, et au plus { $most }
too_deep = des tables dans des tables, sans fin
unknown_option = option { AS_TYPED($name) } inconnue ({ $rules } a { $known } ; ou une clé de fichier de règles)
not_for_so_many = { $rules } ne se joue pas à { $seats }, mais à { $least } jusqu’à { $most }
