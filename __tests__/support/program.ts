import { execFile, execFileSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '@server/root'

/** Programs and databases shared by all test files. Two levels below the root, from where the server finds its files. */
export const cache = join(root, '.cache/tests')

const run = promisify(execFile)

/** Packages of hundreds of small modules, which take longer to find than to run. The others stay outside. */
const TAKEN_IN = ['kysely', 'typebox', '@fastify/type-provider-typebox']

const leftOutside = () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'server/package.json'), 'utf8')) as { dependencies: Record<string, string> }
  return Object.keys(dependencies).flatMap(name => (TAKEN_IN.includes(name) ? [] : [`--external:${name}`]))
}

const bundle = (path: string) =>
  execFileSync(
    join(root, 'node_modules/esbuild/bin/esbuild'),
    [path, '--bundle', '--platform=node', '--format=esm', '--tsconfig=server/tsconfig.json', '--log-level=warning', ...leftOutside()],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 100_000_000 },
  )

const FUNCTIONS = join(root, 'server/src/database/functions')

/** Files that a program reads or starts as a thread, which no bundle takes in. */
const besides = [
  ...['engineWorker.mjs', 'durableFs.mjs'].map(name => join(root, 'server/src/database/embedded', name)),
  ...readdirSync(FUNCTIONS).map(name => join(FUNCTIONS, name)),
]

const keyOf = (code: Buffer) =>
  createHash('sha256')
    .update(code)
    .update(Buffer.concat(besides.map(file => readFileSync(file))))
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
    .slice(0, 16)

const writeWhole = (file: string, content: Buffer) => {
  mkdirSync(cache, { recursive: true })
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, content)
  renameSync(draft, file)
}

export interface Program {
  file: string
  /** Another one for every other state of the sources and packages. */
  key: string
}

/** Which program a run of the tests has made of each source: the sources stay as they are while it lasts. */
const builtIn = (run: string, path: string) => join(cache, `run-${run}-${basename(path, '.ts')}.json`)

const build = (path: string): Program => {
  const code = bundle(path)
  const key = keyOf(code)
  const file = join(cache, `${basename(path, '.ts')}-${key}.mjs`)
  writeWhole(file, code)
  return { file, key }
}

/** One of our programs as a single file of JavaScript: translated module by module, half of a start would be the translator's. */
export const buildProgram = (path: string): Program => {
  const record = builtIn(process.env.TEST_RUN ?? randomUUID(), path)
  if (existsSync(record)) return JSON.parse(readFileSync(record, 'utf8')) as Program
  const program = build(path)
  writeWhole(record, Buffer.from(JSON.stringify(program)))
  return program
}

/**
 * How Node starts a program that lives for seconds: it translates the WebAssembly of the embedded database quickly, not well, which is
 * half of what such a start would compute.
 */
export const shortLived = (path: string): string[] => ['--liftoff-only', buildProgram(path).file]

interface Ended {
  code: number | null
  output: string
}

/** Runs one of the commands as people call it, or the same program at once: npm and the translation take seconds. */
export const runCommand = (command: string[], env: Record<string, string>, input = '') =>
  new Promise<Ended>(fulfil => {
    const [program = '', ...args] = command
    const child = execFile(program, args, { cwd: root, env: { ...process.env, ...env } }, (_error, out, err) =>
      fulfil({ code: child.exitCode, output: (out + err).replace(/^npm warn.*\n/gm, '') }),
    )
    child.stdin?.end(input)
  })

export const npmRun = (name: string, ...args: string[]) => ['npm', 'run', '--silent', name, '--', ...args]

export const program = (path: string, ...args: string[]) => [process.execPath, ...shortLived(path), ...args]

/** Runs one of our programs by itself; gives what it printed. */
export const runProgram = async (path: string, env: Record<string, string>, args: string[] = []): Promise<string> => {
  const { stdout } = await run(process.execPath, [...shortLived(path), ...args], { cwd: root, env: { ...process.env, ...env } })
  return stdout
}

/** Runs SQL on a server's database while the server is not running: the embedded database allows one process. Gives the last rows. */
export const runSql = async (env: Record<string, string>, ...statements: string[]): Promise<unknown> =>
  JSON.parse(await runProgram('__tests__/support/runSql.ts', env, statements))
