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

/** What a column is sorted by. */
interface Order {
  /** Gives each distinct text once, in order. */
  sorted: (texts: Iterable<string>) => string[]
  compare: (one: string, other: string) => number
}

/** This key is close to the collation, and the engine's own quick string order compares it. */
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

const asText: Order = { sorted: collated, compare: compareTexts }

/** An empty cell stands before the least number. */
const valueOf = (text: string) => (text === '' ? -Number.MAX_VALUE : Number(text))

const byValue = (texts: Iterable<string>): string[] => {
  const valued = Array.from(new Set(texts), text => ({ text, value: valueOf(text) }))
  return valued.sort((a, b) => a.value - b.value).map(({ text }) => text)
}

const asNumber: Order = { sorted: byValue, compare: (one, other) => valueOf(one) - valueOf(other) }

/** Texts that the order holds equal ("1" and "01") keep the order that they came in. */
const orderBy = (rows: readonly Row[], column: number, { sorted, compare }: Order): Int32Array => {
  const texts = rows.map(row => plainName(row.fields[column] ?? ''))
  const bucketOf = new Map<string, number[]>()
  const buckets: number[][] = []
  let bucket: number[] = []
  let before: string | undefined
  for (const text of sorted(texts)) {
    if (before === undefined || compare(before, text) !== 0) buckets.push((bucket = []))
    bucketOf.set(text, bucket)
    before = text
  }
  texts.forEach((text, index) => bucketOf.get(text)?.push(index))
  return Int32Array.from(buckets.flat())
}

/** Nobody searches for a piece of an address. */
const isText = (field: string) => !isImage(field)

/** @param columns which of them hold numbers, if any: signs and decimals count there, which mean nothing among texts */
export const prepare = <R extends Row>(rows: readonly R[], columns: readonly { numeric?: boolean }[] = []): Prepared<R> => {
  const orders = new Map<number, Int32Array>()
  return {
    rows,
    texts: rows.map(row => fold(row.fields.filter(isText).join('\n'))),
    order: column => {
      const order = orders.get(column) ?? orderBy(rows, column, columns[column]?.numeric ? asNumber : asText)
      orders.set(column, order)
      return order
    },
  }
}
