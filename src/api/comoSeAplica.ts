import { endpoints } from '@/api/http/endpoints'
import { filteredList, resource } from '@/api/http/resource'
import type { ComoSeAplica, ComoSeAplicaInput } from '@/domain/producto/comoSeAplica'
import type { DeUnProducto } from '@/domain/producto/producto'

const { create, update, remove } = resource<ComoSeAplica, ComoSeAplicaInput>(endpoints.comoSeAplica)

export const comoSeAplicaApi = {
  list: filteredList<ComoSeAplica, keyof DeUnProducto | 'estado_fenologico'>(endpoints.comoSeAplica),
  create,
  update,
  remove,
}
