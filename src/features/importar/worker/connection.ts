import type { Answer, Question } from '@/features/importar/worker/messages'
import { letOthersWork } from '@/kits/spreadsheet/inSlices'
import { lazyPart } from '@/ui/lazyPart'

/** Readers and review, 40 KiB: only where there are no workers does the page have them itself. */
const servicePart = lazyPart(() => import('@/features/importar/worker/service'))

/** Side of the page: questions go one way, answers come the other, until it is closed. */
export interface Connection {
  ask: (question: Question) => void
  close: () => void
}

const inWorker = (hear: (answer: Answer) => void): Connection => {
  const worker = new Worker(new URL('./importWorker.ts', import.meta.url))
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => hear(data))
  worker.addEventListener('error', ({ message }) => hear({ kind: 'failed', message }))
  return { ask: question => worker.postMessage(question), close: () => worker.terminate() }
}

/** Without workers the same is done here, a batch at a time. */
const onThread = (hear: (answer: Answer) => void): Connection => {
  let isOpen = true
  const tell = (answer: Answer) => {
    if (isOpen) hear(answer)
  }
  const breathe = async () => {
    await letOthersWork()
    // Work of a closed connection ends here: its answer is never heard.
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
