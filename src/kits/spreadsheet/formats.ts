import { parseXml } from '@/kits/spreadsheet/parseXml'
import { plainDecimal } from '@/ui/text/decimal'

/** Types into which a spreadsheet may have converted a typed text. */
export type Conversion = 'fecha' | 'hora' | 'numero' | 'porcentaje' | 'sinFormato' | 'logico' | 'error'

/** Types of the converted cells of a row, by column. */
export type Conversions = ReadonlyMap<number, Conversion>

type NumberKind = Exclude<Conversion, 'logico' | 'error'>

/** Cell styles of a workbook. */
export interface Styles {
  /** Kind of number in cells of this style. */
  formatOf: (style: string) => NumberKind
  /** True if dates count from 1904. */
  is1904: boolean
}

/** Literals in a format code: quoted, escaped or in brackets; brackets around hours, minutes or seconds are elapsed time, not literals. */
const LITERAL = /"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi

/** Kind of number of a format code: "yyyy\-mm\-dd", "0.0%". */
const kindOfCode = (code: string): NumberKind => {
  const [positive = ''] = code.replace(LITERAL, '').split(';')
  if (positive.includes('%')) return 'porcentaje'
  if (/^(general|standard|estándar)$/i.test(positive.trim())) return 'numero'
  if (/[yd]/i.test(positive)) return 'fecha'
  if (/[hs]/i.test(positive)) return 'hora'
  return /m/i.test(positive) ? 'fecha' : 'numero'
}

const isIn = (id: number, ...ranges: readonly (readonly [number, number])[]): boolean => ranges.some(([from, to]) => id >= from && id <= to)

/** Kind of number of a built-in format, which has no code in the workbook; some are dates in one language only. */
const kindOfBuiltIn = (id: number): NumberKind => {
  if (isIn(id, [9, 10])) return 'porcentaje'
  if (isIn(id, [14, 17], [22, 22], [27, 31], [36, 36], [50, 58])) return 'fecha'
  return isIn(id, [18, 21], [32, 35], [45, 47]) ? 'hora' : 'numero'
}

/** Style of cells without a style of their own. */
const DEFAULT_STYLE = '0'

/** Reads the cell styles. @param xml part with the styles; null if the workbook has none: only the default style is then known */
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
/** Day 0 for dates from 1 March 1900 on: spreadsheets count a 29 February 1900, which did not exist. */
const EPOCH = Date.UTC(1899, 11, 30)
const EPOCH_1904 = Date.UTC(1904, 0, 1)
const LEAP = 60

const two = (count: number): string => String(count).padStart(2, '0')

/** Date in words: "2008-03-03", "2008-03-03 14:30". */
const shownDate = (serial: number, is1904: boolean): string => {
  const days = !is1904 && serial < LEAP ? serial + 1 : serial
  const date = new Date((is1904 ? EPOCH_1904 : EPOCH) + Math.round(days * DAY))
  if (Number.isNaN(date.getTime())) return String(serial)
  const [day = '', time = ''] = date.toISOString().split('T')
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 5)}`
}

/** Time in words: "14:30"; more than a day has more than 24 hours. */
const shownTime = (serial: number): string => {
  const minutes = Math.round(serial * 24 * 60)
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}`
}

/** Number approximately as a spreadsheet shows it, with its type. */
export const shownNumber = (value: number, kind: NumberKind, is1904: boolean): { text: string; conversion: Conversion } => {
  if (kind === 'fecha') return { text: shownDate(value, is1904), conversion: kind }
  if (kind === 'hora') return { text: shownTime(value), conversion: kind }
  if (kind === 'porcentaje') return { text: `${Number((value * 100).toPrecision(12))} %`, conversion: kind }
  // 15 digits, like spreadsheets: sums of decimals have rounding errors in the last bit.
  return { text: Number.isFinite(value) ? plainDecimal(Number(value.toPrecision(15))) : String(value), conversion: kind }
}
