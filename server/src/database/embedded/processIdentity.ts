import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { errorCode } from '../../errors'

/** One run of one program: a pid alone proves nothing, since after a crash another process may have it. */
export interface ProcessIdentity {
  pid: number
  /** When it started, in whatever form the system tells it; missing where it tells nothing. */
  started?: string
}

const linuxStart = (pid: number): string | undefined => {
  try {
    // After the name, which may hold spaces and brackets, come the state and, 19 on, the start in ticks since boot.
    const [state, ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, '').trim().split(' ')
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return state === 'Z' ? 'ended, and waits for its parent' : `${boot} ${fields[18]}`
  } catch {
    return undefined
  }
}

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

export const thisProcess = (): ProcessIdentity => ({ pid: process.pid, started: startOf(process.pid) })

/** In doubt (the system does not tell when it started) a process with that pid counts as the same. */
export const isRunning = ({ pid, started }: ProcessIdentity): boolean =>
  exists(pid) && (started === undefined || [undefined, started].includes(startOf(pid)))
