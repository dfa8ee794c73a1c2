import { nextTask } from '@/store/nextTask'
import type { LastStep, Step } from '@/kits/pictures/prepared'
import { WORDS } from '@/kits/pictures/prepared'
import type { Question } from '@/kits/pictures/worker/pictureWorker'
import { lazyPart } from '@/ui/lazyPart'

/** Preparation in the page (6 KiB), loaded only in browsers without workers. */
const preparePart = lazyPart(() => import('@/kits/pictures/worker/prepare'))

type StepListener = (step: Step) => void

const refused = (sentence: string): LastStep => ({ kind: 'refused', sentence })

/** Time in milliseconds after which an idle worker ends: the next file of a drop reuses the worker, and its memory is released soon. */
const IDLE_MS = 10_000

/** The only worker, which keeps its decoders between files. */
let worker: Worker | null = null
let idle: ReturnType<typeof setTimeout> | undefined

const endWorker = () => {
  worker?.terminate()
  worker = null
}

const inWorker = (question: Question, tell: StepListener, signal: AbortSignal): Promise<LastStep> =>
  new Promise((resolve, reject) => {
    clearTimeout(idle)
    // The server recognises the script by its chunk name, and sends it with its own content security policy.
    worker ??= new Worker(/* webpackChunkName: "pictures" */ new URL('./worker/pictureWorker.ts', import.meta.url))
    const listening = new AbortController()
    const end = (settle: () => void) => {
      listening.abort()
      settle()
    }
    const stop = () => {
      // Only the end of the worker stops a running decoder.
      endWorker()
      end(() => reject(signal.reason as Error))
    }
    const hear = ({ data }: MessageEvent<Step>) => {
      if (data.kind === 'ready' || data.kind === 'offer' || data.kind === 'refused') end(() => resolve(data))
      else tell(data)
    }
    // The script was not loaded; a failure of the work itself is a refusal.
    const fail = () => {
      endWorker()
      end(() => resolve(refused(WORDS.notLoaded)))
    }
    worker.addEventListener('message', hear, { signal: listening.signal })
    worker.addEventListener('error', fail, { signal: listening.signal })
    signal.addEventListener('abort', stop, { signal: listening.signal })
    worker.postMessage(question)
  })

/** Prepares a file in the page. An abort rejects at once; later results are ignored. */
const onThread = ({ file, maxBytes }: Question, tell: StepListener, signal: AbortSignal): Promise<LastStep> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
    preparePart
      .load()
      .then(
        ({ prepare }) => prepare(file, maxBytes, tell),
        () => refused(WORDS.notLoaded),
      )
      .then(resolve, reject)
  })

/** End of the previous file: one file is decoded at a time, because each may take hundreds of megabytes. */
let before: Promise<unknown> = Promise.resolve()

/**
 * Prepares a chosen file for its upload, after earlier files [PH-01, PH-02]. Only the picture of a `ready` step, or of an `offer` accepted by
 * the user, may be sent.
 * @param maxBytes limit of an upload
 * @param tell called with the steps before the last, until the signal aborts
 * @throws reason of the signal
 */
export const preparePicture = (file: File, maxBytes: number, tell: StepListener, signal: AbortSignal): Promise<LastStep> => {
  const question = { file, maxBytes }
  const tellOpen: StepListener = step => {
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
    // A task between two files, in which the page removes the row of the finished one.
    .then(nextTask)
  return prepared
}
