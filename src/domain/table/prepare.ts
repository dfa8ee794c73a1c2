import { compareTexts } from '@/domain/collation'
import { plainName } from '@/domain/richName'
import { isImage } from './cell'
import { fold } from './fold'
import type { Row } from './row'

/** Rows made ready for searching and sorting, once a list [TB-10]. */
export interface Prepared<R extends Row = Row> {
  rows: readonly R[]
  /** The folded fields of each row, joined by a line break, which no searched word can hold. */
  texts: readonly string[]
  /** Row indices by a column, ascending; worked out when first asked for. */
  order(column: number): Int32Array
}

/** Close to the collation, and compared by the engine's own quick string order. */
const roughKey = (text: string) => fold(text).replace(/\d+/g, digits => digits.padStart(12, '0'))

/**
 * Distinct texts in Spanish collation, numbers by value [TB-09]. Sorting roughly first leaves long ordered runs, on which the
 * collator, the dear part, is called little more than once a text.
 */
const collated = (texts: Iterable<string>): string[] => {
  const keyed = Array.from(new Set(texts), text => ({ text, key: roughKey(text) }))
  keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
  return keyed.map(({ text }) => text).sort(compareTexts)
}

/** Texts that the collation holds equal ("1" and "01") keep the order that they came in. */
const orderBy = (rows: readonly Row[], column: number): Int32Array => {
  const texts = rows.map(row => plainName(row.fields[column] ?? ''))
  const bucketOf = new Map<string, number[]>()
  const buckets: number[][] = []
  let bucket: number[] = []
  let before: string | undefined
  for (const text of collated(texts)) {
    if (before === undefined || compareTexts(before, text) !== 0) buckets.push((bucket = []))
    bucketOf.set(text, bucket)
    before = text
  }
  texts.forEach((text, index) => bucketOf.get(text)?.push(index))
  return Int32Array.from(buckets.flat())
}

/** Nobody searches for a piece of an address. */
const isText = (field: string) => !isImage(field)

export const prepare = <R extends Row>(rows: readonly R[]): Prepared<R> => {
  const orders = new Map<number, Int32Array>()
  return {
    rows,
    texts: rows.map(row => fold(row.fields.filter(isText).join('\n'))),
    order: column => {
      const order = orders.get(column) ?? orderBy(rows, column)
      orders.set(column, order)
      return order
    },
  }
}
