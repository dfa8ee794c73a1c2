import { parseXml } from '@/kits/spreadsheet/parseXml'
import { plainDecimal } from '@/ui/text/decimal'

/** Types that a spreadsheet gives to what was typed as a text. */
export type Conversion = 'fecha' | 'hora' | 'numero' | 'porcentaje' | 'sinFormato' | 'logico' | 'error'

/** Types of the cells of a row that are no texts, by column. */
export type Conversions = ReadonlyMap<number, Conversion>

type NumberKind = Exclude<Conversion, 'logico' | 'error'>

/** Formats of the cells of a workbook. */
export interface Styles {
  /** Kind of number that cells of this style show. */
  formatOf: (style: string) => NumberKind
  /** Dates count from 1904 on. */
  is1904: boolean
}

/** Codes that stand for themselves in a format: quoted, escaped or in brackets; brackets around hours, minutes or seconds count time. */
const LITERAL = /"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi

/** Kind of a format code of a workbook: "yyyy\-mm\-dd", "0.0%". */
const kindOfCode = (code: string): NumberKind => {
  const [positive = ''] = code.replace(LITERAL, '').split(';')
  if (positive.includes('%')) return 'porcentaje'
  if (/^(general|standard|estándar)$/i.test(positive.trim())) return 'numero'
  if (/[yd]/i.test(positive)) return 'fecha'
  if (/[hs]/i.test(positive)) return 'hora'
  return /m/i.test(positive) ? 'fecha' : 'numero'
}

const isIn = (id: number, ...ranges: readonly (readonly [number, number])[]): boolean => ranges.some(([from, to]) => id >= from && id <= to)

/** Formats that workbooks refer to without a code; some stand for dates in one language only. */
const kindOfBuiltIn = (id: number): NumberKind => {
  if (isIn(id, [9, 10])) return 'porcentaje'
  if (isIn(id, [14, 17], [22, 22], [27, 31], [36, 36], [50, 58])) return 'fecha'
  return isIn(id, [18, 21], [32, 35], [45, 47]) ? 'hora' : 'numero'
}

/** Style of cells that have none of their own. */
const DEFAULT_STYLE = '0'

/** @param xml the part with the styles; null where a workbook has none: what a cell refers to is then not known */
export const readStyles = async (xml: string | null, is1904: boolean): Promise<Styles> => {
  const codes = new Map<number, string>()
  const formats: number[] = []
  let isCell = false
  if (xml !== null) {
    await parseXml(xml, {
      open: tag => {
        if (tag.local === 'numFmt') codes.set(Number(tag.attribute('numFmtId')), tag.attribute('formatCode') ?? '')
        else if (tag.local === 'cellXfs') isCell = true
        else if (isCell && tag.local === 'xf') formats.push(Number(tag.attribute('numFmtId') ?? 0))
      },
      text: () => undefined,
      close: tag => {
        if (tag.local === 'cellXfs') isCell = false
      },
    })
  }
  const styleFormats = formats.map(id => {
    const code = codes.get(id)
    return code === undefined ? kindOfBuiltIn(id) : kindOfCode(code)
  })
  return { formatOf: style => styleFormats[Number(style)] ?? (style === DEFAULT_STYLE ? 'numero' : 'sinFormato'), is1904 }
}

const DAY = 86_400_000
/** Day 0, counting as from 1 March 1900 on: spreadsheets know a 29 February of that year. */
const EPOCH = Date.UTC(1899, 11, 30)
const EPOCH_1904 = Date.UTC(1904, 0, 1)
const LEAP = 60

const two = (count: number): string => String(count).padStart(2, '0')

/** "2008-03-03", "2008-03-03 14:30" */
const shownDate = (serial: number, is1904: boolean): string => {
  const days = !is1904 && serial < LEAP ? serial + 1 : serial
  const date = new Date((is1904 ? EPOCH_1904 : EPOCH) + Math.round(days * DAY))
  if (Number.isNaN(date.getTime())) return String(serial)
  const [day = '', time = ''] = date.toISOString().split('T')
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 5)}`
}

/** "14:30"; of more than a day the hours go on. */
const shownTime = (serial: number): string => {
  const minutes = Math.round(serial * 24 * 60)
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}`
}

/** A number about as a spreadsheet shows it, with the type that it was taken for. */
export const shownNumber = (value: number, kind: NumberKind, is1904: boolean): { text: string; conversion: Conversion } => {
  if (kind === 'fecha') return { text: shownDate(value, is1904), conversion: kind }
  if (kind === 'hora') return { text: shownTime(value), conversion: kind }
  if (kind === 'porcentaje') return { text: `${Number((value * 100).toPrecision(12))} %`, conversion: kind }
  // Sums of decimals are off by their last bit: spreadsheets show 15 digits.
  return { text: Number.isFinite(value) ? plainDecimal(Number(value.toPrecision(15))) : String(value), conversion: kind }
}
