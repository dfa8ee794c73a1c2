import type { Measure } from '@/features/ensayos/model/labelLines'
import { TEXTS } from '@/features/ensayos/model/looks'
import type { TextRole } from '@/features/ensayos/model/shapes'

/** Average width of a letter relative to the font size, for environments without a canvas. */
const AVERAGE = 0.52

const canvas = typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1).getContext('2d')

/** Text widths of a chart in a font family. */
export const measureIn =
  (fontFamily: string) =>
  (role: TextRole): Measure =>
  text => {
    const { size, weight } = TEXTS[role]
    if (!canvas) return text.length * size * AVERAGE
    canvas.font = `${weight} ${size}px ${fontFamily}`
    return canvas.measureText(text).width
  }
