import { createSelector } from 'reselect'
import { nameOfAutor } from '@/domain/historial/autor'
import { nameOfTipo } from '@/domain/historial/campos'
import { oneOf, type Filter } from '@/domain/list/filters'
import { papelera } from '@/store/catalogues'

/** What the bin is narrowed by [HI-04]. */
export const selectPapeleraFilters = createSelector([papelera.selectEntities], (records): Filter[] => {
  const users = new Map(Object.values(records).flatMap(({ usuario }) => (usuario ? [[String(usuario.id), nameOfAutor(usuario)]] : [])))
  return [
    { key: 'tipo', title: 'Tipo', none: '', valuesOf: id => oneOf(records[Number(id)]?.tipo), nameOf: nameOfTipo },
    {
      key: 'usuario',
      title: 'Eliminado por',
      none: 'Nadie de la aplicación',
      valuesOf: id => oneOf(records[Number(id)]?.usuario?.id),
      nameOf: id => users.get(id) ?? id,
    },
  ]
})
