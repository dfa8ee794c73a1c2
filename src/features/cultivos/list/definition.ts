import type { Cultivo } from '@/shared/resources/cultivos'
import { resourceHeads } from '@/shared/resources/names'
import { inLocale } from '@/shared/locales'
import { TABLE } from '@/features/cultivos/slice'
import { defineList, nameIn } from '@/kits/lists/list'
import { grupoDeCultivoNames } from '@/store/catalogues/names'
import { selectCultivoFilters } from '@/features/cultivos/list/filters'

/** List of crops [CD-01]. */
export const cultivosList = defineList<Cultivo, ReadonlyMap<number, string>>({
  storage: TABLE,
  noun: resourceHeads.cultivos.noun,
  columns: [
    { key: 'imagen', title: 'Imagen', image: true, text: ({ imagen }) => imagen ?? '' },
    { key: 'nombre', title: 'Nombre', text: ({ nombre }) => inLocale(nombre) },
    { key: 'grupo_de_cultivo', title: 'Grupo de cultivo', meta: true, text: (record, names) => nameIn(names, record.grupo_de_cultivo) },
  ],
  storedOrder: ['imagen', 'nombre', 'grupo_de_cultivo'],
  selectContext: grupoDeCultivoNames.selectNames,
  filters: selectCultivoFilters,
})
