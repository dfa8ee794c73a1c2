import { arrayOf } from '@/api/http/arrayOf'
import { recordAt, rootOf } from '@/api/http/endpoints'
import { http } from '@/api/http/http'
import { readMaps } from '@/api/http/readMaps'
import type { Uso } from '@/shared/usages'

/** Fields that are maps: the name, for every kind of record. */
const MAPS = ['nombre']

export const usosApi = {
  /** Records that refer to a record of this resource ("familias"), by kind. */
  of: async (tipo: string, id: number): Promise<Uso[]> => {
    const usos = arrayOf<Uso>(await http.get(`${recordAt(rootOf(tipo), id)}usos/`))
    return usos.map(uso => ({ ...uso, registros: uso.registros.map(each => readMaps(MAPS, each)) }))
  },
}
