import { endpoints } from '@/api/http/endpoints'
import { imageOf } from '@/api/http/image'
import { filteredList, resource } from '@/api/http/resource'
import type { AdjuntoDeEnsayo, AdjuntoDeEnsayoInput } from '@/domain/ensayo/adjuntoDeEnsayo'

const { create, update, remove } = resource<AdjuntoDeEnsayo, AdjuntoDeEnsayoInput>(endpoints.adjuntosDeEnsayo)

/** Its image goes with the record: there is no call to take it away alone. */
export const adjuntosDeEnsayoApi = {
  list: filteredList<AdjuntoDeEnsayo, 'ensayo'>(endpoints.adjuntosDeEnsayo),
  create,
  update,
  remove,
  imagen: { upload: imageOf(endpoints.adjuntosDeEnsayo, 'imagen').upload },
}
