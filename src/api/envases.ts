import { endpoints } from '@/api/http/endpoints'
import { imageOf } from '@/api/http/image'
import { resource } from '@/api/http/resource'
import type { Envase, EnvaseInput } from '@/domain/maestras/envase'

export const envasesApi = {
  ...resource<Envase, EnvaseInput>(endpoints.envases),
  imagen: imageOf(endpoints.envases, 'imagen'),
}
