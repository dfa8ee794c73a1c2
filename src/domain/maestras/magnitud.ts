import type { LocaleMap } from '@/domain/locales'

/** A unit of measure. */
export interface Magnitud {
  id: number
  valor: LocaleMap
}
export type MagnitudInput = Pick<Magnitud, 'valor'>
