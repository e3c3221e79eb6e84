"""The process of the lab as it is, save that it steps back for nobody: beside other tests it would wait for minutes."""

from huit.server.live import lab_process

if __name__ == "__main__":
    lab_process.NICE = 0
    lab_process.BUSY = 99.0
    lab_process.main()
