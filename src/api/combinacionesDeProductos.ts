import { endpoints } from '@/api/endpoints'
import { resource } from '@/api/resource'
import type { CombinacionDeProductos, CombinacionDeProductosInput } from '@/domain/combinacionDeProductos'

const { list, create, update, remove } = resource<CombinacionDeProductos, CombinacionDeProductosInput>(endpoints.combinacionesDeProductos)

export const combinacionesDeProductosApi = { list, create, update, remove }
