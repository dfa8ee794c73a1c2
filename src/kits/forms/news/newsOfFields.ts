import { bothInWords, markInWords } from '@/kits/forms/news/model/words'
import type { FieldNotes } from '@/kits/forms/news/useNews'
import type { NewsOfField } from '@/ui/fields/fieldNews'

const none: NewsOfField = () => undefined

/**
 * Notes at the fields about saves of others: author of the value, or announcement of the conflict question [SY-04].
 * @param own id of the signed-in user, whose saves in other tabs are worded differently; null if unknown
 */
export const newsOfFields = (shown: FieldNotes | null, own: number | null): NewsOfField => {
  if (!shown?.news.nombres) return none
  const { clashes, fields, isTaken } = shown
  return (name, locale) => {
    const mark = fields[name]?.find(each => each.locale === null || each.locale === locale)
    if (!mark) return undefined
    const isBoth = clashes.some(clash => clash.field === name && clash.locale === mark.locale)
    if (isBoth) return { both: bothInWords(mark.save, own) }
    return isTaken(name, mark.locale) ? { taken: markInWords(mark.save, own) } : undefined
  }
}
