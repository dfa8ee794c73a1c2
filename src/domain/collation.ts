/** Compares two texts as people put them in order: Spanish, numbers by their value. */
export const { compare: compareTexts } = new Intl.Collator('es', { numeric: true })
