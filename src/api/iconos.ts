import { endpoints } from '@/api/http/endpoints'
import { imageOf } from '@/api/http/image'
import { resource } from '@/api/http/resource'
import type { Icono, IconoInput } from '@/domain/maestras/icono'

export const iconosApi = {
  ...resource<Icono, IconoInput>(endpoints.iconos),
  imagen: imageOf(endpoints.iconos, 'imagen'),
}
