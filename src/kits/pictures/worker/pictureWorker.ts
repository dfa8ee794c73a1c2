import type { Step } from '@/kits/pictures/prepared'
import { prepare } from '@/kits/pictures/worker/prepare'

/** Question of the page: one file at a time. */
export interface Question {
  file: File
  maxBytes: number
}

/** Answers of the worker: the steps of the preparation, or its failure. */
export type Answer = Step | { kind: 'failed'; message: string }

const post = (answer: Answer) => self.postMessage(answer)

/** Decodes, turns and reduces pictures beside the page [PH-04]. */
self.addEventListener('message', ({ data: { file, maxBytes } }: MessageEvent<Question>) => {
  prepare(file, maxBytes, post).then(post, (error: unknown) => post({ kind: 'failed', message: String(error) }))
})
