import { compareTexts } from '@/domain/collation'
import { DEFAULT_LOCALE } from '@/domain/locales'
import { fold, wordsOf } from '@/domain/table/fold'
import type { TableSort } from '@/domain/table/view'
import { countOfGroup, missingIn, GRUPOS, porcentajeOf, type IdiomaTraducido } from '@/domain/traducciones/recuento'
import type { Column } from '@/ui/table/types'

export const COLUMNAS: readonly Column[] = [
  { title: 'Idioma', main: true },
  { title: 'Todos' },
  ...GRUPOS.map(({ titulo }) => ({ title: titulo })),
  { title: 'Faltan', numeric: true },
  { title: 'Iguales', numeric: true },
  { title: 'Desfasadas', numeric: true },
]

/** A row of the table: shares are percentages, by column. */
export interface Fila {
  idioma: string
  nombre: string
  todos: number
  grupos: readonly number[]
  faltan: number
  iguales: number
  desfasadas: number
}

/** The language that all others are translated from, with how many texts there are of each kind. */
export interface Origen {
  nombre: string
  total: number
  grupos: readonly number[]
}

export const filaOf = (idioma: IdiomaTraducido, nombre: string): Fila => ({
  idioma: idioma.idioma,
  nombre,
  todos: porcentajeOf(idioma),
  grupos: GRUPOS.map(({ tipos }) => porcentajeOf(countOfGroup(idioma, tipos))),
  faltan: missingIn(idioma),
  iguales: idioma.iguales,
  desfasadas: idioma.desfasadas,
})

export const origenOf = (idiomas: readonly IdiomaTraducido[], nombreOf: (idioma: string) => string): Origen => {
  const found = idiomas.find(({ idioma }) => idioma === DEFAULT_LOCALE)
  return {
    nombre: nombreOf(DEFAULT_LOCALE),
    total: found?.total ?? 0,
    grupos: GRUPOS.map(({ tipos }) => (found ? countOfGroup(found, tipos).total : 0)),
  }
}

const valueOf = ({ todos, grupos, faltan, iguales, desfasadas }: Fila, column: number): number =>
  [todos, ...grupos, faltan, iguales, desfasadas][column - 1] ?? 0

/** Those that the search finds, in order; what a column holds equal stands by name. */
export const filasShown = (filas: readonly Fila[], term: string, { column, descending }: TableSort): readonly Fila[] => {
  const words = wordsOf(term)
  const by = descending ? -1 : 1
  return filas
    .filter(({ nombre, idioma }) => words.every(word => fold(`${nombre} ${idioma}`).includes(word)))
    .sort((one, other) => {
      const byName = compareTexts(one.nombre, other.nombre)
      return column === 0 ? by * byName : by * (valueOf(one, column) - valueOf(other, column)) || byName
    })
}
