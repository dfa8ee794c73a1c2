import { mixed, string } from 'yup'
import { MAX_TEXT_LENGTH } from '@/domain/constants'
import type { LocaleMap } from '@/domain/locales'

const TOO_LONG = `Como máximo ${MAX_TEXT_LENGTH.toLocaleString('es')} caracteres`

/** Characters, as the API counts them: an emoji is one. Counted one by one only where it can matter. */
const isTooLong = (text: string): boolean => text.length > MAX_TEXT_LENGTH && Array.from(text).length > MAX_TEXT_LENGTH

/** A text that the API takes. */
export const textSchema = string().test('length', TOO_LONG, (text = '') => !isTooLong(text))

/** A map whose texts the API takes; says which locale is too long. Empty ones are fine, and reach here as undefined: Formik drops them. */
export const localeMapSchema = mixed<Partial<LocaleMap>>().test('length', (map, context) => {
  const tooLong = Object.entries(map ?? {}).find(([, text = '']) => isTooLong(text))
  return !tooLong || context.createError({ message: `${TOO_LONG} (${tooLong[0]})` })
})
