/** An image of a form that is not saved yet [IM-01]. The file itself waits in the vault under its ticket [AC-04]. */
export type ImageDraft =
  | { kind: 'keep' }
  /** `size` counts bytes. */
  | { kind: 'chosen'; ticket: string; name: string; size: number }
  | { kind: 'remove' }

export const KEEP: ImageDraft = { kind: 'keep' }
