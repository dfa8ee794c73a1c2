import type { Question } from '@/features/importar/worker/messages'
import { createService } from '@/features/importar/worker/service'

/** Service in the worker [IX-09]. Pauses are not needed: the page receives each answer as a task of its own. */
const answer = createService(
  message => self.postMessage(message),
  () => Promise.resolve(),
)

self.addEventListener('message', ({ data }: MessageEvent<Question>) => void answer(data))
