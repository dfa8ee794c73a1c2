import { createStructuredSelector } from 'reselect'
import type { Tipo } from '@/features/productos/productTypes'
import { needsOfSheets } from '@/features/productos/sheets/needs'
import type { Masters } from '@/features/productos/sheets/model/places'
import { catalogues, componentes, cultivos, envases, estadosFenologicos, familias, iconos, magnitudes } from '@/store/catalogues'
import type { RootState } from '@/store/rootState'

/** Masters that sheets show; memoized until a list changes. */
export const selectMasters: (root: RootState) => Masters = createStructuredSelector({
  familias: familias.selectEntities,
  iconos: iconos.selectEntities,
  componentes: componentes.selectEntities,
  magnitudes: magnitudes.selectEntities,
  cultivos: cultivos.selectEntities,
  estadosFenologicos: estadosFenologicos.selectEntities,
  envases: envases.selectEntities,
})

/** True if all lists that the sheets of a kind show are loaded. */
export const selectHasMasters = (root: RootState, tipo: Tipo): boolean =>
  needsOfSheets(tipo).every(name => catalogues[name].selectIsThere(root))

/** True if any of these lists could not be loaded. */
export const selectLacksMasters = (root: RootState, tipo: Tipo): boolean =>
  needsOfSheets(tipo).some(name => catalogues[name].selectIsMissing(root))
