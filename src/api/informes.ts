import { rootOf, withQuery } from '@/api/http/endpoints'
import { getBytes, getLongJson } from '@/api/http/longAnswer'
import type { Transfer } from '@/api/http/transfer'
import { FORMATS, type ReportFormat } from '@/shared/reportFormats'
import type { Revision } from '@/shared/review'

const GENERICOS = rootOf('informes/productos_genericos')
const ACABADOS = rootOf('informes/productos_acabados')

/** Parameter of the format. The default, CSV, is omitted: an API without extensions has no such parameter. */
const formatted = (format: ReportFormat) => ({ formato: format === 'csv' ? undefined : format })

/** Reports as the bytes of files (CSV includes the byte order mark), and their reviews [IN-02, CM-02, CM-03]. */
export const informesApi = {
  productosGenericos: (idioma: string, format: ReportFormat, transfer?: Transfer) =>
    getBytes(withQuery(GENERICOS, { idioma, ...formatted(format) }), FORMATS[format], transfer),
  productosAcabados: (idioma: string, pais: string, format: ReportFormat, transfer?: Transfer) =>
    getBytes(withQuery(ACABADOS, { idioma, pais, ...formatted(format) }), FORMATS[format], transfer),
  revisionDeGenericos: (idioma: string, transfer?: Transfer) =>
    getLongJson<Revision>(withQuery(`${GENERICOS}revision/`, { idioma }), transfer),
  revisionDeAcabados: (idioma: string, pais: string, transfer?: Transfer) =>
    getLongJson<Revision>(withQuery(`${ACABADOS}revision/`, { idioma, pais }), transfer),
}
