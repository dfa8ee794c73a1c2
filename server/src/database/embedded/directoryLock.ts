import { randomUUID } from 'node:crypto'
import { linkSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { errorCode, OperatorError } from '../../errors'
import { askSocket, listenOn, type Life } from './lifeSocket'
import { isRunning, thisProcess, type ProcessIdentity } from './processIdentity'

interface Holder extends ProcessIdentity {
  host: string
  /** Name of the socket in the directory, which the process listens on. */
  socket?: string
}

/** Name of a socket in the same directory, never a path. */
const SOCKET = /^lock-[\da-f-]+\.sock$/

const isHolder = (content: unknown): content is Holder =>
  typeof content === 'object' &&
  content !== null &&
  'pid' in content &&
  typeof content.pid === 'number' &&
  'host' in content &&
  typeof content.host === 'string' &&
  (!('socket' in content) || (typeof content.socket === 'string' && SOCKET.test(content.socket)))

const LOCK = /^lock\.(\d+)$/

const generations = (directory: string): number[] =>
  readdirSync(directory)
    .flatMap(name => LOCK.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => b - a)

/**
 * State of the holder's process. Its socket shows it on the same kernel; the process table only within one namespace, because two containers
 * with one host name can have a process with the same pid each. A holder on another machine is 'unknown'.
 */
const lifeOf = async (directory: string, holder: Holder): Promise<Life> => {
  const { boot, namespace } = thisProcess()
  const socketState = holder.socket === undefined ? 'unknown' : await askSocket(directory, holder.socket)
  if (socketState === 'alive') return 'alive'
  const isOfThisKernel = holder.boot !== undefined && holder.boot === boot
  if (isOfThisKernel && socketState === 'dead') return 'dead'
  if (isOfThisKernel ? holder.namespace !== namespace : holder.host !== hostname()) return 'unknown'
  return isRunning(holder) ? 'alive' : 'dead'
}

/** Holder of the lock `file`: null after a release, undefined if the file does not exist. */
const readHolder = (file: string): Holder | null | undefined => {
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (content === null || isHolder(content)) return content
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
  }
  throw new OperatorError(`The lock file ${file} cannot be read. If no server uses that directory, delete the file.`)
}

/** Another process, most likely the server, has locked the directory. */
export class DirectoryInUse extends OperatorError {}

const inUse = (directory: string, file: string, { pid, host }: Holder, life: Life) =>
  new DirectoryInUse(
    `The data directory ${directory} is in use by another server (process ${pid} on ${host}). ` +
      'Stop it first, or choose another directory with DATA_DIR.' +
      (life === 'alive' ? '' : ` If that one no longer runs, delete ${file}.`),
  )

/** Prepares a lock: the file to link, and the socket that shows that the process is alive. */
const makeClaim = async (directory: string) => {
  const name = `lock-${randomUUID()}`
  const own = join(directory, name)
  const socket = `${name}.sock`
  const server = await listenOn(directory, socket)
  const write = (holder: Holder | null) => writeFileSync(own, JSON.stringify(holder), { mode: 0o600, flush: true })
  const hangUp = () => {
    server?.close()
    rmSync(join(directory, socket), { force: true })
  }
  try {
    write({ ...thisProcess(), host: hostname(), socket: server && socket })
  } catch (error) {
    hangUp()
    rmSync(own, { force: true })
    throw error
  }
  return { own, write, hangUp }
}

/** Removes the lock files and the socket of earlier holders. */
const removeOlder = (directory: string, older: readonly number[], last: Holder | null) => {
  for (const generation of older) rmSync(join(directory, `lock.${generation}`), { force: true })
  if (last?.socket !== undefined) rmSync(join(directory, last.socket), { force: true })
}

/**
 * Locks `directory` for this process; returns the function that releases the lock. Never waits, and never takes the lock from
 * a live process: silence does not count, because a long query causes it too. Throws DirectoryInUse if the lock is held.
 *
 * The lock is the file with the highest number. A new holder creates the next number by `link`, which succeeds for one process only.
 * Numbers are never reused, so that no process removes a newer lock by mistake. The process listens on its socket before the file
 * exists, so that the lock of a live process always has a socket.
 */
export const lockDirectory = async (directory: string): Promise<() => void> => {
  let claim: Awaited<ReturnType<typeof makeClaim>> | undefined
  let isHeld = false
  try {
    for (;;) {
      const [newest = 0] = generations(directory)
      const last = join(directory, `lock.${newest}`)
      const holder = newest === 0 ? null : readHolder(last)
      if (holder === undefined) continue
      const life = holder === null ? 'dead' : await lifeOf(directory, holder)
      if (holder !== null && life !== 'dead') {
        // Read again: a release, or a takeover from a dead holder, removes the socket.
        if (life === 'unknown' && readHolder(last)?.socket !== holder.socket) continue
        throw inUse(directory, last, holder, life)
      }
      claim ??= await makeClaim(directory)
      const { own, write, hangUp } = claim
      const file = join(directory, `lock.${newest + 1}`)
      try {
        linkSync(own, file)
      } catch (error) {
        if (errorCode(error) === 'EEXIST') continue
        throw error
      }
      const [winner = 0, ...older] = generations(directory)
      // A process delayed between reading and linking may have created a number that is stale.
      if (winner !== newest + 1) {
        rmSync(file)
        continue
      }
      removeOlder(directory, older, holder)
      isHeld = true
      return () => {
        try {
          write(null)
          renameSync(own, file)
          hangUp()
        } catch {
          // The disk may be full. The lock of a process that has ended blocks no other.
          rmSync(own, { force: true })
        }
      }
    }
  } finally {
    if (claim) rmSync(claim.own, { force: true })
    if (!isHeld) claim?.hangUp()
  }
}
