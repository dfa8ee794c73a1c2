import type { Column } from '@/shared/reports/columns'
import type { Product } from '@/shared/reports/product'
import type { Motivo } from '@/shared/review'

/** Mark before a text that is Spanish because the language has none. U+FFFE is no character, so no stored text contains it. */
export const MARK = '\uFFFE'

/** Mark in place of a name that neither the language nor es_ES has; no stored text contains U+FFFF either. */
export const NAMELESS = '\uFFFF'

const motivoOf = (cell: string | number): Motivo | undefined => {
  const text = String(cell)
  if (text.trim() === '' || text.includes(NAMELESS)) return 'vacia'
  return text.includes(MARK) ? 'es_ES' : undefined
}

/**
 * Counts and lists the cells of a report that are blank or lack a name, or are Spanish because the language has no text [CM-02]. `rows` have
 * their texts marked.
 */
export const reviewRows = async <R extends Product>(tipo: string, columns: readonly Column<R>[], rows: AsyncIterable<R>) => {
  const columnas = columns.map(({ columna, header }) => ({ columna, titulo: header, vacias: 0, supletorias: 0 }))
  const filas: { tipo: string; id: number; codigo: string; nombre: string; celdas: { columna: string; motivo: Motivo }[] }[] = []
  let productos = 0
  for await (const row of rows) {
    productos += 1
    const celdas = columns.flatMap(({ columna, cell }, at) => {
      const motivo = motivoOf(cell(row))
      const count = columnas[at]
      if (motivo === undefined || count === undefined) return []
      count[motivo === 'vacia' ? 'vacias' : 'supletorias'] += 1
      return [{ columna, motivo }]
    })
    if (celdas.length > 0) filas.push({ tipo, id: row.id, codigo: row.codigo, nombre: row.nombre.replace(MARK, ''), celdas })
  }
  return { productos, columnas, filas }
}
