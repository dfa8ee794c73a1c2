import { compareTexts } from '@/shared/collation'
import type { ChosenValues } from '@/shared/tableView'
import type { RootState } from '@/store/rootState'

/** Filter of a list's rows [LS-01]. A stable object while its values for each row do not change. */
export interface Filter<R = unknown> {
  /** Name of the query parameter. */
  key: string
  /** Set while the values are not loaded. `ask` is the action that loads them; null when it was dispatched already. */
  awaited?: { ask: { readonly type: string } | null }
  title: string
  /** Values of a row: none, one or several. */
  valuesOf(row: R): readonly string[]
  /** Displayed name of a value. */
  nameOf: (value: string) => string
  /** Option for rows without a value: "Sin familia". */
  none: string
  /** Feminine title: "2 elegidas", "Todas". */
  feminine?: true
  /** Hidden until a link sets it: few users need this filter. */
  rare?: true
  /** Newest value first, for years. */
  newestFirst?: true
}

/** Filter values of a field that holds one value or none. */
export const oneOf = (value: string | number | null | undefined): readonly string[] =>
  value === null || value === undefined || value === '' ? [] : [String(value)]

/** Filter by a referenced record; the address contains its id. */
export const referenceFilter = <R>(
  about: Pick<Filter, 'key' | 'title' | 'none' | 'feminine' | 'rare'>,
  referred: (row: R) => number | null | undefined,
  names: ReadonlyMap<number, string>,
): Filter<R> => ({
  ...about,
  valuesOf: row => oneOf(referred(row)),
  nameOf: value => names.get(Number(value)) ?? value,
})

/** Table of country names, created on first use, because loading names is slow. */
let countryNames: Intl.DisplayNames | undefined

/** Spanish name of a country; anything but a country code is returned unchanged. */
const nameOfCountry = (code: string): string => {
  if (!/^[A-Z]{2}$/.test(code)) return code
  countryNames ??= new Intl.DisplayNames('es', { type: 'region', fallback: 'code' })
  return countryNames.of(code) ?? code
}

/** Filter by countries; the address contains their codes. */
export const countriesFilter = <R>(countriesOf: (row: R) => readonly string[]): Filter<R> => ({
  key: 'pais',
  title: 'País',
  none: 'Sin países',
  valuesOf: row => [...new Set(countriesOf(row).map(code => code.toUpperCase()))],
  nameOf: nameOfCountry,
})

/** Filter value that stands for rows without a value. */
export const NONE = ''

/** Name of a chosen value. */
export const nameIn = ({ nameOf, none }: Filter, value: string): string => (value === NONE ? none : nameOf(value))

/** Selectable value with the number of rows left if it were chosen. */
export interface FilterOption {
  value: string
  name: string
  /** Number of rows; null when only the server can count. */
  count: number | null
}

/** Values of all rows as codes: a row has `codes[starts[row]]` to `codes[starts[row + 1] - 1]`. */
interface CodedValues {
  values: readonly string[]
  starts: Int32Array
  codes: Int32Array
}

const encode = (rows: readonly unknown[], filter: Filter): CodedValues => {
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

/** One byte a row: 1 if the row has any of the chosen values. */
type Mask = Uint8Array

const maskOf = ({ values, starts, codes }: CodedValues, chosen: readonly string[]): Mask => {
  const isChosen = Uint8Array.from(values, value => (chosen.includes(value) ? 1 : 0))
  const mask = new Uint8Array(starts.length - 1)
  for (let row = 0; row < mask.length; row++)
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at++) if (isChosen[codes[at] ?? 0] === 1) mask[row] = 1
  return mask
}

/** Row indices, ascending; null for all rows. */
type Rows = readonly number[] | null

export interface Filtering {
  /** Rows of `rows` that have any of the chosen values of every filter. */
  narrow: (rows: Rows, chosen: ChosenValues) => Rows
  /** Values of a filter sorted by name, each with the number of `rows` it would leave under the other filters. */
  offer: (filter: Filter, rows: Rows, chosen: ChosenValues) => FilterOption[]
}

const byName = (one: FilterOption, other: FilterOption) => compareTexts(one.name, other.name)

/** Filtering of a list. The values of the rows are read once per filter, on first use. */
export const createFiltering = (rows: readonly unknown[], filters: readonly Filter[]): Filtering => {
  const known = new Map<string, CodedValues>()
  const codedOf = (filter: Filter): CodedValues => {
    const coded = known.get(filter.key) ?? encode(rows, filter)
    known.set(filter.key, coded)
    return coded
  }
  // Masks are cached: one filter changes at a time, and the masks of the others stay valid.
  const masks = new Map<string, { chosen: readonly string[]; mask: Mask }>()
  const keptMask = (filter: Filter, chosen: readonly string[]): Mask => {
    const cached = masks.get(filter.key)
    if (cached?.chosen === chosen) return cached.mask
    const mask = maskOf(codedOf(filter), chosen)
    masks.set(filter.key, { chosen, mask })
    return mask
  }

  const narrow = (found: Rows, chosen: ChosenValues, except?: Filter): Rows => {
    const activeMasks = filters.flatMap(filter => {
      const values = chosen[filter.key]
      return filter === except || values === undefined ? [] : [keptMask(filter, values)]
    })
    const [first, ...others] = activeMasks
    if (first === undefined) return found
    const stays = others.length > 0 ? first.slice() : first
    for (const mask of others) for (let row = 0; row < stays.length; row++) stays[row] = (stays[row] ?? 0) & (mask[row] ?? 0)
    if (found !== null) return found.filter(row => stays[row] === 1)
    const indices: number[] = []
    for (let row = 0; row < stays.length; row++) if (stays[row] === 1) indices.push(row)
    return indices
  }

  const offer = (filter: Filter, found: Rows, chosen: ChosenValues): FilterOption[] => {
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

  // Offers are cached by the other filters' values: the choice in a filter does not change its own options.
  const offers = new Map<string, { inputs: readonly unknown[]; offered: FilterOption[] }>()
  return {
    narrow: (found, chosen) => narrow(found, chosen),
    offer: (filter, found, chosen) => {
      const inputs = [found, ...filters.flatMap(each => (each === filter ? [] : [chosen[each.key]]))]
      const cached = offers.get(filter.key)
      if (cached?.inputs.every((each, at) => each === inputs[at])) return cached.offered
      const offered = offer(filter, found, chosen)
      offers.set(filter.key, { inputs, offered })
      return offered
    },
  }
}

/** Selector of a list's filters; a stable array while nothing in it changes. */
export type SelectFilters = (root: RootState) => readonly Filter[]
