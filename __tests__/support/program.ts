import { execFile, execFileSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '@server/root'

/** Directory of programs and databases shared by all test files. The server derives the root from its file, two levels below the root. */
export const cache = join(root, '.cache/tests')

const run = promisify(execFile)

/** Bundled packages: those of hundreds of small modules, which take longer to resolve than to run. The others stay external. */
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

const filesOf = (folder: string, ending: string) =>
  readdirSync(join(root, folder)).flatMap(name => (name.endsWith(ending) ? [join(root, folder, name)] : []))

/** Files that a program reads or starts as a thread at run time; no bundle contains them. */
const besides = [...filesOf('server/src/database/embedded', '.mjs'), ...filesOf('server/src/database/functions', '.sql')]

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

interface Program {
  file: string
  /** Hash of the sources and of the lock file of packages. */
  key: string
}

/** File with the program that a test run has built from a source; the sources do not change during a run. */
const builtIn = (run: string, path: string) => join(cache, `run-${run}-${basename(path, '.ts')}.json`)

const build = (path: string): Program => {
  const code = bundle(path)
  const key = keyOf(code)
  const file = join(cache, `${basename(path, '.ts')}-${key}.mjs`)
  writeWhole(file, code)
  return { file, key }
}

/** Bundles a program into one JavaScript file: transpiling module by module would be half of its start. */
export const buildProgram = (path: string): Program => {
  const record = builtIn(process.env.TEST_RUN ?? randomUUID(), path)
  if (existsSync(record)) return JSON.parse(readFileSync(record, 'utf8')) as Program
  const program = build(path)
  writeWhole(record, Buffer.from(JSON.stringify(program)))
  return program
}

/**
 * Arguments of Node for a program that runs for seconds: the WebAssembly of the embedded database is compiled by the baseline compiler only,
 * which saves half of the CPU time of a start.
 */
export const shortLived = (path: string): string[] => ['--liftoff-only', buildProgram(path).file]

interface CommandResult {
  code: number | null
  output: string
}

/** Runs a command: as users do, with `npmRun`, or with `program`, which saves the seconds of npm and transpiling. */
export const runCommand = (command: string[], env: Record<string, string>, input = '') =>
  new Promise<CommandResult>(fulfil => {
    const [program = '', ...args] = command
    const child = execFile(program, args, { cwd: root, env: { ...process.env, ...env } }, (_error, out, err) =>
      fulfil({ code: child.exitCode, output: (out + err).replace(/^npm warn.*\n/gm, '') }),
    )
    child.stdin?.end(input)
  })

export const npmRun = (name: string, ...args: string[]) => ['npm', 'run', '--silent', name, '--', ...args]

export const program = (path: string, ...args: string[]) => [process.execPath, ...shortLived(path), ...args]

/** Runs a program as a process of its own; returns its standard output. */
export const runProgram = async (path: string, env: Record<string, string>, args: string[] = []): Promise<string> => {
  const { stdout } = await run(process.execPath, [...shortLived(path), ...args], { cwd: root, env: { ...process.env, ...env } })
  return stdout
}

/** Runs SQL on the database of a stopped server: the embedded database allows one process. Returns the rows of the last statement. */
export const runSql = async (env: Record<string, string>, ...statements: string[]): Promise<unknown> =>
  JSON.parse(await runProgram('__tests__/support/runSql.ts', env, statements))
