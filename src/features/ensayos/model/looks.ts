import type { Shape, TextRole } from '@/features/ensayos/model/shapes'
import { languageTag } from '@/shared/locales'

/** Colour tokens of a chart. */
const COLOURS = ['--bg', '--border', '--icon', '--accent-mark', '--border-control', '--text', '--text-2', '--text-muted'] as const
type Colour = (typeof COLOURS)[number]
/** Colour of a token as an SVG attribute value. */
export type Palette = (colour: Colour) => string

interface TextLook {
  /** Font size in pixels. */
  size: number
  weight: number
  colour: Colour
}

export const TEXTS: Readonly<Record<TextRole, TextLook>> = {
  title: { size: 14, weight: 600, colour: '--text' },
  tick: { size: 11, weight: 400, colour: '--text-muted' },
  label: { size: 13, weight: 400, colour: '--text-2' },
  value: { size: 13, weight: 600, colour: '--text' },
  difference: { size: 13, weight: 400, colour: '--text-2' },
}

/** Rim in the background colour, so that a grid line does not cross the text. */
const rim = (palette: Palette) => ({ stroke: palette('--bg'), strokeWidth: 5, strokeLinejoin: 'round', paintOrder: 'stroke' }) as const

const pixels = (length: number): number => Math.round(length * 100) / 100

interface Element {
  tag: 'line' | 'rect' | 'text'
  /** Attributes by their React names. */
  attributes: Readonly<Record<string, string | number>>
  text?: string
  /** Tooltip of a truncated text. */
  whole?: string
}

/** SVG element of a shape. Styles are attributes, because the security policy of the page forbids styles in a file. */
export const elementOf = (shape: Shape, palette: Palette): Element => {
  switch (shape.kind) {
    case 'line': {
      const x = pixels(shape.x)
      const stroke = palette(shape.isZero ? '--icon' : '--border')
      return { tag: 'line', attributes: { x1: x, x2: x, y1: pixels(shape.y1), y2: pixels(shape.y2), stroke, strokeWidth: 1 } }
    }
    case 'bar': {
      const { x, y, width, height, isTestigo } = shape
      const place = { x: pixels(x), y: pixels(y), width: pixels(width), height, rx: 2 }
      return { tag: 'rect', attributes: { ...place, fill: palette(isTestigo ? '--border-control' : '--accent-mark') } }
    }
    case 'text': {
      const { role, x, y, anchor, text, locale, whole } = shape
      const { size, weight, colour } = TEXTS[role]
      const look = { fill: palette(colour), fontSize: size, fontWeight: weight, textAnchor: anchor, unicodeBidi: 'plaintext' }
      return {
        tag: 'text',
        attributes: {
          ...{ x: pixels(x), y: pixels(y), ...look },
          ...((role === 'label' || role === 'value') && rim(palette)),
          ...(locale !== undefined && { lang: languageTag(locale) }),
        },
        text,
        whole,
      }
    }
  }
}
