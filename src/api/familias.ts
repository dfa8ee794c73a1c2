import { endpoints } from '@/api/endpoints'
import { imageOf } from '@/api/image'
import { resource } from '@/api/resource'
import type { Familia, FamiliaInput } from '@/domain/familia'

export const familiasApi = {
  ...resource<Familia, FamiliaInput>(endpoints.familias),
  imagen: imageOf(endpoints.familias, 'imagen'),
}
