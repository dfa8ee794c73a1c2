import { rootOf } from '@/api/http/endpoints'
import { getList } from '@/api/http/records'
import type { LocaleMap } from '@/shared/locales'

export interface Pais {
  codigo_iso_alfa_2: string
  codigo_iso_alfa_3: string
  codigo_iso_numerico: string
  nombre: LocaleMap
}

/** Countries are not a resource: they are read-only, and their id is their number. */
export const paisesApi = { list: () => getList<Pais>(rootOf('paises'), { nombre: {} }) }
