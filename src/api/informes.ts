import { rootOf, withQuery } from '@/api/http/endpoints'
import { getBytes, getLongJson } from '@/api/http/longAnswer'
import type { Transfer } from '@/api/http/transfer'
import { TYPES } from '@/shared/export/types'
import type { Revision } from '@/shared/review'

const GENERICOS = rootOf('informes/productos_genericos')
const ACABADOS = rootOf('informes/productos_acabados')

/** Reports as the bytes of CSV files, with the byte order mark, and their reviews [IN-02, CM-02]. */
export const informesApi = {
  productosGenericos: (idioma: string, transfer?: Transfer) => getBytes(withQuery(GENERICOS, { idioma }), TYPES.csv, transfer),
  productosAcabados: (idioma: string, pais: string, transfer?: Transfer) =>
    getBytes(withQuery(ACABADOS, { idioma, pais }), TYPES.csv, transfer),
  revisionDeGenericos: (idioma: string, transfer?: Transfer) =>
    getLongJson<Revision>(withQuery(`${GENERICOS}revision/`, { idioma }), transfer),
  revisionDeAcabados: (idioma: string, pais: string, transfer?: Transfer) =>
    getLongJson<Revision>(withQuery(`${ACABADOS}revision/`, { idioma, pais }), transfer),
}
