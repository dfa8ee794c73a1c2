import { endpoints } from '@/api/endpoints'
import { imageOf } from '@/api/image'
import { resource } from '@/api/resource'
import type { Cultivo, CultivoInput } from '@/domain/cultivo'

export const cultivosApi = {
  ...resource<Cultivo, CultivoInput>(endpoints.cultivos),
  imagen: imageOf(endpoints.cultivos, 'imagen'),
  imagenIcono: imageOf(endpoints.cultivos, 'imagen_icono'),
}
