// Time-out of a test without server and browser: the slowest takes 16 s with three workers on two cores. A promise that never settles ends it.
jest.setTimeout(60_000)
