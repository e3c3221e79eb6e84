offer = Your first round? I can explain it as it goes.
guide = Explanations
yes = Explain
no = No thanks
