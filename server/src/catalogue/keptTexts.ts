import { lineOf } from '@/domain/lineOf'
import type { Field } from '@/shared/resources/fields'

/** Whether texts by language of a field have one line. */
export const isLine = (field: Field | undefined): boolean => field?.kind === 'text' && field.oneLine

/** Texts by language as a field keeps them: those of one line without line breaks. */
export const keptTexts = (field: Field, value: unknown): unknown =>
  isLine(field) && typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([language, text]) => [language, typeof text === 'string' ? lineOf(text) : text]))
    : value
