import type { LocaleMap } from '@/domain/locales'

/** A field trial. */
export interface Ensayo {
  id: number
  codigo: string
  nombre: LocaleMap
  /** A date as "aaaa-mm-dd". */
  fecha: string | null
  /** An ISO alpha-2 code, in lower or upper case. */
  pais: string | null
  cultivo: number | null
  roi: number | null
  descripcion: LocaleMap
  dosis: LocaleMap
  momento_de_aplicacion: LocaleMap
  /** The ids of generic products. */
  productos: number[]
  imagen: string | null
}
export type EnsayoInput = Partial<Omit<Ensayo, 'id' | 'imagen'>> & Pick<Ensayo, 'codigo'>
