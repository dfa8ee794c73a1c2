import { endpoints } from '@/api/http/endpoints'
import { imageOf } from '@/api/http/image'
import { resource } from '@/api/http/resource'
import type { Familia, FamiliaInput } from '@/domain/maestras/familia'

export const familiasApi = {
  ...resource<Familia, FamiliaInput>(endpoints.familias),
  imagen: imageOf(endpoints.familias, 'imagen'),
}
