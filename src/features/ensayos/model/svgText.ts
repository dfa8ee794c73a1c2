import { labelLines, type Measure } from '@/features/ensayos/model/labelLines'
import { elementOf, type Palette } from '@/features/ensayos/model/looks'
import { FORBIDDEN_IN_XML, withoutMarkup } from '@/shared/export/xml'
import type { Drawing, Shape, TextRole } from '@/features/ensayos/model/shapes'

/** Width of a chart in a file; a PNG has twice as many pixels. */
export const FILE_WIDTH = 880
const MARGIN = 24
/** Height of title and unit above the chart. */
const HEAD = 52

/** Width of the chart itself. */
export const FILE_CHART_WIDTH = FILE_WIDTH - 2 * MARGIN

/** Escaped text, without the characters that XML cannot hold. */
const escaped = (text: string): string => withoutMarkup(text.replace(FORBIDDEN_IN_XML, ''))

const attribute = ([name, value]: [string, string | number]): string =>
  `${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}="${escaped(String(value))}"`

interface SvgOptions {
  /** First line: code and title of the trial. */
  title: string
  unit: string
  /** Drawing of width `FILE_CHART_WIDTH`. */
  drawing: Drawing
  palette: Palette
  fontFamily: string
  measure: (role: TextRole) => Measure
}

/** SVG document of a chart, with its size in pixels [FT-04]. */
export const svgText = ({
  title,
  unit,
  drawing,
  palette,
  fontFamily,
  measure,
}: SvgOptions): { text: string; width: number; height: number } => {
  const elementText = (shape: Shape): string => {
    const { tag, attributes, text = '', whole } = elementOf(shape, palette)
    const inside = escaped(text) + (whole === undefined ? '' : `<title>${escaped(whole)}</title>`)
    return `<${tag} ${Object.entries(attributes).map(attribute).join(' ')}>${inside}</${tag}>`
  }
  const [line = ''] = labelLines(title, FILE_CHART_WIDTH, measure('title'), 1)
  const head: Shape[] = [
    { kind: 'text', role: 'title', x: 0, y: 14, anchor: 'start', text: line, whole: line === title ? undefined : title },
    { kind: 'text', role: 'value', x: 0, y: 38, anchor: 'start', text: unit },
  ]
  const height = drawing.height + HEAD + 2 * MARGIN
  const text = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${FILE_WIDTH}" height="${height}" viewBox="0 0 ${FILE_WIDTH} ${height}" font-family="${escaped(fontFamily)}">`,
    `<rect width="100%" height="100%" fill="${escaped(palette('--bg'))}"/>`,
    `<g transform="translate(${MARGIN} ${MARGIN})">${head.map(elementText).join('')}</g>`,
    `<g transform="translate(${MARGIN} ${MARGIN + HEAD})">${drawing.shapes.map(elementText).join('')}</g>`,
    '</svg>',
  ].join('\n')
  return { text, width: FILE_WIDTH, height }
}

/** File name: "EN-2025-014_t-ha.svg". Characters that file systems forbid become hyphens. */
export const chartFileName = (codigo: string, unit: string, format: string): string =>
  `${[codigo, unit]
    .filter(Boolean)
    .join('_')
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, '-')}.${format}`
