import { keyOf } from '@/features/importar/model/nearest'
import { fieldIn } from '@/features/importar/model/targets'
import { partsOf } from '@/features/importar/model/titles'
import type { LineField, ReviewRequest, SheetRow } from '@/features/importar/model/types'
import { fold } from '@/shared/fold'
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
  /** Unit of a quantity, in the column's title; '' if there is none. */
  unit: string
}

export interface ComponentColumn {
  column: number
  componente: number
  field: 'cantidad_1' | 'cantidad_2'
  /** Unit in the column's title; '' if there is none. */
  unit: string
}

/** Columns of a sheet, by kind of target. */
export interface Columns {
  id: number | null
  fields: readonly FieldColumn[]
  lines: readonly LineColumn[]
  components: readonly ComponentColumn[]
}

/** Words of a title that number a quantity: "(cantidad 2)". */
const NUMBERED = /^(?:cantidad)?[12]$/

/** Formula of a component: "Zn", "P2O5". */
const FORMULA = /^(?:(?:Al|B|C|Ca|Cl|Co|Cu|Fe|H|I|K|Mg|Mn|Mo|N|Na|Ni|O|P|S|Se|Si|Zn)\d*|[-+−])+$/

const wordsOf = (text: string): string[] => fold(text).split(/[\s()[\]]+/)

/** Unit in a title of a quantity; '' if the title ends with its name or with other words of the component. @param names names of the component */
const unitIn = (title: string, names: readonly string[]): string => {
  const { words } = partsOf(title)
  const isOfName = names.some(name => keyOf(name) === keyOf(title) || wordsOf(words).every(word => wordsOf(name).includes(word)))
  return isOfName || NUMBERED.test(keyOf(words)) || FORMULA.test(words.normalize('NFKD')) ? '' : words
}

export const columnsOf = ({ recurso, targets, sheet: { titles }, data }: Omit<ReviewRequest, 'decisions'>): Columns => {
  const fields: FieldColumn[] = []
  const lines: LineColumn[] = []
  const components: ComponentColumn[] = []
  let id: number | null = null
  for (const [column, target] of targets.entries()) {
    if (target?.kind === 'id') id ??= column
    else if (target?.kind === 'field') {
      const field = fieldIn(recurso, target.field)
      if (field) fields.push({ column, name: target.field, field, locale: target.locale })
    } else if (target?.kind === 'line') lines.push({ column, field: target.field, unit: unitIn(titles[column] ?? '', []) })
    else if (target) {
      const named = data.references.componentes?.find(each => each.id === target.componente)
      components.push({ column, ...target, unit: unitIn(titles[column] ?? '', Object.values(named?.nombre ?? {})) })
    }
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
