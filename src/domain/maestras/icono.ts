import type { LocaleMap } from '@/domain/locales'

export interface Icono {
  id: number
  nombre: LocaleMap
  descripcion: LocaleMap
  /** An address; null or "" where there is none. */
  imagen: string | null
}
export type IconoInput = Pick<Icono, 'nombre' | 'descripcion'>
