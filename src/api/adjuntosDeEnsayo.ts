import { endpoints } from '@/api/endpoints'
import { imageOf } from '@/api/image'
import { filteredList, resource } from '@/api/resource'
import type { AdjuntoDeEnsayo, AdjuntoDeEnsayoInput } from '@/domain/adjuntoDeEnsayo'

const { create, update, remove } = resource<AdjuntoDeEnsayo, AdjuntoDeEnsayoInput>(endpoints.adjuntosDeEnsayo)

/** Its image goes with the record: there is no call to take it away alone. */
export const adjuntosDeEnsayoApi = {
  list: filteredList<AdjuntoDeEnsayo, 'ensayo'>(endpoints.adjuntosDeEnsayo),
  create,
  update,
  remove,
  imagen: { upload: imageOf(endpoints.adjuntosDeEnsayo, 'imagen').upload },
}
