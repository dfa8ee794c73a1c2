import type { LocaleMap } from '@/domain/locales'

/** A stage in the growth of a crop. */
export interface EstadoFenologico {
  id: number
  nombre: LocaleMap
  cultivo: number
  imagen: string | null
  orden: number
}
export type EstadoFenologicoInput = Pick<EstadoFenologico, 'nombre' | 'cultivo'> & Partial<Pick<EstadoFenologico, 'orden' | 'imagen'>>
