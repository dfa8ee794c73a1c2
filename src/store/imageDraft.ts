/** Unsaved image of a form [IM-01]. The file itself is in the vault under its ticket [AC-04]. */
export type ImageDraft =
  | { kind: 'keep' }
  /** `size` in bytes. */
  | { kind: 'chosen'; ticket: string; name: string; size: number }
  | { kind: 'remove' }

export const KEEP: ImageDraft = { kind: 'keep' }
