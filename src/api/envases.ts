import { endpoints } from '@/api/endpoints'
import { imageOf } from '@/api/image'
import { resource } from '@/api/resource'
import type { Envase, EnvaseInput } from '@/domain/envase'

export const envasesApi = {
  ...resource<Envase, EnvaseInput>(endpoints.envases),
  imagen: imageOf(endpoints.envases, 'imagen'),
}
