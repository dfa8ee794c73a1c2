import { numero } from '@/ui/text/numero'
import { shownNumber, type Conversion, type Conversions, type Styles } from '@/kits/spreadsheet/formats'
import { Refusal } from '@/kits/spreadsheet/Refusal'
import { parseXml, type Tag } from '@/kits/spreadsheet/parseXml'

const FALSE = new Set(['0', 'false', 'off'])

/** Text of a cell or of a shared string: plain, or in runs that may be sub- or superscripts. */
class Runs {
  private text = ''
  private run = ''
  private script: 'sub' | 'sup' | null = null
  private isStruck = false
  private phonetic = 0
  private reading = false

  open(tag: Tag): void {
    const { local } = tag
    if (local === 'rPh') this.phonetic += 1
    else if (local === 't') this.reading = this.phonetic === 0
    else if (local === 'strike') this.isStruck = !FALSE.has(tag.attribute('val') ?? '')
    else if (local === 'vertAlign') {
      const to = tag.attribute('val')
      this.script = to === 'subscript' ? 'sub' : to === 'superscript' ? 'sup' : null
    }
  }

  heard(text: string): void {
    if (this.reading) this.run += text
  }

  close({ local }: Tag): void {
    if (local === 'rPh') this.phonetic -= 1
    else if (local === 't') this.reading = false
    else if (local === 'r') this.endRun()
  }

  private endRun(): void {
    // A struck-out run is no part of the text.
    const text = this.isStruck ? '' : unescaped(this.run)
    this.text += this.script && text !== '' ? `<${this.script}>${text}</${this.script}>` : text
    this.run = ''
    this.script = null
    this.isStruck = false
  }

  toString(): string {
    return this.text + unescaped(this.run)
  }
}

/** Text with decoded `_x000D_` escapes, by which spreadsheets write characters that XML forbids. */
const unescaped = (text: string): string =>
  text.includes('_x') || text.includes('_X')
    ? text.replace(/_x([0-9a-f]{4})_/gi, (_all, code: string) => String.fromCharCode(parseInt(code, 16)))
    : text

export const readShared = async (xml: string): Promise<string[]> => {
  const shared: string[] = []
  let runs: Runs | null = null
  await parseXml(xml, {
    open: tag => {
      if (tag.local === 'si') runs = new Runs()
      else runs?.open(tag)
    },
    text: text => runs?.heard(text),
    close: tag => {
      if (tag.local !== 'si') runs?.close(tag)
      else {
        shared.push(String(runs ?? ''))
        runs = null
      }
    },
  })
  return shared
}

const MOST_LETTERS = 3

/** Column of a reference, from 0: 27 for "AB12"; null without letters. */
const columnOf = (reference = ''): number | null => {
  let sum = 0
  for (let at = 0; at < MOST_LETTERS; at += 1) {
    const letter = reference.charCodeAt(at) - 64
    if (!(letter >= 1 && letter <= 26)) break
    sum = sum * 26 + letter
  }
  return sum === 0 ? null : sum - 1
}

interface Cell {
  column: number
  type: string
  style: string
  value: string
  formula: string
  runs: Runs
  inside: 'value' | 'formula' | null
}

/** Text that a cell shows, and its type; null for a text. */
interface CellText {
  text: string
  conversion: Conversion | null
}

const asText = (text: string): CellText => ({ text, conversion: null })

/** Formula as typed: spreadsheets also take a text that begins with "-" or "+" as a formula. */
const typedFormula = (formula: string): string => (/^[-+]/.test(formula) ? formula : `=${formula}`)

const shownIn = ({ type, style, value, formula, runs }: Cell, { shared, styles }: Workbook): CellText => {
  if (type === 'inlineStr') return asText(String(runs))
  if (type === 's') return asText(shared[Number(value)] ?? '')
  if (type === 'str') return asText(unescaped(value))
  // Programs that do not compute save formulas without their values.
  if (value.trim() === '') return formula === '' ? asText('') : { text: typedFormula(formula), conversion: 'error' }
  // A formula that failed may have been typed as a text.
  if (type === 'e') return { text: formula === '' ? value : typedFormula(formula), conversion: 'error' }
  if (type === 'b') return { text: value.trim() === '1' ? 'VERDADERO' : 'FALSO', conversion: 'logico' }
  if (type === 'd') return { text: value, conversion: 'fecha' }
  return shownNumber(Number(value), styles.formatOf(style), styles.is1904)
}

/** Parts of a workbook that the cells of a sheet refer to. */
interface Workbook {
  shared: readonly string[]
  styles: Styles
}

/** Default number of columns to read; cells further right are no part of a table of texts. */
const COLUMNS = 200
/** Maximum number of rows that are not blank. */
const MOST_ROWS = 500_000

/** Called with the cells of a row as texts, missing cells as '', and the row's number. Returns false to end the reading. */
export type RowConsumer = (cells: readonly string[], conversions: Conversions, number: number) => boolean

/** Thrown to end the reading of a sheet. */
class Enough extends Error {}

/**
 * Calls `take` with each row of a sheet that is not blank. No row is kept in memory.
 * Limits: the first `columns`, 500,000 rows.
 * @throws Refusal
 */
export const readSheet = async (xml: string, workbook: Workbook, take: RowConsumer, columns = COLUMNS): Promise<void> => {
  let cells: (string | undefined)[] = []
  let conversions = new Map<number, Conversion>()
  let cell: Cell | null = null
  let next = 0
  let number = 0
  let rows = 0
  const endRow = () => {
    if (cells.every(text => text === undefined || text.trim() === '')) return
    rows += 1
    if (rows > MOST_ROWS) throw new Refusal(`tiene más de ${numero(MOST_ROWS)} filas`)
    if (
      !take(
        Array.from(cells, text => text ?? ''),
        conversions,
        number,
      )
    )
      throw new Enough()
  }
  const endCell = (ended: Cell) => {
    if (ended.column >= columns) return
    const { text, conversion } = shownIn(ended, workbook)
    cells[ended.column] = text
    if (conversion !== null) conversions.set(ended.column, conversion)
  }
  const reading = parseXml(xml, {
    open: tag => {
      const { local } = tag
      if (local === 'row') {
        ;[cells, conversions, next] = [[], new Map<number, Conversion>(), 0]
        number = Number(tag.attribute('r') ?? number + 1)
      } else if (local === 'c') {
        const column = columnOf(tag.attribute('r')) ?? next
        next = column + 1
        const [type, style] = [tag.attribute('t') ?? 'n', tag.attribute('s') ?? '0']
        cell = { column, type, style, value: '', formula: '', runs: new Runs(), inside: null }
      } else if (cell && (local === 'v' || local === 'f')) cell.inside = local === 'v' ? 'value' : 'formula'
      else cell?.runs.open(tag)
    },
    text: text => {
      if (cell?.inside) cell[cell.inside] += text
      else cell?.runs.heard(text)
    },
    close: tag => {
      const { local } = tag
      if (local === 'row') endRow()
      else if (local === 'c') {
        if (cell) endCell(cell)
        cell = null
      } else if (cell && (local === 'v' || local === 'f')) cell.inside = null
      else cell?.runs.close(tag)
    },
  })
  await reading.catch((error: unknown) => {
    if (!(error instanceof Enough)) throw error
  })
}
