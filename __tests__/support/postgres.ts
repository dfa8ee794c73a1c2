import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { copyTree, templateOf } from '@test/support/templates'

const DEBIAN = '/usr/lib/postgresql'

const findPrograms = (): string | undefined => {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(version => join(DEBIAN, version, 'bin')) : []
  return [...(process.env.PATH ?? '').split(delimiter), ...debian].find(folder => existsSync(join(folder, 'initdb')))
}

interface User {
  uid?: number
  gid?: number
}

const idOf = (flag: '-u' | '-g', name: string) => {
  const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' })
  return status === 0 ? Number(stdout) : undefined
}

/** User that PostgreSQL runs as: another one for root, as which it refuses to run. */
const findUser = (): User | undefined => {
  if (process.getuid?.() !== 0) return {}
  const name = ['postgres', 'nobody'].find(name => idOf('-u', name) !== undefined)
  return name === undefined ? undefined : { uid: idOf('-u', name), gid: idOf('-g', name) }
}

const programs = findPrograms()
const user = findUser()

/** Reason why this machine cannot run the tests on PostgreSQL; undefined if it can. */
export const postgresMissing: string | undefined =
  (programs === undefined ? 'initdb is neither in PATH nor under /usr/lib/postgresql' : undefined) ??
  (user === undefined ? 'PostgreSQL does not run as root, and there is no user postgres or nobody' : undefined)

export interface TestPostgres {
  /** The directory of its files. */
  data: string
  /** Creates a database, as a copy of the saved one or empty (default without a saved one); returns its address, as in DATABASE_URL. */
  createDatabase: (options?: { isEmpty: boolean }) => Promise<string>
  /** Restarts the server on the same socket: every connection breaks. */
  restart: () => Promise<void>
  /** Shuts the server down and copies its files, with the first database, to a directory for `startPostgres`. */
  saveTo: (directory: string) => Promise<void>
  /** Ends the server as by a crash and removes its files. */
  stop: () => Promise<void>
}

/** Runs a statement on a connection of its own. */
export const runStatement = async (connectionString: string, statement: string) => {
  const client = new Client({ connectionString })
  try {
    await client.connect()
    await client.query(statement)
  } finally {
    await client.end()
  }
}

const untilReady = async (url: string, server: ChildProcess) => {
  for (;;) {
    try {
      await runStatement(url, 'select 1')
      return
    } catch (error) {
      if (server.exitCode !== null) throw error
      await wait(50)
    }
  }
}

const SAVED = 'saved'

interface Installation {
  programs: string
  user: User
}

const makeHome = ({ uid, gid }: User) => {
  const home = mkdtempSync(join(tmpdir(), 'nutricion-pg-'))
  if (uid !== undefined && gid !== undefined) chownSync(home, uid, gid)
  return { home, data: join(home, 'data') }
}

/** Directory of a cluster without databases of tests. */
const blankCluster = ({ programs, user }: Installation) =>
  templateOf(`cluster-${basename(dirname(programs))}`, async directory => {
    const { home, data } = makeHome(user)
    const settings = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync', '--wal-segsize=1']
    execFileSync(join(programs, 'initdb'), ['-D', data, ...settings], { ...user, cwd: home, stdio: 'pipe' })
    await copyTree(data, directory)
    rmSync(home, { recursive: true })
  })

/**
 * Starts a PostgreSQL for one test file, on a socket in a temporary directory: it takes a second or two, needs no free port and
 * no coordination between jest's workers, and Ctrl-C ends it with the tests. fsync is off: a crash may lose data.
 * @param saved Directory written by `saveTo` of another one
 */
export const startPostgres = async (saved?: string): Promise<TestPostgres> => {
  if (programs === undefined || user === undefined) throw new Error(postgresMissing)
  const { home, data } = makeHome(user)
  const options = { ...user, cwd: home }
  await copyTree(saved ?? (await blankCluster({ programs, user })), data)
  const settings = ['listen_addresses=', `unix_socket_directories=${home}`, 'fsync=off', 'full_page_writes=off'].flatMap(setting => [
    '-c',
    setting,
  ])
  const address = (database: string) => `postgres://postgres@${encodeURIComponent(home)}/${database}`
  const start = async () => {
    const started = spawn(join(programs, 'postgres'), ['-D', data, ...settings], { ...options, stdio: 'ignore' })
    await untilReady(address('postgres'), started)
    return started
  }
  let server = await start()

  const end = async (signal: 'SIGINT' | 'SIGQUIT') => {
    const ended = once(server, 'exit')
    if (server.exitCode === null && server.kill(signal)) await ended
  }
  let databases = 0
  return {
    data,
    createDatabase: async ({ isEmpty } = { isEmpty: saved === undefined }) => {
      const name = `test_${++databases}`
      await runStatement(address('postgres'), `create database ${name} template ${isEmpty ? 'template1' : SAVED}`)
      return address(name)
    },
    restart: async () => {
      await end('SIGINT')
      server = await start()
    },
    saveTo: async directory => {
      await runStatement(address('postgres'), `alter database test_1 rename to ${SAVED}`)
      await end('SIGINT')
      await copyTree(data, directory)
    },
    stop: async () => {
      await end('SIGQUIT')
      rmSync(home, { recursive: true, force: true })
    },
  }
}
