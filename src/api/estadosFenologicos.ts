import { endpoints } from '@/api/http/endpoints'
import { imageOf } from '@/api/http/image'
import { resource, type Resource } from '@/api/http/resource'
import type { EstadoFenologico, EstadoFenologicoInput } from '@/domain/cultivo/estadoFenologico'

const calls: Resource<EstadoFenologico, EstadoFenologicoInput> = resource(endpoints.estadosFenologicos)

export const estadosFenologicosApi = {
  ...calls,
  /** A new one is sent with an image, which it has not yet: the file goes by itself [EF-02]. */
  create: (input: EstadoFenologicoInput, idempotencyKey?: string) => calls.create({ ...input, imagen: null }, idempotencyKey),
  imagen: imageOf(endpoints.estadosFenologicos, 'imagen'),
}
