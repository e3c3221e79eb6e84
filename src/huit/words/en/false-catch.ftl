heading = Call it anyway?
announced = { LIST($names) } announced one card. A wrong “{ $call }” costs { $cost }.
nobody = Nobody was heard to forget. A wrong “{ $call }” costs { $cost }.
yes = Call it anyway
no = Say nothing
