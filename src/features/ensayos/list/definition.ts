import type { Ensayo } from '@/shared/resources/ensayos'
import { inLocale } from '@/shared/locales'
import { countryName, selectCountryNames } from '@/features/ensayos/choices'
import { ensayosBulk } from '@/features/ensayos/list/bulk'
import { selectEnsayoFilters } from '@/features/ensayos/list/filters'
import { MESSAGES } from '@/features/ensayos/messages'
import { resourceHeads } from '@/shared/resources/names'
import { deleteRequested, TABLE } from '@/features/ensayos/slice'
import { defineList, editAction, removeAction } from '@/kits/lists/list'

/** List of trials [TR-02]. */
export const ensayosList = defineList<Ensayo, ReadonlyMap<string, string>>({
  storage: TABLE,
  noun: resourceHeads.ensayos.noun,
  columns: [
    { key: 'codigo', title: 'Código', meta: true, tabular: true, text: ({ codigo }) => codigo },
    { key: 'nombre', title: 'Titular', main: true, text: ({ nombre }) => inLocale(nombre), code: ({ codigo }) => codigo },
    { key: 'fecha', title: 'Fecha', meta: true, tabular: true, text: ({ fecha }) => fecha ?? '' },
    { key: 'pais', title: 'País', text: ({ pais }, countries) => countryName(countries, pais) },
  ],
  storedOrder: ['codigo', 'nombre', 'fecha', 'pais'],
  selectContext: selectCountryNames,
  filters: selectEnsayoFilters,
  actions: [
    editAction,
    {
      ...removeAction,
      run: ({ id, codigo }, { dispatch }) => {
        if (window.confirm(MESSAGES.confirmDelete(codigo))) dispatch(deleteRequested({ id }))
      },
    },
  ],
  bulk: ensayosBulk,
})
