import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = resolve(__dirname, '../..')

/** Runs one of our programs by itself, as the embedded engine does not run inside jest; gives what it printed. */
export const runProgram = async (path: string, env: Record<string, string>, args: string[] = []): Promise<string> => {
  const { stdout } = await run(process.execPath, ['--import', 'tsx', path, ...args], { cwd: root, env: { ...process.env, ...env } })
  return stdout
}

/** Runs SQL on a server's database while the server is not running: the embedded database lets nobody else in. Gives the last rows. */
export const runSql = async (env: Record<string, string>, ...statements: string[]): Promise<unknown> =>
  JSON.parse(await runProgram('__tests__/support/runSql.ts', env, statements))
