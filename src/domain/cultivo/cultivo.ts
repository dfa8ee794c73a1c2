import type { LocaleMap } from '@/domain/locales'

/** A crop. */
export interface Cultivo {
  id: number
  nombre: LocaleMap
  grupo_de_cultivo: number | null
  imagen: string | null
  imagen_icono: string | null
}
export type CultivoInput = Pick<Cultivo, 'nombre' | 'grupo_de_cultivo'>

/** Page of a crop with its stages [CD-02]. */
export const cultivoPath = (id: number): string => `/cultivos/detalle/${id}`
