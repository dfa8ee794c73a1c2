import { execFile, execFileSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '@server/root'

/** What all test files use again: programs and databases. Two levels below the root, from where the server finds its files. */
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

/** What a program starts as a thread, which no bundle takes in. */
const engine = ['engineWorker.mjs', 'durableFs.mjs'].map(name => join(root, 'server/src/database/embedded', name))

const keyOf = (code: Buffer) =>
  createHash('sha256')
    .update(code)
    .update(Buffer.concat(engine.map(file => readFileSync(file))))
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

const built = new Map<string, Program>()

/** One of our programs as a single file of JavaScript: translated module by module, half of a start would be the translator's. */
export const buildProgram = (path: string): Program => {
  const known = built.get(path)
  if (known !== undefined) return known
  const code = bundle(path)
  const key = keyOf(code)
  const file = join(cache, `${basename(path, '.ts')}-${key}.mjs`)
  writeWhole(file, code)
  const program = { file, key }
  built.set(path, program)
  return program
}

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

export const program = (path: string, ...args: string[]) => [process.execPath, buildProgram(path).file, ...args]

/** Runs one of our programs by itself; gives what it printed. */
export const runProgram = async (path: string, env: Record<string, string>, args: string[] = []): Promise<string> => {
  const { stdout } = await run(process.execPath, [buildProgram(path).file, ...args], { cwd: root, env: { ...process.env, ...env } })
  return stdout
}

/** Runs SQL on a server's database while the server is not running: the embedded database lets nobody else in. Gives the last rows. */
export const runSql = async (env: Record<string, string>, ...statements: string[]): Promise<unknown> =>
  JSON.parse(await runProgram('__tests__/support/runSql.ts', env, statements))
