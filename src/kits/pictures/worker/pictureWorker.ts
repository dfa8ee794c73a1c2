import type { Step } from '@/kits/pictures/prepared'
import { prepare } from '@/kits/pictures/worker/prepare'

/** Message of the page with a file to prepare; one file at a time. */
export interface Question {
  file: File
  maxBytes: number
}

const post = (step: Step) => self.postMessage(step)

/** Decodes, turns and reduces pictures outside the page's thread [PH-04]. */
self.addEventListener('message', ({ data: { file, maxBytes } }: MessageEvent<Question>) => {
  void prepare(file, maxBytes, post).then(post)
})
