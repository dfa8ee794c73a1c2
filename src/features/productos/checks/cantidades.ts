import { QUANTITY_DECIMALS } from '@/shared/constants'
import { fold } from '@/shared/fold'
import type { LocaleMap } from '@/shared/locales'

const SCALE = 10 ** QUANTITY_DECIMALS

/** Quantity as an integer of 10⁻⁵. */
export const exact = (quantity: number): number => Math.round(quantity * SCALE)

/** The quantity of such an integer. */
export const quantityOf = (value: number): number => value / SCALE

/** Number of decimals that an integer of 10⁻⁵ is written with, zeros at the end not counted. */
export const decimalsOf = (value: number): number => {
  let decimals = QUANTITY_DECIMALS
  let rest = value
  while (decimals > 0 && rest % 10 === 0) {
    rest /= 10
    decimals -= 1
  }
  return decimals
}

/** One of the last decimal of a number with so many, in 10⁻⁵. */
export const unitOf = (decimals: number): number => 10 ** (QUANTITY_DECIMALS - decimals)

/**
 * One of the last decimal that is written, in 10⁻⁵: the true value is within half of it. Zeros at the end are lost on the way, and labels declare
 * to one decimal at least: 8 counts as 8,0.
 */
export const roundingOf = (value: number): number => unitOf(Math.max(1, decimalsOf(value)))

/** Rounds to the nearest number with so many decimals. */
export const roundedTo = (value: number, decimals: number): number => Math.round(value / unitOf(decimals)) * unitOf(decimals)

/** "8,52": as sentences write it, without zeros at the end. */
export const decimalText = (value: number): string => String(quantityOf(value)).replace('.', ',')

/** Kind of a unit: by mass ("% p/p"), by volume ("% p/v"), a percentage of neither, or anything else. */
export type Medida = 'masa' | 'volumen' | 'porcentaje' | 'otra'

const MEDIDAS = new Map<string, Medida>([
  ...['%p/p', '%w/w', '%m/m', '%s/s'].map(unit => [unit, 'masa'] as const),
  ...['%p/v', '%w/v', '%m/v'].map(unit => [unit, 'volumen'] as const),
  ['%', 'porcentaje'],
])

const kept = new WeakMap<LocaleMap, Medida>()

/** Kind of a unit by its names in all languages; those that contradict each other are none. */
export const medidaOf = (valor: LocaleMap): Medida => {
  const known = kept.get(valor)
  if (known !== undefined) return known
  const names = Object.values(valor).filter(name => name.trim() !== '')
  const [first = 'otra', ...others] = new Set(names.map(name => MEDIDAS.get(fold(name).replace(/[\s()]/g, '')) ?? 'otra'))
  const medida = others.length > 0 ? 'otra' : first
  kept.set(valor, medida)
  return medida
}
