import type { LocaleMap } from '@/domain/locales'

export interface Solucion {
  id: number
  nombre: LocaleMap
  descripcion: LocaleMap
}
export type SolucionInput = Pick<Solucion, 'nombre' | 'descripcion'>
