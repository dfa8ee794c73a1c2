const PREFIX = 'importacion/'

/** Id of the draft of an import, and name of its lock. */
export const draftIdOf = (run: string): string => `${PREFIX}${run}`

/** Id of the import of a draft; null for the draft of a form. */
export const runOfDraft = (draft: string): string | null => (draft.startsWith(PREFIX) ? draft.slice(PREFIX.length) : null)
