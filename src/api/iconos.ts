import { endpoints } from '@/api/endpoints'
import { imageOf } from '@/api/image'
import { resource } from '@/api/resource'
import type { Icono, IconoInput } from '@/domain/icono'

export const iconosApi = {
  ...resource<Icono, IconoInput>(endpoints.iconos),
  imagen: imageOf(endpoints.iconos, 'imagen'),
}
