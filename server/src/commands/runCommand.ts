import { OperatorError } from '../errors'

/** Runs a command. A failure sets exit code 1; an OperatorError is printed as its message, another error with its stack. */
export const runCommand = (work: () => Promise<void>): Promise<void> =>
  work().catch((error: unknown) => {
    console.error(error instanceof OperatorError ? error.message : error)
    process.exitCode = 1
  })
