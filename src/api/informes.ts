import { endpoints, withQuery } from '@/api/endpoints'
import { http } from '@/api/http'

/** CSV, its byte order mark included [IN-02]. */
export const informesApi = {
  productosGenericos: (idioma: string) => http.csv(withQuery(endpoints.informeDeProductosGenericos, { idioma })),
  productosAcabados: (idioma: string, pais: string) => http.csv(withQuery(endpoints.informeDeProductosAcabados, { idioma, pais })),
}
