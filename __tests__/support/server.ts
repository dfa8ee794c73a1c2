import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres, type TestPostgres } from '@test/support/postgres'
import { program, runCommand } from '@test/support/program'
import { addressOf, endServer, outputWith, runServerOnce, serverProgram, spawnServer } from '@test/support/serverProcess'
import { copyTree, templateOf } from '@test/support/templates'

export const DEMO = { email: 'demo@example.com', password: 'demo-agro' }

export type Engine = 'embedded' | 'postgres'

/** Seed with the demo user and master data. */
const SEED = { SEED_DEMO: '1', SEED_SCALE: '0' }

type Env = Record<string, string>

/** No time-outs of locks and statements, because their time depends on the machine; tests of the limits set their own. */
export const WITHOUT_LIMITS = { DATABASE_LOCK_TIMEOUT_MS: '0', DATABASE_STATEMENT_TIMEOUT_MS: '0' }

const nameOf = (engine: Engine, { SEED_DEMO, SEED_SCALE }: Env) => `${engine}-${SEED_DEMO}-${SEED_SCALE}-${serverProgram().key}`

/** Settings that decide the contents of a database; the caller's others have no effect on them. */
const seedOf = ({ SEED_DEMO = '', SEED_SCALE = '' }: Env) => ({ SEED_DEMO, SEED_SCALE })

const embeddedTemplate = (seed: Env) =>
  templateOf(nameOf('embedded', seed), directory => runServerOnce({ ...seedOf(seed), DATA_DIR: directory }))

/** Copies an embedded database, seeded by a server, into a directory. */
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

/** Starts a PostgreSQL whose new databases are copies of one seeded by a server. */
export const startFilledPostgres = async (seed: Env = SEED): Promise<TestPostgres> => startPostgres(await postgresTemplate(seed))

/** Seed of a migrated database without users and records. */
const NO_SEED = { SEED_DEMO: '0', SEED_SCALE: '0' }

/** Copies a migrated, otherwise empty embedded database into a directory. */
export const putMigratedDatabase = (dataDir: string) => putFilledDatabase(dataDir, NO_SEED)

/** Starts a PostgreSQL whose new databases are migrated and otherwise empty. */
export const startMigratedPostgres = (): Promise<TestPostgres> => startFilledPostgres(NO_SEED)

/** Signs in over HTTP; returns the token. @throws Error with the status of a refusal */
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
  /** Output, as soon as it matches. */
  outputWith: (pattern: RegExp) => Promise<string>
  /** Token of a new session, by default of the demo user. */
  signIn: (user?: typeof DEMO) => Promise<string>
  /** Ends the process with SIGTERM; returns its exit code. The database remains until `stop`. */
  end: () => Promise<number | string>
  /** Ends the process and removes its database. */
  stop: () => Promise<void>
}

interface Options {
  engine?: Engine
  env?: Env
  /** Ended server whose database this one continues. `stop` of the first one removes the database. */
  again?: TestServer
  /** True: the server creates and seeds its database itself, which is slow, instead of using a copy. */
  fromNothing?: boolean
  /** Users besides the demo user. */
  users?: readonly (typeof DEMO)[]
}

interface Place {
  env: Env
  remove: () => Promise<void>
}

/** Data directory, and for PostgreSQL a cluster of its own, so that servers do not share data. */
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

/** Starts a server on a free port with a fresh database, seeded with demo user and master data unless `env` says otherwise (SEED_SCALE). */
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
