import { readCell, showCell, type CellContext, type UnknownName } from '@/features/importar/model/cells'
import { cellOf, EMPTY, type Columns, type ComponentColumn, type LineColumn } from '@/features/importar/model/columns'
import type { Group } from '@/features/importar/model/matchRows'
import { LINE_FIELDS } from '@/features/importar/model/targets'
import type { LineField, LineInput, ReviewedCell, ReviewedLine, ReviewedLines, SheetRow } from '@/features/importar/model/types'
import { fold } from '@/shared/fold'
import type { FieldValue } from '@/shared/resources/fields'
import { blankValue } from '@/shared/resources/kinds'
import { lineasDeComposicion, type LineaDeComposicion } from '@/shared/resources/lineasDeComposicion'
import { firstText } from '@/shared/recordName'

type Input = ReviewedLines['inputs'][number]

interface LineReadings {
  /** Null if the file has no lines for the record. */
  lines: ReviewedLines | null
  cells: Record<number, ReviewedCell>
  unknown: UnknownName[]
  isWrong: boolean
}

interface LineSetting {
  contextOf: (column: number) => CellContext
  /** Most frequent unit of a quantity; null without lines. */
  usualUnit: (field: 'magnitud_1' | 'magnitud_2') => number | null
}

const { fields } = lineasDeComposicion
const SOLUBILITY = fields.solubilidad.words[0]

const UNITS = { cantidad_1: 'magnitud_1', cantidad_2: 'magnitud_2' } as const

type Quantity = keyof typeof UNITS

/** True for words that begin a name: "%" of "% p/p". */
const isBeginning = (words: string, name: string): boolean => [' ', '('].some(end => fold(name).startsWith(fold(words) + end))

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
const wordsOf = (line: LineInput, texts: Partial<Record<LineField, string>>, context: CellContext, valor: string): string => {
  const show = (field: LineField) => texts[field] ?? showCell(fields[field], line[field], context)
  const amount = (field: Quantity) => (line[field] === null ? '' : joined([show(field), show(UNITS[field])], ' '))
  const [first, second] = [amount('cantidad_1'), amount('cantidad_2')]
  const amounts = first && second ? `${first} (${second})` : first || second
  const solubility = show('solubilidad')
  return joined([joined([valor, show('componente'), amounts], ' '), solubility === SOLUBILITY ? '' : solubility], ', ')
}

interface ReadValue {
  value: FieldValue
  /** Key of the record that is created first. */
  made: string | undefined
}

/** Filled cell of a line. */
interface LineCell extends ReadValue {
  column: number
  field: LineField
  text: string
  /** Unit in the column's title; '' if there is none. */
  unit: string
}

const isOfQuantity = (cell: LineCell): cell is LineCell & { field: Quantity } => Object.hasOwn(UNITS, cell.field)

/** Line of the file, in a row or in the columns of its component. */
interface FileLine {
  row: SheetRow
  isOfColumns: boolean
  cells: readonly LineCell[]
}

interface LinePair {
  input: Input
  /** Cell texts of fields whose records are created first. */
  texts: Partial<Record<LineField, string>>
  old: LineaDeComposicion | undefined
}

/**
 * Stored lines by the lines of the file with their component. Lines that agree in all filled cells are paired first, then those of equal
 * solubility (a blank one is none), then the others in order. Each stored line is used once.
 */
const pairsOf = (
  lines: readonly FileLine[],
  present: readonly LineaDeComposicion[],
  hasSolubility: boolean,
): ReadonlyMap<FileLine, LineaDeComposicion> => {
  const left = [...present]
  const pairs = new Map<FileLine, LineaDeComposicion>()
  const valueIn = ({ cells }: FileLine, name: LineField) => cells.find(({ field }) => field === name)?.value
  const ways: ((line: FileLine, old: LineaDeComposicion) => boolean)[] = [
    ({ cells }, old) => cells.every(({ field, value }) => value === old[field]),
    (line, old) => hasSolubility && (valueIn(line, 'solubilidad') ?? 0) === old.solubilidad,
    () => true,
  ]
  // A line with more cells finds the stored line that only it matches, before a line with fewer cells takes that one.
  const fullest = lines.toSorted((one, other) => other.cells.length - one.cells.length)
  for (const [way, isPair] of ways.entries())
    for (const line of way === 0 ? fullest : lines) {
      const componente = valueIn(line, 'componente')
      if (pairs.has(line) || typeof componente !== 'number') continue
      const at = left.findIndex(old => old.componente === componente && isPair(line, old))
      const [old] = at < 0 ? [] : left.splice(at, 1)
      if (old) pairs.set(line, old)
    }
  return pairs
}

/** Reads the lines in the rows or columns of a group, and compares them with the stored lines [IX-05]. */
export const readLines = (
  group: Group,
  present: readonly LineaDeComposicion[],
  { lines: lineColumns, components }: Columns,
  { contextOf, usualUnit }: LineSetting,
): LineReadings => {
  const all: LineReadings = { lines: null, cells: {}, unknown: [], isWrong: false }

  /** @param unit unit in the title of the cell's column, read instead of the cell */
  const read = (row: SheetRow, column: number, field: LineField, unit = ''): ReadValue => {
    const text = cellOf(row, column)
    if (text === EMPTY) return { value: blankValue(fields[field]), made: undefined }
    const reading = readCell(fields[field], unit || text, contextOf(column))
    all.unknown.push(...reading.unknown)
    if ('value' in reading) return { value: reading.value, made: reading.made[0] }
    const { suggestions, unknown } = reading
    const reason =
      unit === '' ? reading.reason : unknown.length > 0 ? `No existe la unidad «${unit}»` : `Unidad «${unit}»: ${reading.reason}`
    all.isWrong = true
    all.cells[column] ??= {
      state: 'error',
      before: '',
      after: text,
      reason: group.rows.length > 1 ? `Fila ${row.number}: ${reason}` : reason,
      suggestions,
    }
    return { value: null, made: undefined }
  }

  const cellsIn = (row: SheetRow, columns: readonly (LineColumn | ComponentColumn)[]): LineCell[] =>
    columns.map(({ column, field, unit }) => ({ column, field, unit, text: cellOf(row, column), ...read(row, column, field) }))

  const readRow = (row: SheetRow): FileLine[] => {
    const filled = lineColumns.filter(({ column }) => cellOf(row, column) !== '')
    const named = lineColumns.find(({ field }) => field === 'componente')?.column ?? null
    const name = cellOf(row, named)
    if (filled.length === 0 || name === EMPTY) return []
    if (named !== null && name !== '') return [{ row, isOfColumns: false, cells: cellsIn(row, filled) }]
    const column = named ?? filled[0]?.column ?? 0
    const reason = named === null ? 'Falta la columna del componente' : `Fila ${row.number}: falta el componente`
    all.isWrong = true
    all.cells[column] ??= { state: 'error', before: '', after: '', reason }
    return []
  }

  const readComponents = (row: SheetRow): FileLine[] => {
    const filled = components.filter(({ column }) => cellOf(row, column) !== '')
    return [...new Set(filled.map(({ componente }) => componente))].map(componente => {
      const columns = filled.filter(each => each.componente === componente)
      const name: LineCell = { column: -1, field: 'componente', text: '', unit: '', value: componente, made: undefined }
      return { row, isOfColumns: true, cells: [name, ...cellsIn(row, columns)] }
    })
  }

  /** Unit of a filled quantity. A title without a unit, or with the beginning of the known one ("%" of "% p/p"), leaves that. */
  const unitOf = ({ column, field, unit }: LineCell & { field: Quantity }, known: number | null, row: SheetRow): ReadValue => {
    const { find, shown } = contextOf(column).names('magnitudes')
    const found = find(unit)
    const isKnown = known !== null && (found.includes(known) || (found.length === 0 && isBeginning(unit, shown(known))))
    return unit === '' || isKnown ? { value: known, made: undefined } : read(row, column, UNITS[field], unit)
  }

  const pairOf = ({ row, isOfColumns, cells }: FileLine, old: LineaDeComposicion | undefined): LinePair[] => {
    let input: LineInput = old ? contentOf(old) : blankLine
    const made: Partial<Record<LineField, string>> = {}
    const texts: Partial<Record<LineField, string>> = {}
    const set = (field: LineField, text: string, { value, made: key }: ReadValue) => {
      input = withMember(input, field, value)
      if (key === undefined) return
      made[field] = key
      texts[field] = text
    }
    for (const cell of cells) set(cell.field, cell.text, cell)
    for (const cell of cells.filter(isOfQuantity)) {
      const { column, field, unit, value } = cell
      const unitField = UNITS[field]
      const isFromTitle = isOfColumns || (unit !== '' && !cells.some(each => each.field === unitField))
      if (isFromTitle && value !== null) set(unitField, unit, unitOf(cell, input[unitField] ?? usualUnit(unitField), row))
      if (!isOfColumns) continue
      if (value === null) set(unitField, '', cell)
      const before = old ? showCell(fields[field], old[field], contextOf(column)) : ''
      const after = showCell(fields[field], value, contextOf(column))
      all.cells[column] ??= { state: value === null ? 'emptied' : before === after ? 'same' : 'changed', before, after }
    }
    // Columns whose quantities are emptied remove the line.
    return isOfColumns && input.cantidad_1 === null && input.cantidad_2 === null ? [] : [{ input: { ...input, made }, texts, old }]
  }

  const lines = [...group.rows.flatMap(readRow), ...readComponents(group.rows[0])]
  const pairs = pairsOf(
    lines,
    present,
    lineColumns.some(({ field }) => field === 'solubilidad'),
  )
  const paired = lines.flatMap(line => pairOf(line, pairs.get(line)))
  const isSaid =
    lines.some(({ isOfColumns }) => isOfColumns) || group.rows.some(row => lineColumns.some(({ column }) => cellOf(row, column) !== ''))
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
  const keptLines = new Set(paired.map(({ old }) => old))
  const removed = present
    .filter(line => !keptLines.has(line))
    .map((line): ReviewedLine => ({ state: 'removed', before: wordsOf(line, {}, context, firstText(line.valor)), after: '' }))
  all.lines = {
    before: present.map(({ id }) => id),
    inputs: paired.map(({ input }) => input),
    shown: [...paired.map(shownOf), ...removed],
  }
  return all
}
