import { compareTexts } from '@/shared/collation'
import { DEFAULT_LOCALE } from '@/shared/locales'
import { fold, wordsOf } from '@/shared/fold'
import type { TableSort } from '@/shared/tableView'
import { countOfGroup, missingIn, GRUPOS, porcentajeOf } from '@/features/traducciones/model/languageProgress'
import type { IdiomaTraducido } from '@/shared/translations'
import type { StoredList } from '@/kits/lists/list'

/** Row of the table: shares are percentages, by column. */
export interface ListedLanguage {
  idioma: string
  nombre: string
  todos: number
  grupos: readonly number[]
  faltan: number
  iguales: number
  desfasadas: number
}

/** Source language, with the number of texts of each kind. */
export interface SourceLanguage {
  nombre: string
  total: number
  grupos: readonly number[]
}

export const listedLanguageOf = (idioma: IdiomaTraducido, nombre: string): ListedLanguage => ({
  idioma: idioma.idioma,
  nombre,
  todos: porcentajeOf(idioma),
  grupos: GRUPOS.map(({ tipos }) => porcentajeOf(countOfGroup(idioma, tipos))),
  faltan: missingIn(idioma),
  iguales: idioma.iguales,
  desfasadas: idioma.desfasadas,
})

export const sourceRowOf = (idiomas: readonly IdiomaTraducido[], nombreOf: (idioma: string) => string): SourceLanguage => {
  const found = idiomas.find(({ idioma }) => idioma === DEFAULT_LOCALE)
  return {
    nombre: nombreOf(DEFAULT_LOCALE),
    total: found?.total ?? 0,
    grupos: GRUPOS.map(({ tipos }) => (found ? countOfGroup(found, tipos).total : 0)),
  }
}

interface Column {
  key: string
  title: string
  numeric?: boolean
  /** Sort value of a column; the name by default. */
  value?: (row: ListedLanguage) => number
}

const columns: readonly Column[] = [
  { key: 'idioma', title: 'Idioma' },
  { key: 'todos', title: 'Todos', value: ({ todos }) => todos },
  ...GRUPOS.map(({ key, titulo }, at) => ({ key, title: titulo, value: ({ grupos }: ListedLanguage) => grupos[at] ?? 0 })),
  { key: 'faltan', title: 'Faltan', numeric: true, value: ({ faltan }) => faltan },
  { key: 'iguales', title: 'Iguales', numeric: true, value: ({ iguales }) => iguales },
  { key: 'desfasadas', title: 'Desfasadas', numeric: true, value: ({ desfasadas }) => desfasadas },
]

/** List of languages [TX-01]. */
export const idiomasList = {
  storage: 'filtroIdiomas',
  columns,
  storedOrder: [
    ...['idioma', 'todos', 'productos', 'maestras', 'cultivos', 'ensayos', 'soluciones'],
    ...['faltan', 'iguales', 'desfasadas'],
  ],
} satisfies StoredList

/** Rows that match the search, sorted; rows of equal value are ordered by name. */
export const languagesShown = (
  rows: readonly ListedLanguage[],
  term: string,
  { column, descending }: TableSort,
): readonly ListedLanguage[] => {
  const words = wordsOf(term)
  const by = descending ? -1 : 1
  const value = columns.find(({ key }) => key === column)?.value
  return rows
    .filter(({ nombre, idioma }) => words.every(word => fold(`${nombre} ${idioma}`).includes(word)))
    .sort((one, other) => {
      const byName = compareTexts(one.nombre, other.nombre)
      return value ? by * (value(one) - value(other)) || byName : by * byName
    })
}
