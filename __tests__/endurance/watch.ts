import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const readMemory = (pid: number, name: 'VmHWM' | 'VmRSS') =>
  Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000

/** The most that the process has held so far, in megabytes. */
export const highestMemory = (pid: number): number => readMemory(pid, 'VmHWM')

export const memoryNow = (pid: number): number => readMemory(pid, 'VmRSS')

const ESTABLISHED = '01'

const portIn = (end: string) => Number.parseInt(end.split(':')[1] ?? '', 16)

/** Server's end of an open connection, in bytes: what the server has not read yet, and what its caller has not taken yet. */
export interface ServerEnd {
  unread: number
  untaken: number
}

/** Server's ends of these connections as the kernel lists them; closed ones are left out. */
export const serverEnds = (sockets: readonly Socket[]): Map<Socket, ServerEnd> => {
  const lines = readFileSync('/proc/net/tcp', 'utf8').split('\n')
  const ends = lines.flatMap((line): [string, ServerEnd][] => {
    const [, local = '', remote = '', state, queues = ''] = line.trim().split(/\s+/)
    const [untaken = 0, unread = 0] = queues.split(':').map(bytes => Number.parseInt(bytes, 16))
    return state === ESTABLISHED ? [[`${portIn(local)} ${portIn(remote)}`, { unread, untaken }]] : []
  })
  const byPorts = new Map(ends)
  return new Map(
    sockets.flatMap(socket => {
      const end = byPorts.get(`${socket.remotePort} ${socket.localPort}`)
      return end === undefined ? [] : [[socket, end]]
    }),
  )
}

/** Polls a condition; tells whether it held before the patience ended. */
export const becomes = async (isSo: () => boolean, patienceMs = 60_000): Promise<boolean> => {
  const giveUp = performance.now() + patienceMs
  while (!isSo()) {
    if (performance.now() > giveUp) return false
    await wait(50)
  }
  return true
}

export interface Health {
  /** The longest time that an answer took. */
  stallMs: number
  /** Every answer that was no 200. */
  refusals: string[]
}

/** Asks a server again and again whether it is well; what this gives ends that. */
export const watchHealth = async (address: string): Promise<() => Promise<Health>> => {
  const watcher = fork(join(import.meta.dirname, 'healthWatcher.mjs'), [address], { execArgv: [] })
  await once(watcher, 'message')
  return async () => {
    watcher.send('end')
    const [found] = (await once(watcher, 'message')) as [Health]
    return found
  }
}

/** A sentence that says how often the health check was refused and how, where it was. */
export const refusalProblems = ([first, ...others]: string[]): string[] =>
  first === undefined ? [] : [`the health check was refused ${1 + others.length} times, first by ${first}`]
