import { spawnSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'
import { errorCode } from '../../errors'

/** Identity of a process: a pid alone is not enough, because another process may have it after a crash. */
export interface ProcessIdentity {
  pid: number
  /** Start time in a format of the system; missing if the system does not report it. */
  started?: string
  /** Boot id of the kernel; the containers of one machine share it. Linux only. */
  boot?: string
  /** Namespace of the pid; a container has one of its own. Linux only. */
  namespace?: string
}

/** Trimmed text; undefined if it cannot be read. */
const readOrUndefined = (read: () => string) => {
  try {
    return read().trim()
  } catch {
    return undefined
  }
}

const readBoot = () => readOrUndefined(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'))

const linuxStart = (pid: number): string | undefined =>
  readOrUndefined(() => {
    // After the name, which may contain spaces and brackets: the state, and 19 fields later the start in ticks since boot.
    const [state, ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, '').trim().split(' ')
    return state === 'Z' ? 'ended, and waits for its parent' : `${readBoot()} ${fields[18]}`
  })

const startOf = (pid: number): string | undefined =>
  process.platform === 'linux'
    ? linuxStart(pid)
    : spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim() || undefined

const exists = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

export const thisProcess = (): ProcessIdentity => ({
  pid: process.pid,
  started: startOf(process.pid),
  boot: readBoot(),
  namespace: readOrUndefined(() => readlinkSync('/proc/self/ns/pid')),
})

/** True if the process runs. Without a start time, any process with that pid counts. The pid must be of this namespace. */
export const isRunning = ({ pid, started }: ProcessIdentity): boolean =>
  exists(pid) && (started === undefined || [undefined, started].includes(startOf(pid)))
