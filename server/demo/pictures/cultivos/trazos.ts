import { DARK_GREEN, GREEN, leaf, line, mix, oval, path } from '../svg'

export interface Colores {
  flor: string
  fruto: string
}

export const repeat = (count: number, draw: (index: number) => string) => Array.from({ length: count }, (_, index) => draw(index)).join('')

export const calyx = (x: number, y: number, length: number) =>
  repeat(5, i => leaf(x, y, -90 + (i - 2) * 42, length, i % 2 ? GREEN : DARK_GREEN, 0.25))
export const stalk = (x: number, y: number, length: number) => line(`M${x} ${y}v-${length}`, '#7d6a3a', 2.6)
export const shine = (x: number, y: number, colour: string) => oval(x, y, 3.2, 7, mix(colour, '#ffffff', 0.4), 35)
export const fruit = (colour: string, d: string, ...more: string[]) => path(d, colour) + shine(21, 33, colour) + more.join('')
