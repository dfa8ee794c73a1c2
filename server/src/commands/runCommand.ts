import { OperatorError } from '../errors'

/** Ends with 1 where the work fails, with a sentence where the operator can mend it. */
export const runCommand = (work: () => Promise<void>): Promise<void> =>
  work().catch((error: unknown) => {
    console.error(error instanceof OperatorError ? error.message : error)
    process.exitCode = 1
  })
