import type { TableSort } from '@/shared/tableView'
import { compareTexts } from '@/shared/collation'
import { counted } from '@/shared/counted'
import type { Celda, Columna, Fila, Motivo, Revision } from '@/shared/review'
import { productosGenericos } from '@/shared/resources/productosGenericos'
import { textNames } from '@/shared/resources/resource'
import { numbered, numero } from '@/ui/text/numero'

/** True if the cell is missing in one language only. */
export const isOfLanguage = ({ columna, motivo }: Celda): boolean =>
  motivo === 'es_ES' || textNames(productosGenericos).some(name => name === columna)

/** Column with the number of its missing cells. */
export interface ColumnaContada {
  columna: string
  titulo: string
  celdas: number
}

/** Columns with missing cells, largest number first. */
export const countedColumns = ({ columnas }: Revision): ColumnaContada[] =>
  columnas
    .map(({ columna, titulo, vacias, supletorias }) => ({ columna, titulo, celdas: vacias + supletorias }))
    .filter(({ celdas }) => celdas > 0)
    .sort((one, other) => other.celdas - one.celdas || compareTexts(one.titulo, other.titulo))

/** Number of a product's cells with this reason. */
export const countOf = ({ celdas }: Fila, motivo: Motivo): number => celdas.filter(celda => celda.motivo === motivo).length

export const hasFillings = ({ columnas }: Revision): boolean => columnas.some(({ supletorias }) => supletorias > 0)

const sum = (columnas: readonly Columna[], of: 'vacias' | 'supletorias') => columnas.reduce((all, each) => all + each[of], 0)
const having = (filas: readonly Fila[], motivo: Motivo) => filas.filter(fila => fila.celdas.some(celda => celda.motivo === motivo)).length
const have = (count: number) => (count === 1 ? 'tiene' : 'tienen')

/**
 * Review in words, for example "9 de 143 productos tienen celdas vacías, 22 en total; 40 tienen celdas en es_ES por falta del idioma, 310
 * en total".
 */
export const revisionInWords = ({ productos, columnas, filas }: Revision): string => {
  const [blank, filled] = [having(filas, 'vacia'), having(filas, 'es_ES')]
  const total = (of: 'vacias' | 'supletorias') => `${numero(sum(columnas, of))} en total`
  const blanks = `${numero(blank)} de ${numbered(productos, 'producto', 'productos')} ${have(blank)} celdas vacías, ${total('vacias')}`
  return filled === 0
    ? blanks
    : `${blanks}; ${numero(filled)} ${have(filled)} celdas en es_ES por falta del idioma, ${total('supletorias')}`
}

/** Sentence for a report without missing cells. */
export const nothingWantsInWords = (productos: number): string => {
  if (productos === 0) return 'Este informe no tiene productos'
  return productos === 1
    ? 'El producto de este informe no tiene celdas vacías'
    : `Los ${numero(productos)} productos de este informe no tienen celdas vacías`
}

/** Sentence during the review; null for an unknown number of products. */
export const reviewingInWords = (productos: number | null): string =>
  productos === null ? 'Revisando los productos ...' : `Revisando ${counted(productos, 'producto', 'productos')} ...`

/** Comparisons of products, by column. */
const comparisons: Readonly<Record<string, (one: Fila, other: Fila) => number>> = {
  codigo: (one, other) => compareTexts(one.codigo, other.codigo),
  nombre: (one, other) => compareTexts(one.nombre, other.nombre),
  vacias: (one, other) => countOf(one, 'vacia') - countOf(other, 'vacia'),
  es_ES: (one, other) => countOf(one, 'es_ES') - countOf(other, 'es_ES'),
}

/**
 * Products with missing cells in any of these columns, or in any column if none is chosen, sorted by code, name, blank cells or cells in
 * es_ES.
 */
export const filasShown = (filas: readonly Fila[], columnas: ReadonlySet<string>, { column, descending }: TableSort): Fila[] => {
  const compare = comparisons[column] ?? (() => 0)
  const side = descending ? -1 : 1
  return filas
    .filter(({ celdas }) => columnas.size === 0 || celdas.some(({ columna }) => columnas.has(columna)))
    .sort((one, other) => side * compare(one, other))
}
