import { endpoints } from '@/api/endpoints'
import { imageOf } from '@/api/image'
import { resource } from '@/api/resource'
import type { EstadoFenologico, EstadoFenologicoInput } from '@/domain/estadoFenologico'

export const estadosFenologicosApi = {
  ...resource<EstadoFenologico, EstadoFenologicoInput>(endpoints.estadosFenologicos),
  imagen: imageOf<EstadoFenologico>(endpoints.estadosFenologicos, 'imagen'),
}
