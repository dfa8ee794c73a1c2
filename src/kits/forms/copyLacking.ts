import type { LocaleMap } from '@/shared/locales'
import { changedTexts, filledFrom } from '@/shared/locales/copyTexts'
import type { PartTarget, RecordHistory } from '@/kits/history/views/target'

interface TextCopy {
  /** Texts that the language selector counts; each is the same object as in the fields or in a part. */
  maps: readonly LocaleMap[]
  locale: string
  from: string
  /** Fields of the form, and a function that writes some of them. */
  values?: object
  write?: (values: Readonly<Record<string, unknown>>) => void
  partes?: RecordHistory['partes']
}

const copyIntoParts = ({ drafts, lay }: PartTarget, maps: ReadonlySet<unknown>, change: (map: LocaleMap) => LocaleMap) => {
  const next = drafts.map(draft => ({ draft, texts: changedTexts(draft, maps, change) }))
  if (next.some(({ texts }) => Object.keys(texts).length > 0)) lay(next.map(({ draft, texts }) => ({ ...draft, ...texts })))
}

/** Fills the texts that `locale` lacks with those of `from`, in the form and its parts; unsaved like typed changes [TX-06]. */
export const copyLacking = ({ maps, locale, from, values = {}, write, partes = {} }: TextCopy): void => {
  const counted = new Set<unknown>(maps)
  const change = (map: LocaleMap) => filledFrom(map, locale, from)
  const texts = changedTexts(values, counted, change)
  if (Object.keys(texts).length > 0) write?.(texts)
  for (const part of Object.values(partes)) copyIntoParts(part, counted, change)
}
