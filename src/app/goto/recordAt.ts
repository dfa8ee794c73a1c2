import { isAddressOf } from '@/domain/address'
import { masters } from '@/features/maestras/definitions'
import type { OpenedRecord } from '@/store/memory/slice'

const routes = {
  '/productos/edit/a/:id': 'acabados',
  '/productos/edit/g/:id': 'genericos',
  '/cultivos/detalle/:id': 'cultivos',
  '/ensayos/detalle/:id': 'ensayos',
  '/soluciones/detalle/:id': 'soluciones',
}

/** The record that an address shows, or that a master's form edits there. */
export const recordAt = (path: string, edited: number | null): OpenedRecord | null => {
  const kind = Object.entries(routes).find(([pattern]) => isAddressOf(pattern, path))?.[1]
  const id = Number(path.split('/').filter(Boolean).at(-1))
  if (kind !== undefined) return Number.isInteger(id) ? { kind, id } : null
  const master = masters.find(each => each.path === path)
  // A stage is its crop's, which is not open for that.
  return master && edited !== null && master.key !== 'estados_fenologicos' ? { kind: master.key, id: edited } : null
}
