// Time-out of tests without server and browser, for promises that never settle: the slowest test takes 16 s with three workers on two cores.
jest.setTimeout(60_000)
