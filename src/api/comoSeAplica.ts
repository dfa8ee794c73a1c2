import { endpoints } from '@/api/endpoints'
import { filteredList, resource } from '@/api/resource'
import type { ComoSeAplica, ComoSeAplicaInput } from '@/domain/comoSeAplica'
import type { DeUnProducto } from '@/domain/producto'

const { create, update, remove } = resource<ComoSeAplica, ComoSeAplicaInput>(endpoints.comoSeAplica)

export const comoSeAplicaApi = {
  list: filteredList<ComoSeAplica, keyof DeUnProducto | 'estado_fenologico'>(endpoints.comoSeAplica),
  create,
  update,
  remove,
}
