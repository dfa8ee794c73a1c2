import { getCsv } from '@/api/http/csv'
import { endpoints, withQuery } from '@/api/http/endpoints'
import type { Transfer } from '@/api/http/transfer'

/** CSV, its byte order mark included [IN-02]. */
export const informesApi = {
  productosGenericos: (idioma: string, transfer?: Transfer) =>
    getCsv(withQuery(endpoints.informeDeProductosGenericos, { idioma }), transfer),
  productosAcabados: (idioma: string, pais: string, transfer?: Transfer) =>
    getCsv(withQuery(endpoints.informeDeProductosAcabados, { idioma, pais }), transfer),
}
