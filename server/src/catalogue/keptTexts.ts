import { isLine } from '@/domain/historial/campos'
import { lineOf } from '@/domain/lineOf'

/** Texts by language as a member of this table keeps them: those of one line without line breaks. */
export const keptTexts = (table: string, name: string, value: unknown): unknown =>
  isLine(table, name) && typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([language, text]) => [language, typeof text === 'string' ? lineOf(text) : text]))
    : value
