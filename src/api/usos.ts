import { arrayOf } from '@/api/http/arrayOf'
import { recordAt, rootOf } from '@/api/http/endpoints'
import { http } from '@/api/http/http'
import { repaired } from '@/api/http/repaired'
import type { Uso } from '@/shared/usages'

/** The name is a map for every kind of record. */
const BLANKS = { nombre: {} }

export const usosApi = {
  /** Records that refer to a record of this resource ("familias"), by kind. */
  of: async (tipo: string, id: number): Promise<Uso[]> => {
    const usos = arrayOf<Uso>(await http.get(`${recordAt(rootOf(tipo), id)}usos/`))
    return usos.map(uso => ({ ...uso, registros: uso.registros.map(each => repaired(BLANKS, each)) }))
  },
}
