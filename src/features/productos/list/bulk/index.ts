import { defineBulk } from '@/kits/lists/selection/bulkRun'
import type { Bulk } from '@/kits/lists/selection/definition'
import { allPending } from '@/kits/lists/selection/words'
import { writtenInto } from '@/features/productos/model/productoChange'
import { actionsOf } from '@/features/productos/list/bulk/actions'
import { productTypes, type Tipo } from '@/features/productos/productTypes'
import { MOST_SHEETS, sheetsPath, TOO_MANY_SHEETS } from '@/features/productos/sheets/address'
import { productosAcabados, productosGenericos } from '@/store/catalogues'

const pendingOf =
  (tipo: Tipo): Bulk['pendingIn'] =>
  (root, ids, change) => {
    if (Object.keys(change).length === 0) return allPending(root, ids)
    const records = tipo === 'a' ? productosAcabados.selectEntities(root) : productosGenericos.selectEntities(root)
    return ids.filter(id => writtenInto(records[id] ?? {}, change) !== null)
  }

const bulkOf = (tipo: Tipo): Bulk =>
  defineBulk({
    place: `productos/${tipo}`,
    tipo: productTypes[tipo].resource,
    noun: productTypes[tipo].noun,
    actions: actionsOf(tipo),
    page: { label: 'Ficha', icon: 'sheet', most: MOST_SHEETS, tooMany: TOO_MANY_SHEETS, pathOf: ids => sheetsPath(tipo, ids) },
    pendingIn: pendingOf(tipo),
    reload: () => productTypes[tipo].catalogue.loadRequested(),
  })

/** Actions on a selection of products [LS-05]. */
export const productosBulk: Record<Tipo, Bulk> = { g: bulkOf('g'), a: bulkOf('a') }
