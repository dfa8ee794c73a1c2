import { nextTask } from '@/store/nextTask'
import type { LastStep, Step } from '@/kits/pictures/prepared'
import { WORDS } from '@/kits/pictures/prepared'
import type { Answer, Question } from '@/kits/pictures/worker/pictureWorker'
import { lazyPart } from '@/ui/lazyPart'

/** Judgement by first bytes, 6 KiB: only where there are no workers does the page have it itself. */
const preparePart = lazyPart(() => import('@/kits/pictures/worker/prepare'))

type Tell = (step: Step) => void

const refused = (sentence: string): LastStep => ({ kind: 'refused', sentence })

/** Milliseconds that a worker without work is kept: the next file of a drop needs no other one, and its memory goes soon. */
const IDLE_MS = 10_000

/** The one worker, which keeps its decoders from file to file. */
let worker: Worker | null = null
let idle: ReturnType<typeof setTimeout> | undefined

const endWorker = () => {
  worker?.terminate()
  worker = null
}

const inWorker = (question: Question, tell: Tell, signal: AbortSignal): Promise<LastStep> =>
  new Promise((resolve, reject) => {
    clearTimeout(idle)
    // The server knows the script by the name of its chunk.
    worker ??= new Worker(/* webpackChunkName: "pictures" */ new URL('./worker/pictureWorker.ts', import.meta.url))
    const listening = new AbortController()
    const end = (settle: () => void) => {
      listening.abort()
      settle()
    }
    const stop = () => {
      // Work in the middle of a decoder ends with its worker alone.
      endWorker()
      end(() => reject(signal.reason as Error))
    }
    const hear = ({ data }: MessageEvent<Answer>) => {
      if (data.kind === 'failed') end(() => resolve(refused(WORDS.unreadable)))
      else if (data.kind === 'ready' || data.kind === 'offer' || data.kind === 'refused') end(() => resolve(data))
      else tell(data)
    }
    // The script has not come: failures of the work itself are answers.
    const fail = () => {
      endWorker()
      end(() => resolve(refused(WORDS.notLoaded)))
    }
    worker.addEventListener('message', hear, { signal: listening.signal })
    worker.addEventListener('error', fail, { signal: listening.signal })
    signal.addEventListener('abort', stop, { signal: listening.signal })
    worker.postMessage(question)
  })

/** A file that is given up ends at once; what is left of its work is never heard. */
const onThread = ({ file, maxBytes }: Question, tell: Tell, signal: AbortSignal): Promise<LastStep> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
    preparePart
      .load()
      .then(
        ({ prepare }) => prepare(file, maxBytes, tell).catch(() => refused(WORDS.unreadable)),
        () => refused(WORDS.notLoaded),
      )
      .then(resolve, reject)
  })

/** End of the file before: one is decoded at a time, since each may take hundreds of megabytes. */
let before: Promise<unknown> = Promise.resolve()

/**
 * Prepares a chosen file for its upload, after those chosen before it [PH-01, PH-02]. Only a `ready` picture, or the one of an `offer` that
 * the user takes, may be sent.
 * @param maxBytes limit of an upload
 * @param tell gets the steps before the last, until the signal aborts
 * @throws reason of the signal
 */
export const preparePicture = (file: File, maxBytes: number, tell: Tell, signal: AbortSignal): Promise<LastStep> => {
  const question = { file, maxBytes }
  const tellOpen: Tell = step => {
    if (!signal.aborted) tell(step)
  }
  const prepared = before.then(async () => {
    signal.throwIfAborted()
    tell({ kind: 'working', sentence: WORDS.opening })
    const last = await (typeof Worker === 'undefined' ? onThread(question, tellOpen, signal) : inWorker(question, tellOpen, signal))
    signal.throwIfAborted()
    return last
  })
  before = prepared
    .catch(() => undefined)
    .finally(() => {
      clearTimeout(idle)
      if (worker) idle = setTimeout(endWorker, IDLE_MS)
    })
    // The finished picture leaves its row before another one opens.
    .then(nextTask)
  return prepared
}
