export type TextRole = 'title' | 'tick' | 'label' | 'value' | 'difference'

type Anchor = 'start' | 'middle' | 'end'

/** Elements of a chart; lengths in pixels, from the top left. */
export type Shape =
  | { kind: 'line'; isZero: boolean; x: number; y1: number; y2: number }
  | { kind: 'bar'; isTestigo: boolean; x: number; y: number; width: number; height: number }
  | {
      kind: 'text'
      role: TextRole
      x: number
      y: number
      anchor: Anchor
      text: string
      locale?: string
      whole?: string
    }

export interface Drawing {
  width: number
  height: number
  shapes: readonly Shape[]
}
