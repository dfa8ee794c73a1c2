import { compareTexts } from '@/shared/collation'
import { plainName } from '@/shared/richName'
import { isImage } from './cell'
import { fold } from '@/shared/fold'

/** Column for searching and sorting. Methods take the row, so that tables of different records share their code. */
export interface TextColumn<R = unknown> {
  key: string
  /** Text of a cell, for display, search and sort. */
  text(row: R): string
  /** Text beside the cell's text, searched too. */
  badge?(row: R): string | undefined
  /** Sorts by numeric value: signs and decimals count. */
  numeric?: boolean
}

/** Rows prepared for searching and sorting, once a list [TB-10]. */
export interface PreparedRows<R = unknown> {
  rows: readonly R[]
  /** Texts of a column by row, computed on first use. Empty for an unknown key. */
  texts(column: string): readonly string[]
  /** Normalised texts of a row, joined by a line break, which no search word contains; computed on first use. */
  text(index: number): string
  /** Row indices sorted by a column, ascending; computed on first use. */
  order(column: string): Int32Array
}

/** Order of a column. */
interface Order {
  /** Sorts the distinct texts. */
  sorted: (texts: Iterable<string>) => string[]
  compare: (one: string, other: string) => number
}

/** Key that approximates the collation and is compared by the engine's fast string order. */
const roughKey = (text: string) => fold(text).replace(/\d+/g, digits => digits.padStart(12, '0'))

/**
 * Distinct texts in Spanish collation, numbers by value [TB-09]. A rough presort leaves long ordered runs, so that the slow collator is
 * called little more than once a text.
 */
const collated = (texts: Iterable<string>): string[] => {
  const keyed = Array.from(new Set(texts), text => ({ text, key: roughKey(text) }))
  keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
  return keyed.map(({ text }) => text).sort(compareTexts)
}

const asText: Order = { sorted: collated, compare: compareTexts }

/** Empty cells come before the smallest number. */
const valueOf = (text: string) => (text === '' ? -Number.MAX_VALUE : Number(text))

const byValue = (texts: Iterable<string>): string[] => {
  const valued = Array.from(new Set(texts), text => ({ text, value: valueOf(text) }))
  return valued.sort((a, b) => a.value - b.value).map(({ text }) => text)
}

const asNumber: Order = { sorted: byValue, compare: (one, other) => valueOf(one) - valueOf(other) }

/** Indices of the ranks below `count`, ascending by rank; equal ranks keep their order (counting sort). */
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

/**
 * True if the texts are sorted already, as codes often are. Stops at the first exception, and removes markup text by text, because removing
 * it from all texts first takes longer.
 */
const isInOrder = (texts: readonly string[], { compare }: Order): boolean => {
  let before = plainName(texts[0] ?? '')
  for (let at = 1; at < texts.length; at++) {
    const text = plainName(texts[at] ?? '')
    if (compare(before, text) > 0) return false
    before = text
  }
  return true
}

/** Row order of a column. Equal texts ("1" and "01") keep their order. */
const orderBy = (marked: readonly string[], order: Order): Int32Array => {
  if (isInOrder(marked, order)) return new Int32Array(marked.length).map((_, index) => index)
  const { sorted, compare } = order
  const texts = marked.map(plainName)
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

/** Filter of searched texts: addresses of images are not searched. */
const isText = (text: string) => !isImage(text)

const NO_TEXTS: readonly string[] = []

export const prepare = <R>(rows: readonly R[], columns: readonly TextColumn<R>[]): PreparedRows<R> => {
  const columnOf = new Map(columns.map(column => [column.key, column]))
  const known = new Map<string, readonly string[]>()
  const orders = new Map<string, Int32Array>()
  const folded = new Array<string | undefined>(rows.length)
  const texts = (key: string): readonly string[] => {
    const column = columnOf.get(key)
    if (!column) return NO_TEXTS
    const made = known.get(key) ?? rows.map(row => column.text(row))
    known.set(key, made)
    return made
  }
  let all: readonly (readonly string[])[] | undefined
  const foldRow = (index: number): string => {
    const row = rows[index]
    all ??= columns.map(({ key }) => texts(key))
    const own = all.map(each => each[index] ?? '')
    const beside = row === undefined ? [] : columns.flatMap(column => column.badge?.(row) ?? [])
    return fold([...own, ...beside].filter(isText).join('\n'))
  }
  return {
    rows,
    texts,
    text: index => (folded[index] ??= foldRow(index)),
    order: key => {
      const order = orders.get(key) ?? orderBy(texts(key), columnOf.get(key)?.numeric ? asNumber : asText)
      orders.set(key, order)
      return order
    },
  }
}
