import { compareTexts } from '@/shared/collation'
import { plainName } from '@/shared/richName'
import { isImage } from './cell'
import { fold } from '@/shared/fold'

/** Column as far as searching and sorting go. A method takes the row, so that tables of different records share their code. */
export interface TextColumn<R = unknown> {
  key: string
  /** Text of a cell: shown, searched and sorted by. */
  text(row: R): string
  /** Text beside it, found by a search as well. */
  badge?(row: R): string | undefined
  /** Sorted by value: signs and decimals count there, which mean nothing among texts. */
  numeric?: boolean
}

/** Rows made ready for searching and sorting, once a list [TB-10]. */
export interface Prepared<R = unknown> {
  rows: readonly R[]
  /** Texts of a column by row; made once, when first asked for. Empty for a key that no column has. */
  texts(column: string): readonly string[]
  /** Folded texts of a row, joined by a line break, which no searched word can hold; made when first asked for. */
  text(index: number): string
  /** Row indices by a column, ascending; worked out when first asked for. */
  order(column: string): Int32Array
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

/** Codes often come in their order: the first that does not tells. Each is made plain as it is compared: to make all plain first takes longer. */
const isInOrder = (texts: readonly string[], { compare }: Order): boolean => {
  let before = plainName(texts[0] ?? '')
  for (let at = 1; at < texts.length; at++) {
    const text = plainName(texts[at] ?? '')
    if (compare(before, text) > 0) return false
    before = text
  }
  return true
}

/** Texts that the order holds equal ("1" and "01") keep the order that they came in. */
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

/** A search for a piece of an address finds nothing. */
const isText = (text: string) => !isImage(text)

const NO_TEXTS: readonly string[] = []

export const prepare = <R>(rows: readonly R[], columns: readonly TextColumn<R>[]): Prepared<R> => {
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
