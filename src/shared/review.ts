/** Reason why a report lists a cell: the cell is blank, or it has a text in the default locale instead of the requested one. */
export type Motivo = 'vacia' | 'es_ES'

export interface Columna {
  /** Field of a product that fills the cell, or the name of its parts. */
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

/** Missing values of a report before its export, as in the API [CM-02]. */
export interface Revision {
  /** Number of products in the report. */
  productos: number
  columnas: readonly Columna[]
  /** Products with missing cells, in the report's order. */
  filas: readonly Fila[]
}

/** Hash of a product's form that opens at the section with a column. */
export const hashOfColumna = (columna: string): string => `#columna:${columna}`

/** Column that a hash names; undefined for any other hash. */
export const columnaIn = (hash: string): string | undefined => /^#columna:(.+)$/.exec(hash)?.[1]
