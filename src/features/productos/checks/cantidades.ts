import { QUANTITY_DECIMALS } from '@/shared/constants'
import { fold } from '@/shared/fold'
import type { LocaleMap } from '@/shared/locales'

const SCALE = 10 ** QUANTITY_DECIMALS

/** Quantity as an integer of 10⁻⁵. */
export const exact = (quantity: number): number => Math.round(quantity * SCALE)

/** Quantity of an integer of 10⁻⁵. */
export const quantityOf = (value: number): number => value / SCALE

/** Number of decimals of an integer of 10⁻⁵, without trailing zeros. */
export const decimalsOf = (value: number): number => {
  let decimals = QUANTITY_DECIMALS
  let rest = value
  while (decimals > 0 && rest % 10 === 0) {
    rest /= 10
    decimals -= 1
  }
  return decimals
}

/** Unit of the last of `decimals` decimals, in 10⁻⁵. */
export const unitOf = (decimals: number): number => 10 ** (QUANTITY_DECIMALS - decimals)

/**
 * Unit of the last written decimal, in 10⁻⁵: the true value is within half of it. Trailing zeros are not stored, and labels declare at
 * least one decimal: 8 counts as 8,0.
 */
export const roundingOf = (value: number): number => unitOf(Math.max(1, decimalsOf(value)))

/** Value rounded to `decimals` decimals. */
export const roundedTo = (value: number, decimals: number): number => Math.round(value / unitOf(decimals)) * unitOf(decimals)

/** Quantity in a sentence, without trailing zeros: "8,52". */
export const decimalText = (value: number): string => String(quantityOf(value)).replace('.', ',')

/** Kind of a unit: by mass ("% p/p"), by volume ("% p/v"), plain percentage, or other. */
export type Medida = 'masa' | 'volumen' | 'porcentaje' | 'otra'

const MEDIDAS = new Map<string, Medida>([
  ...['%p/p', '%w/w', '%m/m', '%s/s'].map(unit => [unit, 'masa'] as const),
  ...['%p/v', '%w/v', '%m/v'].map(unit => [unit, 'volumen'] as const),
  ['%', 'porcentaje'],
])

const kept = new WeakMap<LocaleMap, Medida>()

/** Kind of a unit by its names in all languages; 'otra' if they contradict each other. */
export const medidaOf = (valor: LocaleMap): Medida => {
  const known = kept.get(valor)
  if (known !== undefined) return known
  const names = Object.values(valor).filter(name => name.trim() !== '')
  const [first = 'otra', ...others] = new Set(names.map(name => MEDIDAS.get(fold(name).replace(/[\s()]/g, '')) ?? 'otra'))
  const medida = others.length > 0 ? 'otra' : first
  kept.set(valor, medida)
  return medida
}
