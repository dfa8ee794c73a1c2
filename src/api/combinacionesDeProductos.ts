import { endpoints } from '@/api/http/endpoints'
import { resource } from '@/api/http/resource'
import type { CombinacionDeProductos, CombinacionDeProductosInput } from '@/domain/combinacion/combinacionDeProductos'

const { list, create, update, remove } = resource<CombinacionDeProductos, CombinacionDeProductosInput>(endpoints.combinacionesDeProductos)

export const combinacionesDeProductosApi = { list, create, update, remove }
