import { endpoints } from '@/api/http/endpoints'
import { imageOf } from '@/api/http/image'
import { resource } from '@/api/http/resource'
import type { Ensayo, EnsayoInput } from '@/domain/ensayo/ensayo'

export const ensayosApi = {
  ...resource<Ensayo, EnsayoInput>(endpoints.ensayos),
  imagen: imageOf(endpoints.ensayos, 'imagen'),
}
