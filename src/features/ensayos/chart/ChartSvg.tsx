import { createElement } from 'react'
import { elementOf, type Palette } from '@/features/ensayos/model/looks'
import type { Drawing } from '@/features/ensayos/model/shapes'
import styles from '@/features/ensayos/chart/ChartSvg.module.css'

/** Palette of the current theme. */
const themed: Palette = colour => `var(${colour})`

/** Chart as an image with a name; the list of results is its text alternative. */
export const ChartSvg = ({ drawing: { width, height, shapes }, label }: { drawing: Drawing; label: string }) => (
  <svg className={styles.svg} viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img" aria-label={label}>
    {shapes.map((shape, at) => {
      const { tag, attributes, text, whole } = elementOf(shape, themed)
      return createElement(tag, { key: at, ...attributes }, text, whole !== undefined && <title>{whole}</title>)
    })}
  </svg>
)
