import { hasComposition, type ImportableName } from '@/features/importar/model/resources'
import { fieldIn, isKeyOf, isOfLine, titleOf } from '@/features/importar/model/targets'
import type { CellState, ColumnMatch, NamedRecord, ReviewedRow } from '@/features/importar/model/types'
import { DEFAULT_LOCALE } from '@/shared/locales'
import type { Kind } from '@/shared/resources/fields'
import { resources } from '@/shared/resources/registry'

/** Column of the review: a column of the file, with its target field. */
export interface ReviewColumn {
  column: number
  field: string
  locale: string | null
  kind: Kind
  title: string
}

/** Columns of the file, by their role in the review. */
export interface ReviewColumns {
  /** Title of the code; null for records without code. */
  code: string | null
  /** Title of the name. */
  name: string
  /** Indexes of the file's columns with code and name; -1 if there is none. */
  codeAt: number
  nameAt: number
  others: readonly ReviewColumn[]
  /** Columns with parts of lines of composition, and their titles. */
  lines: readonly { column: number; title: string }[]
}

/** Title of the code; null for records without code. */
export const codeTitle = (recurso: ImportableName): string | null =>
  fieldIn(recurso, 'codigo') ? titleOf(recurso, { kind: 'field', field: 'codigo', locale: null }, []) : null

export const reviewColumns = (
  recurso: ImportableName,
  matches: readonly ColumnMatch[],
  components: readonly NamedRecord[],
): ReviewColumns => {
  const title = resources[recurso].title ?? 'nombre'
  const targets = matches.map(({ target }) => target)
  const codeAt = targets.findIndex(target => target?.kind === 'field' && target.field === 'codigo' && isKeyOf(recurso, target))
  const nameAt = targets.findIndex(target => target?.kind === 'field' && target.field === title && target.locale === DEFAULT_LOCALE)
  return {
    code: codeTitle(recurso),
    name: titleOf(recurso, { kind: 'field', field: title, locale: DEFAULT_LOCALE }, components),
    codeAt,
    nameAt,
    others: targets.flatMap((target, column): ReviewColumn[] => {
      if (target?.kind !== 'field' || column === codeAt || column === nameAt) return []
      const { field, locale } = target
      const kind = fieldIn(recurso, field)?.kind ?? 'plainText'
      return [{ column, field, locale, kind, title: titleOf(recurso, { ...target, locale: null }, components) }]
    }),
    lines: hasComposition(recurso)
      ? targets.flatMap((target, column) => (target && isOfLine(target) ? [{ column, title: titleOf(recurso, target, components) }] : []))
      : [],
  }
}

const CHANGING: ReadonlySet<CellState> = new Set(['changed', 'emptied', 'error'])

/** Columns with a change or an error in any row. */
export const changingColumns = (columns: readonly ReviewColumn[], rows: readonly ReviewedRow[]): ReviewColumn[] =>
  columns.filter(({ column }) =>
    rows.some(({ cells }) => {
      const state = cells[column]?.state
      return state !== undefined && CHANGING.has(state)
    }),
  )

const WIDTHS: Record<Kind, number> = {
  text: 22,
  plainText: 10,
  code: 8,
  integer: 6,
  decimal: 7,
  flag: 8.5,
  choice: 12,
  date: 7,
  reference: 12.75,
  references: 14,
  country: 7,
  countries: 10.5,
  image: 10,
  generated: 10,
}

/** Width of a column, in rem. */
export const widthOf = ({ kind }: ReviewColumn): number => WIDTHS[kind]
