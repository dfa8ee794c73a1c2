import { getCsv } from '@/api/csv'
import { endpoints, withQuery } from '@/api/endpoints'
import type { Transfer } from '@/api/transfer'

/** CSV, its byte order mark included [IN-02]. */
export const informesApi = {
  productosGenericos: (idioma: string, transfer?: Transfer) =>
    getCsv(withQuery(endpoints.informeDeProductosGenericos, { idioma }), transfer),
  productosAcabados: (idioma: string, pais: string, transfer?: Transfer) =>
    getCsv(withQuery(endpoints.informeDeProductosAcabados, { idioma, pais }), transfer),
}
