import { readCell, showCell, type CellContext, type UnknownName } from '@/features/importar/model/cells'
import { cellOf, EMPTY, type Columns } from '@/features/importar/model/columns'
import type { Group } from '@/features/importar/model/matchRows'
import { LINE_FIELDS } from '@/features/importar/model/targets'
import type { LineField, LineInput, ReviewedCell, ReviewedLine, ReviewedLines } from '@/features/importar/model/types'
import type { FieldValue } from '@/shared/resources/fields'
import { blankValue } from '@/shared/resources/kinds'
import { lineasDeComposicion, type LineaDeComposicion } from '@/shared/resources/lineasDeComposicion'
import { firstText } from '@/shared/recordName'

type Input = ReviewedLines['inputs'][number]

export interface LineReadings {
  /** Null if the file has no lines for the record. */
  lines: ReviewedLines | null
  cells: Record<number, ReviewedCell>
  unknown: UnknownName[]
  isWrong: boolean
}

export interface LineSetting {
  contextOf: (column: number) => CellContext
  /** Most frequent unit of a quantity; null without lines. */
  usualUnit: (field: 'magnitud_1' | 'magnitud_2') => number | null
}

const { fields } = lineasDeComposicion
const SOLUBILITY = fields.solubilidad.words[0]

const UNITS = { cantidad_1: 'magnitud_1', cantidad_2: 'magnitud_2' } as const

const blankLine: LineInput = { componente: null, cantidad_1: null, magnitud_1: null, cantidad_2: null, magnitud_2: null, solubilidad: 0 }

const numberOf = (value: FieldValue): number | null => (typeof value === 'number' ? value : null)

const withMember = (line: LineInput, field: LineField, value: FieldValue): LineInput =>
  field === 'solubilidad' ? { ...line, solubilidad: numberOf(value) ?? 0 } : { ...line, [field]: numberOf(value) }

const contentOf = (line: LineInput): LineInput => ({
  componente: line.componente,
  cantidad_1: line.cantidad_1,
  magnitud_1: line.magnitud_1,
  cantidad_2: line.cantidad_2,
  magnitud_2: line.magnitud_2,
  solubilidad: line.solubilidad,
})

const joined = (parts: readonly string[], separator: string): string => parts.filter(Boolean).join(separator)

/** "Zinc (Zn) 8.00000 % p/p (10.40000 % p/v), ** Soluble en agua" */
const wordsOf = (line: LineInput, texts: Partial<Record<LineField, string>>, context: CellContext, valor = ''): string => {
  const show = (field: LineField) => texts[field] ?? showCell(fields[field], line[field], context)
  const amount = (field: keyof typeof UNITS) => (line[field] === null ? '' : joined([show(field), show(UNITS[field])], ' '))
  const [first, second] = [amount('cantidad_1'), amount('cantidad_2')]
  const amounts = first && second ? `${first} (${second})` : first || second
  const solubility = show('solubilidad')
  return joined([joined([valor, show('componente'), amounts], ' '), solubility === SOLUBILITY ? '' : solubility], ', ')
}

/** Pairs lines of the file with stored lines by component; each stored line is used once. */
const createPairing = (present: readonly LineaDeComposicion[]) => {
  const left = [...present]
  return {
    next: (componente: number | null): LineaDeComposicion | undefined => {
      const at = componente === null ? -1 : left.findIndex(line => line.componente === componente)
      return at < 0 ? undefined : left.splice(at, 1)[0]
    },
    left,
  }
}

interface LinePair {
  input: Input
  /** Cell texts of fields whose records are created first. */
  texts: Partial<Record<LineField, string>>
  old: LineaDeComposicion | undefined
}

/** Reads the lines in the rows or columns of a group, and compares them with the stored lines [IX-05]. */
export const readLines = (
  group: Group,
  present: readonly LineaDeComposicion[],
  { lines: lineColumns, components }: Columns,
  { contextOf, usualUnit }: LineSetting,
): LineReadings => {
  const all: LineReadings = { lines: null, cells: {}, unknown: [], isWrong: false }
  const pairing = createPairing(present)
  const paired: LinePair[] = []

  const read = (column: number, field: LineField, text: string, number: number): { value: FieldValue; made: string | undefined } => {
    const reading = readCell(fields[field], text, contextOf(column))
    all.unknown.push(...reading.unknown)
    if ('value' in reading) return { value: reading.value, made: reading.made[0] }
    all.isWrong = true
    const reason = group.rows.length > 1 ? `Fila ${number}: ${reading.reason}` : reading.reason
    all.cells[column] ??= { state: 'error', before: '', after: text, reason, ...(reading.suggestion && { suggestion: reading.suggestion }) }
    return { value: null, made: undefined }
  }

  const readRow = (row: Group['rows'][number]) => {
    const filled = lineColumns.filter(({ column }) => cellOf(row, column) !== '')
    const named = lineColumns.find(({ field }) => field === 'componente')?.column ?? null
    const name = cellOf(row, named)
    if (filled.length === 0 || name === EMPTY) return
    if (named === null || name === '') {
      const column = named ?? filled[0]?.column ?? 0
      const reason = named === null ? 'Falta la columna del componente' : `Fila ${row.number}: falta el componente`
      all.isWrong = true
      all.cells[column] ??= { state: 'error', before: '', after: '', reason }
      return
    }
    const component = read(named, 'componente', name, row.number)
    const old = pairing.next(numberOf(component.value))
    let input: LineInput = old ? contentOf(old) : blankLine
    const made: Partial<Record<LineField, string>> = {}
    const texts: Partial<Record<LineField, string>> = {}
    for (const { column, field } of filled) {
      const text = cellOf(row, column)
      const known = field === 'componente' ? component : null
      const { value, made: key } =
        known ?? (text === EMPTY ? { value: blankValue(fields[field]), made: undefined } : read(column, field, text, row.number))
      input = withMember(input, field, value)
      if (key === undefined) continue
      made[field] = key
      texts[field] = text
    }
    paired.push({ input: { ...input, made }, texts, old })
  }

  const unitOf = (unit: string, column: number): number | null => contextOf(column).names('magnitudes').find(unit)[0] ?? null

  const readComponents = () => {
    const [row] = group.rows
    const filled = components.filter(({ column }) => cellOf(row, column) !== '')
    for (const componente of new Set(filled.map(each => each.componente))) {
      const old = pairing.next(componente)
      let input: LineInput = old ? contentOf(old) : { ...blankLine, componente }
      for (const { column, field, unit } of filled.filter(each => each.componente === componente)) {
        const text = cellOf(row, column)
        const before = old ? showCell(fields[field], old[field], contextOf(column)) : ''
        const value = text === EMPTY ? null : read(column, field, text, row.number).value
        const unitField = UNITS[field]
        const known = unitOf(unit, column) ?? input[unitField] ?? usualUnit(unitField)
        input = { ...input, [field]: numberOf(value), [unitField]: value === null ? null : known }
        const after = showCell(fields[field], value, contextOf(column))
        all.cells[column] ??= { state: value === null ? 'emptied' : before === after ? 'same' : 'changed', before, after }
      }
      if (input.cantidad_1 !== null || input.cantidad_2 !== null) paired.push({ input: { ...input, made: {} }, texts: {}, old })
    }
    return filled.length > 0
  }

  for (const row of group.rows) readRow(row)
  const isSaid = readComponents() || group.rows.some(row => lineColumns.some(({ column }) => cellOf(row, column) !== ''))
  for (const { column } of components) {
    const old = present.find(line => components.some(each => each.column === column && each.componente === line.componente))
    const field = components.find(each => each.column === column)?.field ?? 'cantidad_1'
    const before = old ? showCell(fields[field], old[field], contextOf(column)) : ''
    all.cells[column] ??= { state: isSaid && before !== '' ? 'emptied' : 'kept', before, after: isSaid ? '' : before }
  }
  if (!isSaid) return all

  const context = contextOf(lineColumns[0]?.column ?? components[0]?.column ?? 0)
  const shownOf = ({ input, texts, old }: LinePair): ReviewedLine => {
    const valor = old ? firstText(old.valor) : ''
    const after = wordsOf(input, texts, context, valor)
    if (!old) return { state: 'added', before: '', after }
    const isSame = LINE_FIELDS.every(field => input[field] === old[field] && input.made[field] === undefined)
    return { state: isSame ? 'same' : 'changed', before: wordsOf(old, {}, context, valor), after }
  }
  const removed = pairing.left.map((line): ReviewedLine => ({
    state: 'removed',
    before: wordsOf(line, {}, context, firstText(line.valor)),
    after: '',
  }))
  all.lines = {
    before: present.map(({ id }) => id),
    inputs: paired.map(({ input }) => input),
    shown: [...paired.map(shownOf), ...removed],
  }
  return all
}
