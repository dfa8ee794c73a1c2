import type { CellContext, UnknownName } from '@/features/importar/model/cells'
import { cellOf, columnsOf, type FieldColumn } from '@/features/importar/model/columns'
import { createMatcher, groupsOf, ownName, type Group, type Match } from '@/features/importar/model/matchRows'
import { missingNames } from '@/features/importar/model/missing'
import { codeKey, countryNames, memoised } from '@/features/importar/model/names'
import { referenceNames } from '@/features/importar/model/referenceNames'
import { lineOwnerOf } from '@/features/importar/model/resources'
import { readFields, type FieldSetting } from '@/features/importar/model/readFields'
import { readLines } from '@/features/importar/model/readLines'
import { textOf } from '@/features/importar/model/values'
import { isKeyOf, titleOf } from '@/features/importar/model/targets'
import type {
  Candidate,
  Decisions,
  FieldChange,
  ImportedRecord,
  MissingName,
  ReviewedRow,
  ReviewRequest,
  RowState,
} from '@/features/importar/model/types'
import { groupBy } from '@/shared/groupBy'
import { DEFAULT_LOCALE } from '@/shared/locales'
import { nextOrden } from '@/shared/ordering'
import { recordName } from '@/shared/recordName'
import type { FieldValue } from '@/shared/resources/fields'
import type { LineaDeComposicion } from '@/shared/resources/lineasDeComposicion'
import type { ResourceName } from '@/shared/resources/names'
import { resources } from '@/shared/resources/registry'
import type { Resource } from '@/shared/resources/resource'

/** Rows changed by new decisions, and all missing names. */
export interface Revision {
  rows: ReviewedRow[]
  missing: MissingName[]
}

/** Review of a file, read in slices. */
export interface Review {
  /** Number of reviewed rows; one can stand for several rows of the file. */
  total: number
  rowsOf: (from: number, to: number) => ReviewedRow[]
  /** Missing names of the rows read so far, settled ones included. */
  missing: () => MissingName[]
  /** Rows of the whole file that change with new decisions. */
  revise: (decisions: Decisions) => Revision
}

const numberIn = (value: FieldValue | undefined): number => (typeof value === 'number' ? value : 0)

/** Most frequent unit of a quantity; null without lines. */
const usualUnitOf = (lines: readonly LineaDeComposicion[], field: 'magnitud_1' | 'magnitud_2'): number | null => {
  const counts = new Map<number, number>()
  for (const { [field]: unit } of lines) if (unit !== null) counts.set(unit, (counts.get(unit) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? null
}

/** Compares a file with the records [IX-03 to IX-05]. */
export const createReview = (request: ReviewRequest): Review => {
  const { recurso, sheet, data } = request
  const resource: Resource = resources[recurso]
  const columns = columnsOf(request)
  const matcher = createMatcher(recurso, data.records, columns, sheet.rows)
  const groups = groupsOf(sheet.rows, columns, matcher)
  const { title, owners } = matcher
  const ownerColumns = columns.fields.filter(({ name }) => owners.includes(name))

  const names = memoised((of: ResourceName) => referenceNames(of, data.references))
  const countries = countryNames(data.countries)
  const owner = lineOwnerOf(recurso)
  const linesOf = groupBy(data.lines, line => line[owner])
  const unit = { magnitud_1: usualUnitOf(data.lines, 'magnitud_1'), magnitud_2: usualUnitOf(data.lines, 'magnitud_2') }

  let decisions = request.decisions
  let matches: ReadonlyMap<number, Match> = new Map()
  const unknownIn = new Map<number, readonly UnknownName[]>()

  const contextOf =
    (row: number) =>
    (column: number): CellContext => ({
      names,
      countries,
      settled: key => decisions.names[key],
      taken: decisions.cells[`${row}/${column}`] ?? [],
    })

  const refusesOf =
    (record: ImportedRecord | undefined) =>
    ({ name }: FieldColumn, value: FieldValue): string | null => {
      if (!resource.unique?.includes(name)) return null
      const holders = matcher.byCode.get(codeKey(textOf(value))) ?? []
      return holders.some(({ id }) => id !== record?.id) ? 'Ya lo tiene otro registro' : null
    }

  const settingOf = ({ number }: Group, record: ImportedRecord | undefined, isById: boolean): FieldSetting => ({
    title,
    isKey: ({ name, locale }) => !isById && isKeyOf(recurso, { kind: 'field', field: name, locale }),
    contextOf: contextOf(number),
    refuses: refusesOf(record),
    codesOf: ({ name }) => (recurso === 'productos_acabados' && name === 'empresa' ? data.companies : []),
  })

  const matchAll = (): ReadonlyMap<number, Match> => {
    const found = new Map<number, Match>()
    const taken = new Map<number, number>()
    const made = new Map<string, number>()
    for (const group of groups) {
      const agreesIn = (some: readonly FieldColumn[]) => (record: ImportedRecord) => {
        const { changes, isWrong } = readFields(group, record, some, settingOf(group, record, false))
        return changes.length === 0 && !isWrong
      }
      const match = matcher.matchOf(group, decisions, agreesIn(columns.fields), agreesIn(ownerColumns), taken)
      const newBefore = made.size
      let repeats: number | null = null
      if (match.record) {
        repeats = taken.get(match.record.id) ?? null
        if (repeats === null) taken.set(match.record.id, group.number)
      } else if (match.reason === null) {
        const key = matcher.newKeyOf(group)
        repeats = made.get(key) ?? null
        if (key !== '' && repeats === null) made.set(key, group.number)
      }
      found.set(group.number, { ...match, repeats, newBefore })
    }
    return found
  }

  const candidateOf = (record: ImportedRecord): Candidate => {
    const family = numberIn(record['familia'])
    return {
      id: record.id,
      name: recordName({ id: record.id, codigo: textOf(record['codigo']), nombre: ownName(record, title) }),
      detail: family > 0 ? `id ${record.id} · ${names('familias').shown(family)}` : `id ${record.id}`,
    }
  }

  /** Reason with a required field that a new record lacks and no column sets; else null. */
  const lackingOf = (changes: readonly FieldChange[], cells: ReviewedRow['cells']): string | null => {
    const isTold = (name: string, locale: string | null) =>
      changes.some(change => change.field === name && change.locale === locale) ||
      columns.fields.some(each => each.name === name && each.locale === locale && each.column in cells)
    const required = Object.entries(resource.fields).filter(([, field]) => field.required && !field.readOnly)
    const lacking = required.find(([name]) => !isTold(name, null))?.[0]
    if (lacking !== undefined) return `Falta ${titleOf(recurso, { kind: 'field', field: lacking, locale: null }, [])}`
    const isNamed = isTold(title, DEFAULT_LOCALE)
    return isNamed ? null : `Falta ${titleOf(recurso, { kind: 'field', field: title, locale: DEFAULT_LOCALE }, [])}`
  }

  /** Change that makes a new stage without an order the last of its crop: stages are ordered by creation [EF-02]. */
  const ordenOf = (changes: readonly FieldChange[], cells: ReviewedRow['cells'], newBefore: number): FieldChange[] => {
    const given = columns.fields.find(({ name }) => name === 'orden')
    if (recurso !== 'estados_fenologicos' || (given && cells[given.column]?.state !== 'kept')) return []
    const crop = changes.find(({ field }) => field === 'cultivo')?.after
    const siblings = data.records.filter(({ cultivo }) => cultivo === crop).map(({ orden }) => ({ orden: numberIn(orden) }))
    return [{ field: 'orden', locale: null, before: 0, after: nextOrden(siblings) + newBefore, made: [] }]
  }

  const stateOf = (match: Match, isWrong: boolean, isChanged: boolean): RowState => {
    if (match.repeats !== null) return 'repeated'
    if (isWrong) return 'error'
    if (!match.record) return 'new'
    return isChanged ? 'changed' : 'same'
  }

  const rowOf = (group: Group): ReviewedRow => {
    const match = matches.get(group.number) ?? { isById: false, reason: null, candidates: [], repeats: null, newBefore: 0 }
    const { record } = match
    const read = readFields(group, record, columns.fields, settingOf(group, record, match.isById))
    const present = record ? (linesOf.get(record.id) ?? []) : []
    const composed = readLines(group, present, columns, { contextOf: contextOf(group.number), usualUnit: field => unit[field] })
    unknownIn.set(group.number, [...read.unknown, ...composed.unknown])
    const cells = { ...read.cells, ...composed.cells }
    const isNew = !record && match.reason === null
    const lacking = isNew ? lackingOf(read.changes, cells) : null
    const areLinesChanged = composed.lines?.shown.some(({ state }) => state !== 'same') ?? false
    const isWrong = read.isWrong || composed.isWrong || match.reason !== null || lacking !== null
    const state = stateOf(match, isWrong, read.changes.length > 0 || areLinesChanged)
    const changes = state === 'new' ? [...read.changes, ...ordenOf(read.changes, cells, match.newBefore)] : read.changes
    const keys = matcher.keysOf(group.rows[0])
    const nameCell = columns.fields.find(({ name, locale }) => name === title && locale === DEFAULT_LOCALE)
    return {
      number: group.number,
      state,
      id: record?.id ?? null,
      code: keys.code || textOf(record?.['codigo']),
      name:
        (nameCell && cells[nameCell.column]?.after) ||
        (record ? candidateOf(record).name : cellOf(group.rows[0], nameCell?.column ?? null)),
      cells,
      lines: composed.lines,
      rows: group.rows.map(({ number }) => number),
      reason: match.repeats === null ? (match.reason ?? lacking) : `Repite la fila ${match.repeats}`,
      candidates: match.candidates.map(candidateOf),
      changes: state === 'new' || state === 'changed' ? changes : [],
    }
  }

  const missing = () => missingNames(unknownIn, names)

  const revise = (next: Decisions): Revision => {
    const [old, before] = [decisions, matches]
    decisions = next
    matches = matchAll()
    const isOther = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other)
    const otherNames = new Set(Object.keys({ ...old.names, ...next.names }).filter(key => isOther(old.names[key], next.names[key])))
    const otherRows = new Set(
      Object.keys({ ...old.cells, ...next.cells })
        .filter(key => isOther(old.cells[key], next.cells[key]))
        .map(key => Number(key.split('/')[0])),
    )
    const isAffected = ({ number }: Group): boolean => {
      const [one, other] = [before.get(number), matches.get(number)]
      const isOtherMatch = one?.record?.id !== other?.record?.id || one?.repeats !== other?.repeats || one?.reason !== other?.reason
      const namesOther = unknownIn.get(number)?.some(({ key }) => otherNames.has(key)) ?? true
      return otherRows.has(number) || namesOther || isOtherMatch || one?.candidates.length !== other?.candidates.length
    }
    return { rows: groups.filter(isAffected).map(rowOf), missing: missing() }
  }

  matches = matchAll()
  return { total: groups.length, rowsOf: (from, to) => groups.slice(from, to).map(rowOf), missing, revise }
}
