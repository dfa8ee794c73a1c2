import { fieldIn } from '@/features/importar/model/targets'
import type { LineField, ReviewRequest, SheetRow } from '@/features/importar/model/types'
import type { Field } from '@/shared/resources/fields'

export interface FieldColumn {
  column: number
  name: string
  field: Field
  /** Language of a text. */
  locale: string | null
}

export interface LineColumn {
  column: number
  field: LineField
}

export interface ComponentColumn {
  column: number
  componente: number
  field: 'cantidad_1' | 'cantidad_2'
  /** Unit in brackets at the end of the column's title; '' if there is none. */
  unit: string
}

/** Columns of a sheet, by kind of target. */
export interface Columns {
  id: number | null
  fields: readonly FieldColumn[]
  lines: readonly LineColumn[]
  components: readonly ComponentColumn[]
}

export const columnsOf = ({ recurso, targets, sheet: { titles } }: Pick<ReviewRequest, 'recurso' | 'targets' | 'sheet'>): Columns => {
  const fields: FieldColumn[] = []
  const lines: LineColumn[] = []
  const components: ComponentColumn[] = []
  let id: number | null = null
  for (const [column, target] of targets.entries()) {
    if (target?.kind === 'id') id ??= column
    else if (target?.kind === 'field') {
      const field = fieldIn(recurso, target.field)
      if (field) fields.push({ column, name: target.field, field, locale: target.locale })
    } else if (target?.kind === 'line') lines.push({ column, field: target.field })
    else if (target) components.push({ column, ...target, unit: /\(([^()]*)\)$/.exec(titles[column] ?? '')?.[1]?.trim() ?? '' })
  }
  return { id, fields, lines, components }
}

/** Trimmed cell of a row; '' without a column. */
export const cellOf = ({ cells }: SheetRow, column: number | null): string => (column === null ? '' : (cells[column] ?? '').trim())

/** Text of a cell that empties its field. */
export const EMPTY = '-'

/** Reasons of a row that lacks the name, or the code and name, of its record. */
export const NO_NAME = 'Falta el nombre'
export const NO_KEY = 'Falta el código o el nombre'
