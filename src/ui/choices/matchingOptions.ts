import { fold, wordsOf } from '@/shared/fold'

/** Option of a field. */
export interface OfferedOption {
  label: string
  /** Grey text after the label, included in searches: "(G-0102)". */
  detail?: string
}

const searched = new WeakMap<readonly OfferedOption[], readonly string[]>()

/**
 * Normalised texts of options, cached by their array and shared by all fields with that array: a page may have dozens of such fields, each
 * with thousands of options.
 */
const textsOf = (options: readonly OfferedOption[]): readonly string[] => {
  const earlier = searched.get(options)
  if (earlier) return earlier
  const texts = options.map(({ label, detail }) => fold(`${label} ${detail ?? ''}`))
  searched.set(options, texts)
  return texts
}

/** Options that contain every typed word, ignoring accents; options whose label begins with the text come first [TB-12]. */
export const matchingOptions = <Option extends OfferedOption>(options: readonly Option[], typed: string): readonly Option[] => {
  const words = wordsOf(typed)
  if (words.length === 0) return options
  const texts = textsOf(options)
  const start = words.join(' ')
  const found = options.flatMap((option, at) => {
    const text = texts[at] ?? ''
    return words.every(word => text.includes(word)) ? [{ option, begins: text.startsWith(start) }] : []
  })
  return [...found.filter(({ begins }) => begins), ...found.filter(({ begins }) => !begins)].map(({ option }) => option)
}
