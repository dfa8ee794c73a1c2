/** Facts about a chosen picture, for its line in a form. */
export interface PictureFacts {
  /** In pixels. */
  width: number
  height: number
  /** "Reducida de 11,2 MB, convertida de HEIC"; null for a file as it was chosen. */
  origin: string | null
}

/** An image of a form that is not saved yet [IM-01]. The file itself waits in the vault under its ticket [AC-04]. */
export type ImageDraft =
  | { kind: 'keep' }
  /** `size` counts bytes; `facts` are what was found when it was decoded. */
  | { kind: 'chosen'; ticket: string; name: string; size: number; facts?: PictureFacts }
  | { kind: 'remove' }

export const KEEP: ImageDraft = { kind: 'keep' }
