import type { LocaleMap } from '@/domain/locales'

/** A family of products. */
export interface Familia {
  id: number
  nombre: LocaleMap
  descripcion: LocaleMap
  /** Has at most 7 characters: "#00aa33". */
  color: string
  prioridad: number
  imagen: string | null
}
export type FamiliaInput = Pick<Familia, 'nombre' | 'descripcion' | 'color' | 'prioridad'>
