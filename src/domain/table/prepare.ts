import { compareTexts } from '@/domain/collation'
import { plainName } from '@/domain/richName'
import { isImage } from './cell'
import { fold } from './fold'
import type { Row } from './row'

/** Rows made ready for searching and sorting, once a list [TB-10]. */
export interface Prepared<R extends Row = Row> {
  rows: readonly R[]
  /** The folded fields of a row, joined by a line break, which no searched word can hold; made when first asked for. */
  text(index: number): string
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

/** The indices of ranks below `count`, ascending by rank and then as they came. */
const inOrder = (ranks: Int32Array, count: number): Int32Array => {
  const places = new Int32Array(count + 1)
  for (const rank of ranks) places[rank + 1] = (places[rank + 1] ?? 0) + 1
  for (let rank = 1; rank <= count; rank++) places[rank] = (places[rank] ?? 0) + (places[rank - 1] ?? 0)
  const order = new Int32Array(ranks.length)
  ranks.forEach((rank, index) => {
    const place = places[rank] ?? 0
    order[place] = index
    places[rank] = place + 1
  })
  return order
}

/** Codes often come in their order: the first that does not tells. They are compared as they are met: to gather them first takes longer. */
const isInOrder = (rows: readonly Row[], column: number, { compare }: Order): boolean => {
  let before = textOf(rows[0], column)
  for (let at = 1; at < rows.length; at++) {
    const text = textOf(rows[at], column)
    if (compare(before, text) > 0) return false
    before = text
  }
  return true
}

const textOf = (row: Row | undefined, column: number) => plainName(row?.fields[column] ?? '')

/** Texts that the order holds equal ("1" and "01") keep the order that they came in. */
const orderBy = (rows: readonly Row[], column: number, order: Order): Int32Array => {
  if (isInOrder(rows, column, order)) return new Int32Array(rows.length).map((_, index) => index)
  const { sorted, compare } = order
  const texts = rows.map(row => textOf(row, column))
  const rankOf = new Map<string, number>()
  let rank = -1
  let before: string | undefined
  for (const text of sorted(texts)) {
    if (before === undefined || compare(before, text) !== 0) rank++
    rankOf.set(text, rank)
    before = text
  }
  return inOrder(
    Int32Array.from(texts, text => rankOf.get(text) ?? 0),
    rank + 1,
  )
}

/** Nobody searches for a piece of an address. */
const isText = (field: string) => !isImage(field)

/** @param columns which of them hold numbers, if any: signs and decimals count there, which mean nothing among texts */
export const prepare = <R extends Row>(rows: readonly R[], columns: readonly { numeric?: boolean }[] = []): Prepared<R> => {
  const orders = new Map<number, Int32Array>()
  const texts = new Array<string | undefined>(rows.length)
  return {
    rows,
    text: index => (texts[index] ??= fold((rows[index]?.fields ?? []).filter(isText).join('\n'))),
    order: column => {
      const order = orders.get(column) ?? orderBy(rows, column, columns[column]?.numeric ? asNumber : asText)
      orders.set(column, order)
      return order
    },
  }
}
