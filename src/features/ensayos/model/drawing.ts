import { ticksOf } from '@/features/ensayos/model/axis'
import { labelLines, type Measure } from '@/features/ensayos/model/labelLines'
import type { Drawing, Shape, TextRole } from '@/features/ensayos/model/shapes'
import { valorText } from '@/features/ensayos/model/valores'

/** Row of a chart. */
export interface Row {
  label: string
  /** Locale of the label, if it differs from the page's. */
  locale?: string
  valor: number
  /** Text at the end: difference to the control, or the word for the control. */
  difference?: string
  isTestigo?: boolean
}

interface Options {
  width: number
  rows: readonly Row[]
  /** Heading of the differences; narrow charts show it only if it is important. */
  heading?: { text: string; isImportant: boolean } | null
  measure: (role: TextRole) => Measure
}

/** Maximum width of charts that have the description above the bar. */
const NARROW = 560
const TOP = 6
const HEADING = 16
const PADDING = 2
const FOOT = 24
const LINE = 16
/** Distance between a bar and its value. */
const GAP = 8
/** Minimum space for a value beside the axis. */
const BESIDE = { left: 44, right: 48 }
/** Distance from the middle of a line to its baseline. */
const BASELINE = 4.5

const WIDE = { pitch: 34, bar: 18, labels: 340, share: 0.4, differences: 96 }
const PHONE = { pitch: 50, bar: 14, label: 16, differences: 64 }

/** Chart of one unit: bars in the order of the rows from a common zero, negative ones to the left, and an axis below [FT-04]. */
export const drawingOf = ({ width, rows, heading = null, measure }: Options): Drawing => {
  const isNarrow = width <= NARROW
  const { pitch, bar, differences } = isNarrow ? PHONE : WIDE
  const labels = isNarrow ? 0 : Math.min(WIDE.labels, Math.round(width * WIDE.share))
  const hasDifferences = rows.some(({ difference }) => difference !== undefined)
  const shown = heading && (!isNarrow || heading.isImportant) ? heading : null
  const widest = (role: TextRole, texts: readonly string[]) => Math.max(0, ...texts.map(measure(role)))

  const values = rows.map(({ valor }) => valor)
  const texts = values.map(valorText)
  const room = widest('value', texts) + 2 * GAP
  const last = hasDifferences
    ? Math.max(
        differences,
        widest(
          'difference',
          rows.map(({ difference = '' }) => difference),
        ) +
          2 * GAP,
        isNarrow ? 0 : widest('tick', [shown?.text ?? '']),
      )
    : 0
  const left = labels + (values.some(valor => valor < 0) ? Math.max(BESIDE.left, room) : 0)
  const right = Math.max(left + 1, width - last - Math.max(BESIDE.right, room))

  const ticks = [6, 5, 4, 3].map(most => ticksOf(values, most)).find(fitting(right - left, measure('tick'))) ?? ticksOf(values, 3)
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)]
  const placeOf = (valor: number) => left + ((valor - low) / (high - low)) * (right - left)
  const zero = placeOf(0)

  /** Keeps labels above the bars beside the axis, which their rim would interrupt. */
  const indent = isNarrow && left === 0 ? GAP : 0

  const begin = TOP + (shown ? HEADING : 0)
  let y = begin + PADDING
  const shapes: Shape[] = []
  rows.forEach(({ label, locale, valor, difference, isTestigo = false }, at) => {
    const lines = labelLines(label, isNarrow ? width - indent : labels - 2 * GAP, measure('label'))
    const over = isNarrow ? PHONE.label + (lines.length - 1) * LINE : 0
    const middle = isNarrow ? y + 10 + over + bar / 2 : y + pitch / 2
    const first = isNarrow ? y + PHONE.label : middle + BASELINE - ((lines.length - 1) * LINE) / 2
    const whole = lines.join(' ') === label ? undefined : label
    lines.forEach((text, line) =>
      shapes.push({ kind: 'text', role: 'label', x: indent, y: first + line * LINE, anchor: 'start', text, locale, whole }),
    )
    const end = placeOf(valor)
    const isNegative = valor < 0
    shapes.push({ kind: 'bar', isTestigo, x: Math.min(zero, end), y: middle - bar / 2, width: Math.abs(end - zero), height: bar })
    const value = { kind: 'text', y: middle + BASELINE } as const
    shapes.push({
      ...value,
      role: 'value',
      x: isNegative ? end - GAP : end + GAP,
      anchor: isNegative ? 'end' : 'start',
      text: texts[at] ?? '',
    })
    if (difference !== undefined) shapes.push({ ...value, role: 'difference', x: width, anchor: 'end', text: difference })
    y += pitch + (isNarrow ? over - PHONE.label : 0)
  })

  const bottom = y + PADDING
  const axis = ticks.flatMap((tick): Shape[] => {
    const x = placeOf(tick)
    return [
      { kind: 'line', isZero: tick === 0, x, y1: begin, y2: bottom },
      { kind: 'text', role: 'tick', x, y: bottom + LINE, anchor: 'middle', text: valorText(tick) },
    ]
  })
  const head: Shape[] = shown ? [{ kind: 'text', role: 'tick', x: width, y: TOP * 2, anchor: 'end', text: shown.text }] : []
  return { width, height: bottom + FOOT, shapes: [...axis, ...head, ...shapes] }
}

/** True if the texts of the marks do not overlap. */
const fitting =
  (width: number, measure: Measure) =>
  (ticks: readonly number[]): boolean =>
    Math.max(...ticks.map(tick => measure(valorText(tick)))) + GAP <= width / (ticks.length - 1)
