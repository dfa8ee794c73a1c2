import { tableMomentOf } from '@/ui/text/dates'
import { nameOfAutor } from '@/kits/history/model/author'
import { nameOfTipo } from '@/kits/history/model/fieldCatalogue'
import type { RegistroEnPapelera } from '@/shared/history'
import { recordName, richRecordName } from '@/shared/recordName'
import { countOfPartes } from '@/kits/history/model/childCounts'
import { selectPapeleraFilters } from '@/features/historial/papelera/filters'
import { restoreRequested } from '@/features/historial/events'
import { defineList } from '@/kits/lists/list'

/** Name of a deleted record in sentences. */
const plainNameOf = (each: RegistroEnPapelera): string => recordName({ ...each, id: each.registro })

/** Sorts oldest first: the descending column reverses records of equal times too. */
export const oldestFirst = (records: readonly RegistroEnPapelera[]): RegistroEnPapelera[] =>
  [...records].sort((one, other) => Date.parse(one.momento) - Date.parse(other.momento) || one.id - other.id)

/** List of deleted records, latest first [HI-04]. */
export const papeleraList = defineList<RegistroEnPapelera>({
  storage: 'filtroPapelera',
  noun: { one: 'elemento', many: 'papelera', gender: 'm' },
  columns: [
    {
      key: 'nombre',
      title: 'Nombre',
      main: true,
      wide: true,
      quiet: true,
      truncate: false,
      text: each => richRecordName({ ...each, id: each.registro }),
      badge: ({ codigo }) => codigo ?? '',
    },
    { key: 'tipo', title: 'Tipo', meta: true, text: ({ tipo }) => nameOfTipo(tipo) },
    { key: 'partes', title: 'Partes', drop: 2, truncate: false, text: ({ partes }) => countOfPartes(partes) },
    { key: 'momento', title: 'Eliminado', meta: true, tabular: true, text: ({ momento }) => tableMomentOf(Date.parse(momento)) },
    { key: 'usuario', title: 'Eliminado por', meta: 'line', text: ({ usuario }) => nameOfAutor(usuario) },
  ],
  storedOrder: ['nombre', 'tipo', 'partes', 'momento', 'usuario'],
  start: { column: 'momento', descending: true },
  filters: selectPapeleraFilters,
  actions: [
    {
      key: 'restaurar',
      label: 'Restaurar',
      icon: 'undo',
      inWords: true,
      run: (each, { dispatch }) => dispatch(restoreRequested({ id: each.id, nombre: plainNameOf(each) })),
    },
  ],
})

const DAY_MS = 24 * 60 * 60 * 1000

/** Number of days that records are kept, computed from the first record; undefined for an empty trash. */
export const keptDays = ([first]: readonly RegistroEnPapelera[]): number | undefined =>
  first && Math.round((Date.parse(first.caduca) - Date.parse(first.momento)) / DAY_MS)
