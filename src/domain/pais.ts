import type { LocaleMap } from '@/domain/locales'

export interface Pais {
  codigo_iso_alfa_2: string
  codigo_iso_alfa_3: string
  codigo_iso_numerico: string
  nombre: LocaleMap
}
