import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres, type TestPostgres } from '@test/support/postgres'
import { program, runCommand } from '@test/support/program'
import { addressOf, endServer, outputWith, runServerOnce, serverProgram, spawnServer } from '@test/support/serverProcess'
import { copyTree, templateOf } from '@test/support/templates'

export const DEMO = { email: 'demo@example.com', password: 'demo-agro' }

export type Engine = 'embedded' | 'postgres'

/** The demo's user and master data. */
const SEED = { SEED_DEMO: '1', SEED_SCALE: '0' }

type Env = Record<string, string>

/** Locks have no limit here, because their time depends on the machine: limits are for the tests of the limits. */
export const WITHOUT_LIMITS = { DATABASE_LOCK_TIMEOUT_MS: '0', DATABASE_STATEMENT_TIMEOUT_MS: '0' }

const nameOf = (engine: Engine, { SEED_DEMO, SEED_SCALE }: Env) => `${engine}-${SEED_DEMO}-${SEED_SCALE}-${serverProgram().key}`

/** A caller's other settings are nothing to what stands in a database. */
const seedOf = ({ SEED_DEMO = '', SEED_SCALE = '' }: Env) => ({ SEED_DEMO, SEED_SCALE })

const embeddedTemplate = (seed: Env) =>
  templateOf(nameOf('embedded', seed), directory => runServerOnce({ ...seedOf(seed), DATA_DIR: directory }))

/** Puts an embedded database into a directory as a server has filled it. */
export const putFilledDatabase = async (dataDir: string, seed: Env = SEED) => copyTree(await embeddedTemplate(seed), dataDir)

const postgresTemplate = (seed: Env) =>
  templateOf(nameOf('postgres', seed), async directory => {
    const cluster = await startPostgres()
    try {
      await runServerOnce({ ...seedOf(seed), DATA_DIR: directory, DATABASE_URL: await cluster.createDatabase() })
      await cluster.saveTo(directory)
    } finally {
      await cluster.stop()
    }
  })

/** A PostgreSQL of its own, on which every database that it makes is as a server has filled it. */
export const startFilledPostgres = async (seed: Env = SEED): Promise<TestPostgres> => startPostgres(await postgresTemplate(seed))

/** No user and no record; a migrated database only. */
const NO_SEED = { SEED_DEMO: '0', SEED_SCALE: '0' }

/** Puts an embedded database with all migrations run, and nothing else, into a directory. */
export const putMigratedDatabase = (dataDir: string) => putFilledDatabase(dataDir, NO_SEED)

/** A PostgreSQL of its own, on which every database that it makes has all migrations run, and nothing else. */
export const startMigratedPostgres = (): Promise<TestPostgres> => startFilledPostgres(NO_SEED)

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
  pid: number
  /** Environment of the start, to start another on the same database. */
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
  env?: Env
  /** A server that has ended, whose database this one goes on with. The first one's `stop` removes it. */
  again?: TestServer
  /** The server makes and fills its database by itself, which takes a while. */
  fromNothing?: boolean
  /** Further users beside the demo's. */
  users?: readonly (typeof DEMO)[]
}

interface Place {
  env: Env
  remove: () => Promise<void>
}

/** A data directory, and a cluster of its own where the engine is PostgreSQL, so that no server's tests see another's. */
const prepare = async ({ engine = 'embedded', env = {}, again, fromNothing = false }: Options): Promise<Place> => {
  if (again) return { env: { ...again.env, ...env }, remove: async () => undefined }
  const seed = { ...SEED, ...env }
  const dataDir = await mkdtemp(join(tmpdir(), 'nutricion-test-'))
  const removeDirectory = () => rm(dataDir, { recursive: true, force: true })
  if (engine === 'embedded') {
    if (!fromNothing) await putFilledDatabase(dataDir, seed)
    return { env: { DATA_DIR: dataDir, ...seed }, remove: removeDirectory }
  }
  const cluster = await (fromNothing ? startPostgres() : startFilledPostgres(seed))
  const remove = async () => {
    await cluster.stop()
    await removeDirectory()
  }
  return { env: { DATA_DIR: dataDir, DATABASE_URL: await cluster.createDatabase(), ...WITHOUT_LIMITS, ...seed }, remove }
}

const addUser = async (env: Env, { email, password }: typeof DEMO): Promise<void> => {
  const { code, output } = await runCommand(program('server/src/commands/userAdd.ts', '--email', email), env, `${password}\n`)
  if (code !== 0) throw new Error(output)
}

/** Starts on a free port and a fresh database, filled with the demo's user and master data unless `env` says otherwise (SEED_SCALE). */
export const startTestServer = async (options: Options = {}): Promise<TestServer> => {
  const { env, remove } = await prepare(options)
  for (const user of options.users ?? []) await addUser(env, user)
  const server = spawnServer(env)
  const end = () => endServer(server)
  const stop = async () => {
    await end()
    await remove()
  }
  try {
    const address = await addressOf(server)
    return {
      address,
      pid: server.child.pid ?? 0,
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
