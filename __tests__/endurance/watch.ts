import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const readMemory = (pid: number, name: 'VmHWM' | 'VmRSS') =>
  Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000

/** Peak memory of a process so far, in megabytes. */
export const highestMemory = (pid: number): number => readMemory(pid, 'VmHWM')

export const memoryNow = (pid: number): number => readMemory(pid, 'VmRSS')

const ESTABLISHED = '01'

const portIn = (end: string) => Number.parseInt(end.split(':')[1] ?? '', 16)

/** Server's end of an open connection: bytes that the server has not read yet, and bytes that its client has not read yet. */
interface ServerEnd {
  unread: number
  untaken: number
}

/** Server's ends of these connections, from the kernel; without closed ones. */
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

/** Polls a condition; resolves to false if it does not hold within the time limit. */
export const becomes = async (isSo: () => boolean, patienceMs = 60_000): Promise<boolean> => {
  const giveUp = performance.now() + patienceMs
  while (!isSo()) {
    if (performance.now() > giveUp) return false
    await wait(50)
  }
  return true
}

interface Health {
  /** Longest response time in milliseconds. */
  stallMs: number
  /** Responses with another status than 200. */
  refusals: string[]
}

/** Checks the health of a server at intervals, until the returned function is called, which returns the results. */
export const watchHealth = async (address: string): Promise<() => Promise<Health>> => {
  const watcher = fork(join(import.meta.dirname, 'healthWatcher.mjs'), [address], { execArgv: [] })
  await once(watcher, 'message')
  return async () => {
    watcher.send('end')
    const [found] = (await once(watcher, 'message')) as [Health]
    return found
  }
}

/** Sentence with the number of refused health checks and the first refusal; empty without refusals. */
export const refusalProblems = ([first, ...others]: string[]): string[] =>
  first === undefined ? [] : [`the health check was refused ${1 + others.length} times, first by ${first}`]
