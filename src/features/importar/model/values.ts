import type { FieldValue } from '@/shared/resources/fields'

/** Text of a value; '' for values of other types. */
export const textOf = (value: FieldValue | undefined): string => (typeof value === 'string' ? value : '')
