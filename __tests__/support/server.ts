import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startPostgres } from '@test/support/postgres'

const root = resolve(__dirname, '../..')

export const DEMO = { email: 'demo@example.com', password: 'demo-agro' }

export type Engine = 'embedded' | 'postgres'

/** A cluster of its own, so that no server's tests see another's. */
const startDatabase = async (engine: Engine): Promise<{ env: Record<string, string>; stop: () => Promise<void> }> => {
  if (engine === 'embedded') return { env: {}, stop: async () => undefined }
  const cluster = await startPostgres()
  return { env: { DATABASE_URL: await cluster.createDatabase() }, stop: cluster.stop }
}

export interface ServerProcess {
  child: ChildProcess
  /** All that it has written so far. */
  output: () => string
  /** The exit code, or the signal that ended it. */
  ended: Promise<number | string>
}

const inherited = ['PATH', 'HOME', 'LANG', 'TMPDIR']

/** The real server as a process of its own, with nothing of this environment that could change its settings. */
export const spawnServer = (env: Record<string, string>): ServerProcess => {
  const own = Object.fromEntries(inherited.flatMap(name => (process.env[name] ? [[name, process.env[name]]] : [])))
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/src/main.ts'], { cwd: root, env: { ...own, PORT: '0', ...env } })
  const chunks: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk))
  const ended = once(child, 'close').then(([code, signal]: (number | string)[]) => code ?? signal ?? '')
  return { child, output: () => chunks.join(''), ended }
}

/** What it has written, once that matches: a line can come after the answer that it is about. */
const outputWith = ({ child, output, ended }: ServerProcess, pattern: RegExp): Promise<string> =>
  new Promise((fulfil, reject) => {
    const look = () => {
      if (pattern.test(output())) fulfil(output())
    }
    child.stdout?.on('data', look)
    child.stderr?.on('data', look)
    void ended.then(code => reject(new Error(`The server ended (${code}) and never wrote ${pattern}:\n${output()}`)))
    look()
  })

const ADDRESS = /^Nutrición de cultivos: (http\S+)$/m

/** The address that it prints once it listens and has its demo data. */
export const addressOf = async (server: ServerProcess): Promise<string> => ADDRESS.exec(await outputWith(server, ADDRESS))?.[1] ?? ''

/** Signs in over HTTP; gives the token. */
export const signIn = async (address: string, { email, password } = DEMO): Promise<string> => {
  const response = await fetch(`${address}/api/auth/login/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { key } = (await response.json()) as { key?: string }
  if (key === undefined) throw new Error(`Sign-in answered ${response.status}`)
  return key
}

export interface TestServer {
  address: string
  /** What it was started with: to start another on the same database. */
  env: Record<string, string>
  output: () => string
  /** The same, once it matches. */
  outputWith: (pattern: RegExp) => Promise<string>
  /** A new session of the demo user, or of another: its token. */
  signIn: (user?: typeof DEMO) => Promise<string>
  /** Ends it as Ctrl-C would; gives its exit code. Its database stays until `stop`. */
  end: () => Promise<number | string>
  /** Ends it, and removes its database. */
  stop: () => Promise<void>
}

interface Options {
  engine?: Engine
  env?: Record<string, string>
  /** A server that has ended, whose database this one goes on with. The first one's `stop` removes it. */
  again?: TestServer
}

const prepare = async ({ engine = 'embedded', env = {}, again }: Options) => {
  if (again) return { env: { ...again.env, ...env }, remove: async () => undefined }
  const dataDir = await mkdtemp(join(tmpdir(), 'nutricion-test-'))
  const database = await startDatabase(engine)
  const remove = async () => {
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { env: { DATA_DIR: dataDir, SEED_DEMO: '1', SEED_SCALE: '0', ...database.env, ...env }, remove }
}

/** Starts on a free port and a fresh database, with the demo's user and master data unless `env` says otherwise (SEED_SCALE). */
export const startTestServer = async (options: Options = {}): Promise<TestServer> => {
  const { env, remove } = await prepare(options)
  const server = spawnServer(env)
  const end = () => {
    server.child.kill('SIGTERM')
    return server.ended
  }
  const stop = async () => {
    await end()
    await remove()
  }
  try {
    const address = await addressOf(server)
    return {
      address,
      env,
      output: server.output,
      outputWith: pattern => outputWith(server, pattern),
      signIn: user => signIn(address, user),
      end,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
