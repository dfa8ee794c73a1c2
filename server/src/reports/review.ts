import type { Column } from './columns'
import { MARK, type Table } from './fragments'
import type { Product } from './readProducts'

type Reason = 'vacia' | 'es_ES'

const reasonOf = (cell: string | number): Reason | undefined => {
  const text = String(cell)
  if (text.trim() === '') return 'vacia'
  return text.includes(MARK) ? 'es_ES' : undefined
}

/** Counts and lists the cells of a report that are blank, or Spanish because the language has no text [CM-02]. `rows` have their texts marked. */
export const review = async <R extends Product>(tipo: Table, columns: readonly Column<R>[], rows: AsyncIterable<R>) => {
  const counts = columns.map(({ columna, header }) => ({ columna, titulo: header, vacias: 0, supletorias: 0 }))
  const filas: { tipo: Table; id: number; codigo: string; nombre: string; celdas: { columna: string; motivo: Reason }[] }[] = []
  let productos = 0
  for await (const row of rows) {
    productos += 1
    const celdas = columns.flatMap(({ columna, cell }, at) => {
      const motivo = reasonOf(cell(row))
      const count = counts[at]
      if (motivo === undefined || count === undefined) return []
      count[motivo === 'vacia' ? 'vacias' : 'supletorias'] += 1
      return [{ columna, motivo }]
    })
    if (celdas.length > 0) filas.push({ tipo, id: row.id, codigo: row.codigo, nombre: row.nombre.replace(MARK, ''), celdas })
  }
  return { productos, columnas: counts, filas }
}
