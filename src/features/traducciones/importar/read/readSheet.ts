import { numero } from '@/domain/numero'
import { Refusal } from '@/features/traducciones/importar/read/Refusal'
import { parseXml, type Tag } from '@/features/traducciones/importar/read/parseXml'

/** A cell, or a string that cells share: plain, or in runs that may be sub- or superscripts. */
class Runs {
  private text = ''
  private run = ''
  private script: 'sub' | 'sup' | null = null
  private phonetic = 0
  private reading = false

  open(tag: Tag): void {
    const { local } = tag
    if (local === 'rPh') this.phonetic += 1
    else if (local === 't') this.reading = this.phonetic === 0
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
    const text = unescaped(this.run)
    this.text += this.script && text !== '' ? `<${this.script}>${text}</${this.script}>` : text
    this.run = ''
    this.script = null
  }

  toString(): string {
    return this.text + unescaped(this.run)
  }
}

/** Spreadsheets write so what XML cannot hold. */
const unescaped = (text: string): string =>
  text.replace(/_x([0-9a-f]{4})_/gi, (_all, code: string) => String.fromCharCode(parseInt(code, 16)))

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

/** "AB12": its column is the 27th, from 0. */
const columnOf = (reference: string | undefined): number | null => {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0]
  return letters === undefined ? null : Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

const valueOf = (type: string, value: string, runs: Runs, shared: readonly string[]): string => {
  if (type === 'inlineStr') return String(runs)
  if (type === 's') return shared[Number(value)] ?? ''
  // What a formula could not make is no text.
  if (type === 'e') return ''
  if (type === 'str') return unescaped(value)
  return type === 'n' && value.trim() !== '' ? String(Number(value)) : value
}

/** The columns that a sheet may have for this; what stands further out is no part of a table of texts. */
const COLUMNS = 200
/** The rows that hold something. */
const MOST_ROWS = 500_000

/** Takes the cells of a row as texts; cells that are not there are blank. Answers whether it wants another row. */
export type TakeRow = (cells: readonly string[]) => boolean

/** Ends the reading of a sheet. */
class Enough extends Error {}

/**
 * Gives the rows of a sheet that hold something one by one, and keeps none.
 * Limits: the first 200 columns, 500,000 rows.
 * @throws Refusal
 */
export const readSheet = async (xml: string, shared: readonly string[], take: TakeRow): Promise<void> => {
  let cells: (string | undefined)[] = []
  let cell: { column: number; type: string; value: string; runs: Runs; inValue: boolean } | null = null
  let next = 0
  let rows = 0
  const endRow = () => {
    if (cells.every(text => (text ?? '').trim() === '')) return
    rows += 1
    if (rows > MOST_ROWS) throw new Refusal(`tiene más de ${numero(MOST_ROWS)} filas`)
    if (!take(Array.from(cells, text => text ?? ''))) throw new Enough()
  }
  const reading = parseXml(xml, {
    open: tag => {
      const { local } = tag
      if (local === 'row') [cells, next] = [[], 0]
      else if (local === 'c') {
        const column = columnOf(tag.attribute('r')) ?? next
        next = column + 1
        cell = { column, type: tag.attribute('t') ?? 'n', value: '', runs: new Runs(), inValue: false }
      } else if (cell && local === 'v') cell.inValue = true
      else cell?.runs.open(tag)
    },
    text: text => {
      if (cell?.inValue) cell.value += text
      else cell?.runs.heard(text)
    },
    close: tag => {
      const { local } = tag
      if (local === 'row') endRow()
      else if (local === 'c') {
        if (cell && cell.column < COLUMNS) cells[cell.column] = valueOf(cell.type, cell.value, cell.runs, shared)
        cell = null
      } else if (cell && local === 'v') cell.inValue = false
      else cell?.runs.close(tag)
    },
  })
  await reading.catch((error: unknown) => {
    if (!(error instanceof Enough)) throw error
  })
}
