import { rootOf, withQuery } from '@/api/http/endpoints'
import { getBytes, getLongJson } from '@/api/http/longAnswer'
import type { Transfer } from '@/api/http/transfer'
import { TYPES } from '@/shared/export/types'

/** What a report can be taken down as, by the types of the files [IN-02, CM-03]. */
export const FORMATS = { csv: TYPES.csv, xlsx: TYPES.xlsx } as const
export type ReportFormat = keyof typeof FORMATS

/** Why a cell of a report is told of: it has nothing, or something of it is given in the default locale for want of the one asked for. */
export type Motivo = 'vacia' | 'es_ES'

export interface Columna {
  /** The member of a product that its cells are made of, or what its parts are called. */
  columna: string
  titulo: string
  vacias: number
  supletorias: number
}

export interface Celda {
  columna: string
  motivo: Motivo
}

export interface Fila {
  tipo: string
  id: number
  codigo: string
  nombre: string
  celdas: readonly Celda[]
}

/** What is wanting in a report before it is exported, as the API tells it [CM-02]. */
export interface Revision {
  /** How many the report has. */
  productos: number
  columnas: readonly Columna[]
  /** The products that want something, in the report's order. */
  filas: readonly Fila[]
}

const GENERICOS = rootOf('informes/productos_genericos')
const ACABADOS = rootOf('informes/productos_acabados')

/** Only an API with extensions knows other formats than the first, which nobody has to name. */
const formatted = (format: ReportFormat) => ({ formato: format === 'csv' ? undefined : format })

/** Reports as the bytes of files, a CSV's byte order mark included, and what is wanting in them [IN-02, CM-02, CM-03]. */
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
