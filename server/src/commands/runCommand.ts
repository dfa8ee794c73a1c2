import { parseArgs, type ParseArgsConfig } from 'node:util'
import { OperatorError } from '../errors'

/** Arguments of a command. Wrong ones are refused with the usage, which explains them better than the parser's error. */
export const readArguments = <Config extends ParseArgsConfig>(usage: string, config: Config) => {
  try {
    return parseArgs(config)
  } catch {
    throw new OperatorError(usage)
  }
}

/** Runs a command. A failure sets exit code 1; an OperatorError is printed as its message, another error with its stack. */
export const runCommand = (work: () => Promise<void>): Promise<void> =>
  work().catch((error: unknown) => {
    console.error(error instanceof OperatorError ? error.message : error)
    process.exitCode = 1
  })
