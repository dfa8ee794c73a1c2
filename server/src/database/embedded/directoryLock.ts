import { randomUUID } from 'node:crypto'
import { linkSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { errorCode, OperatorError } from '../../errors'
import { askSocket, listenOn, type Life } from './lifeSocket'
import { isRunning, thisProcess, type ProcessIdentity } from './processIdentity'

interface Holder extends ProcessIdentity {
  host: string
  /** Name of the socket in the directory that its process listens on. */
  socket?: string | undefined
}

/** Name of a claim in the same directory, never a path. */
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
 * Whether the holder still runs. The kernel answers for its socket; the table of processes answers only within one namespace, since two
 * containers of one host name have a process of the same pid each. A holder of another machine cannot be asked.
 */
const lifeOf = async (directory: string, holder: Holder): Promise<Life> => {
  const { boot, namespace } = thisProcess()
  const asked = holder.socket === undefined ? 'unknown' : await askSocket(directory, holder.socket)
  if (asked === 'alive') return 'alive'
  const isOfThisKernel = holder.boot !== undefined && holder.boot === boot
  if (isOfThisKernel && asked === 'dead') return 'dead'
  if (isOfThisKernel ? holder.namespace !== namespace : holder.host !== hostname()) return 'unknown'
  return isRunning(holder) ? 'alive' : 'dead'
}

/** Holder of the lock `file`: null when it was given back, undefined when the file is gone. */
const readHolder = (file: string): Holder | null | undefined => {
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (content === null || isHolder(content)) return content
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
  }
  throw new OperatorError(`The lock file ${file} cannot be read. If no server uses that directory, delete the file.`)
}

/** Another process has the directory, most likely the server. */
export class DirectoryInUse extends OperatorError {}

const inUse = (directory: string, file: string, { pid, host }: Holder, life: Life) =>
  new DirectoryInUse(
    `The data directory ${directory} is in use by another server (process ${pid} on ${host}). ` +
      'Stop it first, or choose another directory with DATA_DIR.' +
      (life === 'alive' ? '' : ` If that one no longer runs, delete ${file}.`),
  )

/** A process's claim to the lock before it has it: the file that says so, beside the socket that shows that it lives. */
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

/** Takes away what holders before `winner` have left. */
const removeOlder = (directory: string, older: readonly number[], last: Holder | null) => {
  for (const generation of older) rmSync(join(directory, `lock.${generation}`), { force: true })
  if (last?.socket !== undefined) rmSync(join(directory, last.socket), { force: true })
}

/**
 * Makes this process the only one that uses `directory`; call what it returns to give the lock back. Never waits and never
 * takes it from a live process, however long that one has been silent: a long query silences it too.
 *
 * The lock is the file with the highest number. A new holder makes the next number by `link`, which succeeds for one only,
 * and no number is ever used again, so that no process can remove a lock that it took for an older one. Its socket is listened on before
 * the file is there: the lock of a live process is never seen without.
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
        // The socket goes with the lock when it is given back, or taken over from a dead holder.
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
      // A process held up between reading and linking may have made a number that was passed long ago.
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
