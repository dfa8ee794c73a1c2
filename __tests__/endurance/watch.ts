import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const readMemory = (pid: number, name: 'VmHWM' | 'VmRSS') =>
  Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000

/** The most that the process has held so far, in megabytes. */
export const highestMemory = (pid: number): number => readMemory(pid, 'VmHWM')

export const memoryNow = (pid: number): number => readMemory(pid, 'VmRSS')

const ESTABLISHED = '01'

/** Connections to a server that it has open. */
export const openConnections = (address: string): number => {
  const port = Number(new URL(address).port).toString(16).toUpperCase().padStart(4, '0')
  const lines = readFileSync('/proc/net/tcp', 'utf8').split('\n')
  return lines.filter(line => {
    const [, local = '', , state] = line.trim().split(/\s+/)
    return local.endsWith(`:${port}`) && state === ESTABLISHED
  }).length
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
