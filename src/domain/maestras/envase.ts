import type { LocaleMap } from '@/domain/locales'

/** A container that products are sold in. */
export interface Envase {
  id: number
  valor: LocaleMap
  magnitud: number | null
  imagen: string | null
}
export type EnvaseInput = Pick<Envase, 'valor' | 'magnitud'>
