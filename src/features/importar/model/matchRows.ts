import { isLocaleMap } from '@/shared/locales/isLocaleMap'
import { cellOf, EMPTY, NO_KEY, NO_NAME, type Columns } from '@/features/importar/model/columns'
import { codeKey } from '@/features/importar/model/names'
import { keyOf } from '@/features/importar/model/nearest'
import { sharesCodes, type ImportableName } from '@/features/importar/model/resources'
import { textOf } from '@/features/importar/model/values'
import type { Decisions, ImportedRecord, SheetRow } from '@/features/importar/model/types'
import { addTo, groupBy } from '@/shared/groupBy'
import { DEFAULT_LOCALE, inLocale } from '@/shared/locales'
import { resources } from '@/shared/resources/registry'
import type { Resource } from '@/shared/resources/resource'

/** Rows of the file for one record; several only if a row is a line of composition. */
export interface Group {
  number: number
  rows: readonly [SheetRow, ...SheetRow[]]
}

/** Match of a group with a record. */
export interface Match {
  /** Undefined for a new record, and if `reason` is set. */
  record?: ImportedRecord
  /** True for a match by id; the other key columns then are plain values. */
  isById: boolean
  /** Reason why the record is unknown or ambiguous; else null. */
  reason: string | null
  candidates: readonly ImportedRecord[]
  /** Number of an earlier group with the record; null if there is none. */
  repeats: number | null
  /** Number of new records in earlier groups. */
  newBefore: number
}

/** Name of a record in es_ES. */
export const ownName = (record: ImportedRecord, title: string): string => {
  const map = record[title]
  return isLocaleMap(map) ? inLocale(map).trim() : ''
}

interface Keys {
  code: string
  name: string
}

/** Groups of rows by name; rows without a name join the row before them. */
const groupedByName = (rows: readonly SheetRow[], nameOf: (row: SheetRow) => string): Group[] => {
  const parts = new Map<string, SheetRow[]>()
  let name = rows.map(nameOf).find(each => each !== '') ?? ''
  for (const row of rows) {
    name = nameOf(row) || name
    addTo(parts, name, row)
  }
  return [...parts.values()].flatMap(([first, ...others]) => (first ? [{ number: first.number, rows: [first, ...others] }] : []))
}

/**
 * Groups rows by key if a row is a line of composition; rows without a key join the keyed row before them. A code without an id refers to
 * the last row with both. Records that share a code have a group for each name.
 */
export const groupsOf = (
  rows: readonly SheetRow[],
  { lines, ...columns }: Columns,
  { keysOf, sharesCode }: Pick<Matcher, 'keysOf' | 'sharesCode'>,
): Group[] => {
  if (lines.length === 0) return rows.map(row => ({ number: row.number, rows: [row] }))
  const groups: SheetRow[][] = []
  const byKey = new Map<string, SheetRow[]>()
  let last: SheetRow[] | null = null
  for (const row of rows) {
    const { code, name } = keysOf(row)
    const id = cellOf(row, columns.id)
    const ofCode = code === '' ? '' : `codigo ${codeKey(code)}`
    const key = id !== '' ? `id ${id}` : ofCode || (name === '' ? '' : `nombre ${keyOf(name)}`)
    const earlier: SheetRow[] | null | undefined = key === '' ? last : byKey.get(key)
    if (earlier) {
      earlier.push(row)
      last = earlier
    } else {
      const group = [row]
      groups.push(group)
      for (const each of [key, ofCode]) if (each !== '') byKey.set(each, group)
      last = key === '' ? null : group
    }
  }
  const nameOf = (row: SheetRow) => (sharesCode && cellOf(row, columns.id) === '' ? keyOf(keysOf(row).name) : '')
  return groups.flatMap(all => groupedByName(all, nameOf)).sort((one, other) => one.number - other.number)
}

/** Id in a cell; NaN if there is none. */
export const idIn = (cell: string): number => (/^\d+$/.test(cell) ? Number(cell) : NaN)

/** Functions that match groups with records [IX-03]. */
export const createMatcher = (recurso: ImportableName, records: readonly ImportedRecord[], columns: Columns, rows: readonly SheetRow[]) => {
  const resource: Resource = resources[recurso]
  const title = resource.title ?? ''
  const hasCode = 'codigo' in resource.fields
  /** True if several records may have one code: finished products. */
  const sharesCode = sharesCodes(resource)
  const owners = resource.child?.owners ?? []
  const columnOf = (name: string, locale: string | null) =>
    columns.fields.find(each => each.name === name && each.locale === locale)?.column ?? null
  const [codeColumn, nameColumn] = [hasCode ? columnOf('codigo', null) : null, columnOf(title, DEFAULT_LOCALE)]
  const byId = new Map(records.map(record => [record.id, record]))
  const byCode = groupBy(hasCode ? records : [], record => codeKey(textOf(record['codigo'])))
  const byName = groupBy(records, record => keyOf(ownName(record, title)))

  // `EMPTY` clears a code and identifies no record.
  const keyIn = (row: SheetRow, column: number | null): string => (cellOf(row, column) === EMPTY ? '' : cellOf(row, column))
  const keysOf = (row: SheetRow): Keys => ({ code: keyIn(row, codeColumn), name: keyIn(row, nameColumn) })

  /** Names in the file, by code, of rows without an id. */
  const namesOf = new Map<string, Set<string>>()
  if (sharesCode)
    for (const row of rows) {
      const { code, name } = keysOf(row)
      if (code === '' || name === '' || cellOf(row, columns.id) !== '') continue
      const names = namesOf.get(codeKey(code)) ?? new Set()
      namesOf.set(codeKey(code), names.add(keyOf(name)))
    }

  /** Records with the keys of a row, or the reason why the keys are not sufficient. Finished products without a code match by name. */
  const found = ({ code, name }: Keys): readonly ImportedRecord[] | string => {
    if (code !== '') return byCode.get(codeKey(code)) ?? []
    if (hasCode && codeColumn === null) return `Falta ${resource.fields['codigo']?.label ?? ''}`
    if (hasCode && resource.fields['codigo']?.required) return `Falta ${resource.fields['codigo'].label}`
    if (name === '') return hasCode ? NO_KEY : NO_NAME
    const named = byName.get(keyOf(name)) ?? []
    return hasCode ? named.filter(record => record['codigo'] === '') : named
  }

  /**
   * @param agrees whether a record already has all values of the row: decides between several with its key
   * @param owned whether a record has the owner named in the row
   * @param taken numbers of earlier groups, by the id of their record
   */
  const matchOf = (
    { number, rows: [row] }: Group,
    { rows: chosen }: Decisions,
    agrees: (record: ImportedRecord) => boolean,
    owned: (record: ImportedRecord) => boolean,
    taken: ReadonlyMap<number, number>,
  ): Omit<Match, 'repeats' | 'newBefore'> => {
    const plain = { isById: false, reason: null, candidates: [] }
    const id = cellOf(row, columns.id)
    if (id !== '') {
      const record = byId.get(idIn(id))
      return record ? { ...plain, record, isById: true } : { ...plain, reason: `No existe ningún registro con el id ${id}` }
    }
    const keys = keysOf(row)
    const named = found(keys)
    if (typeof named === 'string') return { ...plain, reason: named }
    const all = owners.length === 0 ? named : named.filter(owned)
    const choice = chosen[number]
    if (choice === null) return { ...plain, candidates: all }
    const record = choice === undefined ? undefined : byId.get(choice)
    if (record) return { ...plain, record, candidates: all }
    const [only, ...others] = all
    if (!only) return plain
    // A code with several names in the file identifies only the record with one of them; any other name may be that of a new record.
    const isOther = sharesCode && keys.name !== '' && keyOf(keys.name) !== keyOf(ownName(only, title))
    const hasSeveral = others.length > 0 || (isOther && (namesOf.get(codeKey(keys.code))?.size ?? 0) > 1)
    if (!hasSeveral) return { ...plain, record: only, candidates: isOther || (sharesCode && taken.has(only.id)) ? all : [] }
    const equal = all.find(each => !taken.has(each.id) && agrees(each))
    if (equal) return { ...plain, record: equal }
    return { ...plain, reason: `Hay ${all.length} con ${keys.code === '' ? 'ese nombre' : `el ${keys.code}`}`, candidates: all }
  }

  /** Key of a new record; '' if the row has none. */
  const newKeyOf = ({ rows: [row] }: Group): string => {
    const { code, name } = keysOf(row)
    const owner = columns.fields.filter(each => owners.includes(each.name)).map(({ column }) => keyOf(cellOf(row, column)))
    if (code !== '') return `codigo ${codeKey(code)}${sharesCode ? ` nombre ${keyOf(name)}` : ''}`
    return name === '' ? '' : ['nombre', keyOf(name), ...owner].join(' ')
  }

  return { title, owners, byId, byCode, sharesCode, keysOf, matchOf, newKeyOf }
}
type Matcher = ReturnType<typeof createMatcher>
