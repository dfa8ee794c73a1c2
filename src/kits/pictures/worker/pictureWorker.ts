import type { Step } from '@/kits/pictures/prepared'
import { prepare } from '@/kits/pictures/worker/prepare'

/** Message of the page with a file to prepare; one file at a time. */
export interface Question {
  file: File
  maxBytes: number
}

/** Message of the worker: a step of the preparation, or its failure. */
export type Answer = Step | { kind: 'failed'; message: string }

const post = (answer: Answer) => self.postMessage(answer)

/** Decodes, turns and reduces pictures outside the page's thread [PH-04]. */
self.addEventListener('message', ({ data: { file, maxBytes } }: MessageEvent<Question>) => {
  prepare(file, maxBytes, post).then(post, (error: unknown) => post({ kind: 'failed', message: String(error) }))
})
