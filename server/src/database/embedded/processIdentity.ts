import { spawnSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'
import { errorCode } from '../../errors'

/** One run of one program: a pid alone proves nothing, since after a crash another process may have it. */
export interface ProcessIdentity {
  pid: number
  /** When it started, in whatever form the system tells it; missing where it tells nothing. */
  started?: string
  /** Boot of the kernel that runs it; the containers of one machine share it. Linux only. */
  boot?: string
  /** Namespace that its pid belongs to; a container has one of its own. Linux only. */
  namespace?: string
}

/** Gives undefined where the system does not tell. */
const tell = (read: () => string) => {
  try {
    return read().trim()
  } catch {
    return undefined
  }
}

const readBoot = () => tell(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'))

const linuxStart = (pid: number): string | undefined =>
  tell(() => {
    // After the name, which may hold spaces and brackets, come the state and, 19 on, the start in ticks since boot.
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
  namespace: tell(() => readlinkSync('/proc/self/ns/pid')),
})

/** In doubt (the system does not tell when it started) a process with that pid counts as the same. Its pid has to be of this namespace. */
export const isRunning = ({ pid, started }: ProcessIdentity): boolean =>
  exists(pid) && (started === undefined || [undefined, started].includes(startOf(pid)))
