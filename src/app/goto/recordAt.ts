import { isAddressOf } from '@/shared/address'
import { cultivoPath } from '@/shared/resources/cultivoPath'
import { masters } from '@/features/maestras/definitions'
import { ensayos } from '@/shared/resources/ensayos'
import { productosAcabados } from '@/shared/resources/productosAcabados'
import { productosGenericos } from '@/shared/resources/productosGenericos'
import { soluciones } from '@/shared/resources/soluciones'
import type { OpenedRecord } from '@/store/memory/slice'

/** Keys of "Ir a…" for the records that have pages. */
const pages: readonly (readonly [kind: string, addressOf: (id: number) => string])[] = [
  ['acabados', productosAcabados.routes.record],
  ['genericos', productosGenericos.routes.record],
  ['cultivos', cultivoPath],
  ['ensayos', ensayos.routes.record],
  ['soluciones', soluciones.routes.record],
]

/** Record shown at an address, or edited there in a master's form. */
export const recordAt = (path: string, edited: number | null): OpenedRecord | null => {
  const id = Number(path.split('/').filter(Boolean).at(-1))
  const [kind] = (Number.isInteger(id) && pages.find(([, addressOf]) => isAddressOf(addressOf(id), path))) || []
  if (kind !== undefined) return { kind, id }
  const master = masters.find(each => each.path === path)
  // Stages are left out: they belong to a crop, which is not open then.
  return master && edited !== null && master.key !== 'estados_fenologicos' ? { kind: master.key, id: edited } : null
}
