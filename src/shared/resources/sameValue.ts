import { isObject } from '@/shared/isObject'

const isFilled = (value: unknown): boolean => value !== '' && value !== null && value !== undefined

/** Members of a value: of a text by language those with a text, of a list its items, codes in upper case; none for a blank value. */
const membersOf = (value: unknown): unknown[] => {
  if (isObject(value)) return Object.entries(value).filter(([, member]) => isFilled(member))
  if (Array.isArray(value)) return value.map((item: unknown) => (typeof item === 'string' ? item.toUpperCase() : item))
  return [value].filter(isFilled)
}

/**
 * True if two values of a field are equal. The shape of a value tells its kind: texts by language, where an empty text equals none; a list of
 * ids or of codes, whose order counts only with `isOrdered`; the image of a form; or a plain value, where '' and null are equal.
 */
export const sameValue = (one: unknown, other: unknown, isOrdered = false): boolean => {
  const comparable = (value: unknown): string => {
    const members = membersOf(value).map(member => JSON.stringify(member))
    return JSON.stringify(isOrdered && Array.isArray(value) ? members : members.sort())
  }
  return comparable(one) === comparable(other)
}
