import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { root } from '../../root'
import type { OperatorError } from '../../errors'
import type { Listener } from '../listening'
import { cannotStart, hasStopped } from './engineFailure'

export interface Answer<R> {
  rows: R[]
  affectedRows?: number
}

/** The embedded engine in a thread of its own. Questions are answered one after the other. */
export interface Engine {
  query: <R>(sql: string, parameters: readonly unknown[], isPrepared?: boolean) => Promise<Answer<R>>
  /** Receives notifications of the channels that LISTEN was called for, until the returned function is called. */
  onNotification: (notified: Listener['notified']) => () => void
  /** Log lines of the start. */
  startLog: readonly string[]
  /** Resolves when the engine has ended, with the reason where it was not closed. Every later query is refused with that. */
  ended: Promise<OperatorError | undefined>
  close: () => Promise<void>
}

type Message =
  | 'ready'
  | { line: string }
  | { channel: string; payload: string }
  | ({ id: number } & (Answer<never> | { error: { message: string } }))

interface Waiting {
  fulfil: (answer: Answer<never>) => void
  reject: (error: object) => void
}

/** Found from the root, since a program that was bundled is elsewhere. */
const PROGRAM = join(root, 'server/src/database/embedded/engineWorker.mjs')

/** Messages of the thread are short-lived: a small young generation clears them away early. */
const YOUNG = { maxYoungGenerationSizeMb: 12 }

/** Enough for what the engine says before it ends. */
const LINES_KEPT = 50

const promise = <T>() => {
  let fulfil: (value: T) => void = () => undefined
  let reject: (reason: Error) => void = () => undefined
  const made = new Promise<T>((...both) => ([fulfil, reject] = both))
  return { made, fulfil, reject }
}

/** @throws StartupError where the database in `directory` cannot be opened. */
export const startEngine = async (directory: string, program = PROGRAM): Promise<Engine> => {
  // The thread goes without this process's own options: a translator that is loaded by one would be loaded again.
  const worker = new Worker(program, { workerData: directory, execArgv: [], resourceLimits: YOUNG })
  const waiting = new Map<number, Waiting>()
  const receivers = new Set<Listener['notified']>()
  const [ready, ended] = [promise<undefined>(), promise<OperatorError | undefined>()]
  let lines: string[] = []
  let asked = 0
  let isReady = false
  let isClosing = false
  let failure: OperatorError | undefined

  const hear = (line: string) => {
    lines = [...lines, line].slice(-LINES_KEPT)
  }

  worker.on('message', (message: Message) => {
    if (message === 'ready') return ready.fulfil(undefined)
    if ('line' in message) return hear(message.line)
    if ('channel' in message) return receivers.forEach(notified => notified(message.channel, message.payload))
    const request = waiting.get(message.id)
    waiting.delete(message.id)
    if (waiting.size === 0) worker.unref()
    if ('error' in message) request?.reject(message.error)
    else request?.fulfil(message)
  })
  worker.on('error', (error: unknown) => hear(String(error)))
  worker.once('exit', code => {
    if (code !== 0 || !isClosing) failure = isReady ? hasStopped(directory, lines) : cannotStart(directory, lines)
    ended.fulfil(failure)
    if (failure === undefined) return
    ready.reject(failure)
    for (const { reject } of waiting.values()) reject(failure)
  })

  const ask = (sql: string, parameters: readonly unknown[], isPrepared: boolean) =>
    new Promise<Answer<never>>((fulfil, reject) => {
      if (failure !== undefined) throw failure
      asked += 1
      worker.ref()
      worker.postMessage({ id: asked, sql, parameters, isPrepared })
      waiting.set(asked, { fulfil, reject })
    })

  await ready.made
  isReady = true
  // An engine with nothing to answer keeps no process alive that has no other work.
  worker.unref()
  return {
    onNotification: notified => {
      receivers.add(notified)
      return () => receivers.delete(notified)
    },
    startLog: lines,
    ended: ended.made,
    query: async (sql, parameters, isPrepared = false) => {
      try {
        return await ask(sql, parameters, isPrepared)
      } catch (error) {
        // The error is made here, so that its stack shows who asked.
        throw error instanceof Error ? error : Object.assign(new Error(), error)
      }
    },
    close: async () => {
      if (failure !== undefined) return
      isClosing = true
      worker.ref()
      worker.postMessage('close')
      const problem = await ended.made
      if (problem !== undefined) throw problem
    },
  }
}
