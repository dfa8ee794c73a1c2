import { endpoints } from '@/api/endpoints'
import { imageOf } from '@/api/image'
import { resource } from '@/api/resource'
import type { Ensayo, EnsayoInput } from '@/domain/ensayo'

export const ensayosApi = {
  ...resource<Ensayo, EnsayoInput>(endpoints.ensayos),
  imagen: imageOf(endpoints.ensayos, 'imagen'),
}
