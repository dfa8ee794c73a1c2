import type { Question } from '@/features/importar/worker/messages'
import { createService } from '@/features/importar/worker/service'

/** Reads and reviews files beside the page [IX-09]. Its answers wait in the page's queue, each a task of its own. */
const answer = createService(
  message => self.postMessage(message),
  () => Promise.resolve(),
)

self.addEventListener('message', ({ data }: MessageEvent<Question>) => void answer(data))
