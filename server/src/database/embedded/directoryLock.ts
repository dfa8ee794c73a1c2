import { randomUUID } from 'node:crypto'
import { linkSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { errorCode, StartupError } from '../../errors'
import { isRunning, thisProcess, type ProcessIdentity } from './processIdentity'

interface Holder extends ProcessIdentity {
  host: string
}

const isHolder = (content: unknown): content is Holder =>
  typeof content === 'object' &&
  content !== null &&
  'pid' in content &&
  typeof content.pid === 'number' &&
  'host' in content &&
  typeof content.host === 'string'

const LOCK = /^lock\.(\d+)$/

const generations = (directory: string): number[] =>
  readdirSync(directory)
    .flatMap(name => LOCK.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => b - a)

/** A process of another machine cannot be asked, so it counts as alive. */
const isAlive = (holder: Holder): boolean => holder.host !== hostname() || isRunning(holder)

/** Who holds the lock `file`: null when its holder gave it back, undefined when the file is gone. */
const readHolder = (file: string): Holder | null | undefined => {
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (content === null || isHolder(content)) return content
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
  }
  throw new StartupError(`The lock file ${file} cannot be read. If no server uses that directory, delete the file.`)
}

/** Another process has the directory, most likely the server. */
export class DirectoryInUse extends StartupError {}

const inUse = (directory: string, file: string, { pid, host }: Holder) =>
  new DirectoryInUse(
    `The data directory ${directory} is in use by another server (process ${pid} on ${host}). ` +
      'Stop it first, or choose another directory with DATA_DIR.' +
      (host === hostname() ? '' : ` If that machine no longer uses it, delete ${file}.`),
  )

/**
 * Makes this process the only one that uses `directory`; call what it returns to give the lock back. Never waits and never
 * takes it from a live process, however long that one has been silent: a long query silences it too.
 *
 * The lock is the file with the highest number. A new holder makes the next number by `link`, which succeeds for one only,
 * and no number is ever used again, so that nobody can remove a lock that he took for an older one.
 */
export const lockDirectory = (directory: string): (() => void) => {
  const own = join(directory, `lock-${randomUUID()}`)
  const write = (holder: Holder | null) => writeFileSync(own, JSON.stringify(holder), { mode: 0o600, flush: true })
  try {
    write({ ...thisProcess(), host: hostname() })
    for (;;) {
      const [newest = 0] = generations(directory)
      const last = join(directory, `lock.${newest}`)
      const holder = newest === 0 ? null : readHolder(last)
      if (holder && isAlive(holder)) throw inUse(directory, last, holder)
      const file = join(directory, `lock.${newest + 1}`)
      try {
        linkSync(own, file)
      } catch (error) {
        if (errorCode(error) === 'EEXIST') continue
        throw error
      }
      const [winner = 0, ...older] = generations(directory)
      // Whoever was held up between reading and linking may have made a number that was passed long ago.
      if (winner !== newest + 1) {
        rmSync(file)
        continue
      }
      for (const generation of older) rmSync(join(directory, `lock.${generation}`), { force: true })
      return () => {
        try {
          write(null)
          renameSync(own, file)
        } catch {
          // Its disk may be full. The lock of a process that has ended holds nobody up.
          rmSync(own, { force: true })
        }
      }
    }
  } finally {
    rmSync(own, { force: true })
  }
}
