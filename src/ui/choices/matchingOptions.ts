import { fold, wordsOf } from '@/shared/fold'

/** What a field offers to choose from. */
export interface OfferedOption {
  label: string
  /** "(G-0102)": in grey after the label, and searched too. */
  detail?: string | undefined
}

const searched = new WeakMap<readonly OfferedOption[], readonly string[]>()

/** All fields that offer the same share these: a page may have dozens, each with thousands of options. */
const textsOf = (options: readonly OfferedOption[]): readonly string[] => {
  const earlier = searched.get(options)
  if (earlier) return earlier
  const texts = options.map(({ label, detail }) => fold(`${label} ${detail ?? ''}`))
  searched.set(options, texts)
  return texts
}

/** Finds those that hold every word that was typed, accents or not; those whose name begins so come first [TB-12]. */
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
