import type { Answer, Question } from '@/features/importar/worker/messages'
import { yieldToEventLoop } from '@/kits/spreadsheet/inSlices'
import { lazyPart } from '@/ui/lazyPart'

/** Readers and review, 40 KiB: the page loads them only without workers. */
const servicePart = lazyPart(() => import('@/features/importar/worker/service'))

/** Page side of the connection: sends questions until it is closed. */
interface Connection {
  ask: (question: Question) => void
  close: () => void
}

const inWorker = (hear: (answer: Answer) => void): Connection => {
  const worker = new Worker(new URL('./importWorker.ts', import.meta.url))
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => hear(data))
  worker.addEventListener('error', ({ message }) => hear({ kind: 'failed', message }))
  return { ask: question => worker.postMessage(question), close: () => worker.terminate() }
}

/** Connection without a worker: the page's thread does the work, one batch at a time. */
const onThread = (hear: (answer: Answer) => void): Connection => {
  let isOpen = true
  const tell = (answer: Answer) => {
    if (isOpen) hear(answer)
  }
  const breathe = async () => {
    await yieldToEventLoop()
    // Work of a closed connection stops here: its answer is not received.
    if (!isOpen) await new Promise<never>(() => undefined)
  }
  const service = servicePart.load().then(({ createService }) => createService(tell, breathe))
  return {
    ask: question =>
      void service.then(answer => answer(question)).catch((error: unknown) => tell({ kind: 'failed', message: String(error) })),
    close: () => {
      isOpen = false
    },
  }
}

export const connect = (hear: (answer: Answer) => void): Connection => (typeof Worker === 'undefined' ? onThread(hear) : inWorker(hear))
