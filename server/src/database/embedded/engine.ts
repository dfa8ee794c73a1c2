import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { root } from '../../root'
import type { OperatorError } from '../../errors'
import type { Listener } from '../listening'
import { cannotStart, hasStopped } from './engineFailure'

interface Answer<R> {
  rows: R[]
  affectedRows?: number
}

/** Embedded engine in a thread of its own. Queries are executed one after the other. */
export interface Engine {
  query: <R>(sql: string, parameters: readonly unknown[], isPrepared?: boolean) => Promise<Answer<R>>
  /** Receives notifications of the channels that LISTEN was called for, until the returned function is called. */
  onNotification: (notified: Listener['notified']) => () => void
  /** Log lines of the start. */
  startLog: readonly string[]
  /** Resolves when the engine has ended, with the reason unless it was closed. All later queries reject with that. */
  ended: Promise<OperatorError | undefined>
  close: () => Promise<void>
}

type Message =
  | 'ready'
  | { line: string }
  | { channel: string; payload: string }
  | ({ id: number } & (Answer<never> | { error: { message: string } }))

interface PendingQuery {
  fulfil: (answer: Answer<never>) => void
  reject: (error: object) => void
}

/** Path from the root of the project, because a bundled program is in another folder. */
const PROGRAM = join(root, 'server/src/database/embedded/engineWorker.mjs')

/** Small young generation: messages of the thread are short-lived, and are collected early. */
const YOUNG = { maxYoungGenerationSizeMb: 12 }

/** Most log lines kept: enough for the last messages of an engine that ends. */
const LINES_KEPT = 50

const promise = <T>() => {
  let fulfil: (value: T) => void = () => undefined
  let reject: (reason: Error) => void = () => undefined
  const made = new Promise<T>((...both) => ([fulfil, reject] = both))
  return { made, fulfil, reject }
}

/** Starts the engine. @throws OperatorError if the database in `directory` cannot be opened */
export const startEngine = async (directory: string, program = PROGRAM): Promise<Engine> => {
  // The thread gets no options of this process: a TypeScript loader among them would be loaded again.
  const worker = new Worker(program, { workerData: directory, execArgv: [], resourceLimits: YOUNG })
  const waiting = new Map<number, PendingQuery>()
  const receivers = new Set<Listener['notified']>()
  const [ready, ended] = [promise<undefined>(), promise<OperatorError | undefined>()]
  let lines: string[] = []
  let lastId = 0
  let isReady = false
  let isClosing = false
  let failure: OperatorError | undefined

  const addLine = (line: string) => {
    lines = [...lines, line].slice(-LINES_KEPT)
  }

  worker.on('message', (message: Message) => {
    if (message === 'ready') return ready.fulfil(undefined)
    if ('line' in message) return addLine(message.line)
    if ('channel' in message) return receivers.forEach(notified => notified(message.channel, message.payload))
    const request = waiting.get(message.id)
    waiting.delete(message.id)
    if (waiting.size === 0) worker.unref()
    if ('error' in message) request?.reject(message.error)
    else request?.fulfil(message)
  })
  worker.on('error', (error: unknown) => addLine(String(error)))
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
      lastId += 1
      worker.ref()
      worker.postMessage({ id: lastId, sql, parameters, isPrepared })
      waiting.set(lastId, { fulfil, reject })
    })

  await ready.made
  isReady = true
  // An idle engine does not keep the process alive.
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
        // The error is created here, so that its stack shows the caller.
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
