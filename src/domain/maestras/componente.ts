import type { LocaleMap } from '@/domain/locales'

/** A chemical component. */
export interface Componente {
  id: number
  nombre: LocaleMap
}
export type ComponenteInput = Pick<Componente, 'nombre'>
