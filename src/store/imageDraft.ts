import { isObject } from '@/shared/isObject'

/** Facts about a chosen picture, for its line in a form. */
export interface PictureFacts {
  /** Size in pixels. */
  width: number
  height: number
  /** Origin of a converted or reduced file: "Reducida de 11,2 MB, convertida de HEIC"; null for the chosen file itself. */
  origin: string | null
}

/** Unsaved state of an image in a form [IM-01]. A chosen file is in the vault under its ticket [AC-04]. */
export type ImageDraft =
  | { kind: 'keep' }
  /** Chosen file: `size` in bytes, `facts` from its decoding. */
  | { kind: 'chosen'; ticket: string; name: string; size: number; facts?: PictureFacts }
  | { kind: 'remove' }

export const KEEP: ImageDraft = { kind: 'keep' }

const KINDS: readonly unknown[] = ['keep', 'chosen', 'remove'] satisfies ImageDraft['kind'][]

/** True for the image of a form: one value, although its members look like texts by language. */
export const isImageDraft = (value: unknown): value is ImageDraft => isObject(value) && KINDS.includes(value['kind'])
