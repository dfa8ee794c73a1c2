import { createSelector } from 'reselect'
import { nameOfAutor } from '@/kits/history/model/author'
import type { RegistroEnPapelera } from '@/shared/history'
import { nameOfTipo } from '@/kits/history/model/fieldCatalogue'
import { oneOf, type Filter } from '@/kits/lists/model/filters'
import { papelera } from '@/store/catalogues'

/** Filters of the trash [HI-04]. */
export const selectPapeleraFilters = createSelector([papelera.selectEntities], (records): Filter<RegistroEnPapelera>[] => {
  const users = new Map(Object.values(records).flatMap(({ usuario }) => (usuario ? [[String(usuario.id), nameOfAutor(usuario)]] : [])))
  return [
    { key: 'tipo', title: 'Tipo', none: '', valuesOf: ({ tipo }) => oneOf(tipo), nameOf: nameOfTipo },
    {
      key: 'usuario',
      title: 'Eliminado por',
      none: 'Nadie de la aplicación',
      valuesOf: ({ usuario }) => oneOf(usuario?.id),
      nameOf: id => users.get(id) ?? id,
    },
  ]
})
