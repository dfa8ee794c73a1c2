import { endpoints } from '@/api/endpoints'
import { imageOf } from '@/api/image'
import { resource, type Resource } from '@/api/resource'
import type { EstadoFenologico, EstadoFenologicoInput } from '@/domain/estadoFenologico'

const calls: Resource<EstadoFenologico, EstadoFenologicoInput> = resource(endpoints.estadosFenologicos)

export const estadosFenologicosApi = {
  ...calls,
  /** A new one is sent with an image, which it has not yet: the file goes by itself [EF-02]. */
  create: (input: EstadoFenologicoInput, idempotencyKey?: string) => calls.create({ ...input, imagen: null }, idempotencyKey),
  imagen: imageOf(endpoints.estadosFenologicos, 'imagen'),
}
