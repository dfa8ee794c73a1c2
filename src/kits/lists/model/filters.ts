import { compareTexts } from '@/shared/collation'
import type { Chosen } from '@/shared/tableView'
import type { RootState } from '@/store/rootState'

/** What the rows of a list can be narrowed by [LS-01]. The same object as long as what it says of a row is the same. */
export interface Filter<R = unknown> {
  /** Its name in the address. */
  key: string
  /** Its values are not known yet: they are asked for once somebody wants them. `ask` does that; null where it is done. */
  awaited?: { ask: { readonly type: string } | null } | undefined
  title: string
  /** What a row has of it, none or several. */
  valuesOf(row: R): readonly string[]
  /** What people call a value. */
  nameOf: (value: string) => string
  /** What those without any are called: "Sin familia". */
  none: string
  /** Its title is feminine: "2 elegidas", "Todas". */
  feminine?: true
  /** Shows while it is chosen, which links do: few narrow a list by it themselves. */
  rare?: true
  /** Years: the newest stands first. */
  newestFirst?: true
}

/** Of a member that holds one value, or none. */
export const oneOf = (value: string | number | null | undefined): readonly string[] =>
  value === null || value === undefined || value === '' ? [] : [String(value)]

/** A filter by what a record refers to, the address of which has its id. */
export const referenceFilter = <R>(
  about: Pick<Filter, 'key' | 'title' | 'none' | 'feminine' | 'rare'>,
  referred: (row: R) => number | null | undefined,
  names: ReadonlyMap<number, string>,
): Filter<R> => ({
  ...about,
  valuesOf: row => oneOf(referred(row)),
  nameOf: value => names.get(Number(value)) ?? value,
})

/** The value of rows that have none. */
export const NONE = ''

/** A value with how many rows it would leave. */
export interface Offered {
  value: string
  name: string
  /** null where only the server could tell. */
  count: number | null
}

/** Of every row the codes of its values: those from `starts[row]` to `starts[row + 1]`. */
interface Coded {
  values: readonly string[]
  starts: Int32Array
  codes: Int32Array
}

const encode = (rows: readonly unknown[], filter: Filter): Coded => {
  const codeOf = new Map<string, number>()
  const starts = new Int32Array(rows.length + 1)
  const codes: number[] = []
  rows.forEach((row, index) => {
    const values = filter.valuesOf(row)
    for (const value of values.length > 0 ? values : [NONE]) {
      const code = codeOf.get(value) ?? codeOf.size
      codeOf.set(value, code)
      codes.push(code)
    }
    starts[index + 1] = codes.length
  })
  return { values: [...codeOf.keys()], starts, codes: Int32Array.from(codes) }
}

/** By row: 1 where it has any of the values asked for. */
type Mask = Uint8Array

const maskOf = ({ values, starts, codes }: Coded, chosen: readonly string[]): Mask => {
  const isChosen = Uint8Array.from(values, value => (chosen.includes(value) ? 1 : 0))
  const mask = new Uint8Array(starts.length - 1)
  for (let row = 0; row < mask.length; row++)
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at++) if (isChosen[codes[at] ?? 0] === 1) mask[row] = 1
  return mask
}

/** Which rows there are to look at, ascending; null = all. */
type Rows = readonly number[] | null

export interface Filtering {
  /** Those of `rows` that have any of the values of every filter. */
  narrow: (rows: Rows, chosen: Chosen) => Rows
  /** All values of a filter, by name: how many of `rows` each would leave under the other filters. */
  offer: (filter: Filter, rows: Rows, chosen: Chosen) => Offered[]
}

const byName = (one: Offered, other: Offered) => compareTexts(one.name, other.name)

/** Filters of a list; what it takes to tell the values of its rows is done once a filter, when it is first asked about. */
export const createFiltering = (rows: readonly unknown[], filters: readonly Filter[]): Filtering => {
  const known = new Map<string, Coded>()
  const codedOf = (filter: Filter): Coded => {
    const coded = known.get(filter.key) ?? encode(rows, filter)
    known.set(filter.key, coded)
    return coded
  }
  // One filter is changed at a time, and the rows that the others leave stay the same.
  const masks = new Map<string, { chosen: readonly string[]; mask: Mask }>()
  const keptMask = (filter: Filter, chosen: readonly string[]): Mask => {
    const kept = masks.get(filter.key)
    if (kept?.chosen === chosen) return kept.mask
    const mask = maskOf(codedOf(filter), chosen)
    masks.set(filter.key, { chosen, mask })
    return mask
  }

  const narrow = (found: Rows, chosen: Chosen, except?: Filter): Rows => {
    const asked = filters.flatMap(filter => {
      const values = chosen[filter.key]
      return filter === except || values === undefined ? [] : [keptMask(filter, values)]
    })
    const [first, ...others] = asked
    if (first === undefined) return found
    const stays = others.length > 0 ? first.slice() : first
    for (const mask of others) for (let row = 0; row < stays.length; row++) stays[row] = (stays[row] ?? 0) & (mask[row] ?? 0)
    if (found !== null) return found.filter(row => stays[row] === 1)
    const indices: number[] = []
    for (let row = 0; row < stays.length; row++) if (stays[row] === 1) indices.push(row)
    return indices
  }

  const offer = (filter: Filter, found: Rows, chosen: Chosen): Offered[] => {
    const { values, starts, codes } = codedOf(filter)
    const counts = new Int32Array(values.length)
    const count = (row: number) => {
      for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at++) counts[codes[at] ?? 0] = (counts[codes[at] ?? 0] ?? 0) + 1
    }
    const left = narrow(found, chosen, filter)
    if (left) left.forEach(count)
    else for (let row = 0; row < rows.length; row++) count(row)
    const offered = values.flatMap((value, code) =>
      value === NONE ? [] : [{ value, name: filter.nameOf(value), count: counts[code] ?? 0 }],
    )
    offered.sort(filter.newestFirst ? (one, other) => byName(other, one) : byName)
    const none = values.indexOf(NONE)
    return none < 0 ? offered : [...offered, { value: NONE, name: filter.none, count: counts[none] ?? 0 }]
  }

  // What is chosen of a filter changes nothing of what it offers.
  const offers = new Map<string, { asked: readonly unknown[]; offered: Offered[] }>()
  return {
    narrow: (found, chosen) => narrow(found, chosen),
    offer: (filter, found, chosen) => {
      const asked = [found, ...filters.flatMap(each => (each === filter ? [] : [chosen[each.key]]))]
      const kept = offers.get(filter.key)
      if (kept?.asked.every((each, at) => each === asked[at])) return kept.offered
      const offered = offer(filter, found, chosen)
      offers.set(filter.key, { asked, offered })
      return offered
    },
  }
}

/** Filters of a list with their options; the same array as long as nothing in it changes. */
export type SelectFilters = (root: RootState) => readonly Filter[]
