import { endpoints } from '@/api/http/endpoints'
import { hasExtensions } from '@/api/http/http'
import { getList, resource } from '@/api/http/resource'
import type { CombinacionDeProductos, CombinacionDeProductosInput } from '@/domain/combinacion/combinacionDeProductos'

const { create, update, remove } = resource<CombinacionDeProductos, CombinacionDeProductosInput>(endpoints.combinacionesDeProductos)

/** All, or those of a solution. An API without extensions knows no such filter, and gives all in any case. */
const list = (solucion?: number) =>
  getList<CombinacionDeProductos>(
    endpoints.combinacionesDeProductos,
    solucion !== undefined && hasExtensions() ? { solucion: String(solucion) } : {},
  )

export const combinacionesDeProductosApi = { list, create, update, remove }
