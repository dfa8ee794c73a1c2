import { endpoints } from '@/api/http/endpoints'
import { imageOf } from '@/api/http/image'
import { resource } from '@/api/http/resource'
import type { Cultivo, CultivoInput } from '@/domain/cultivo/cultivo'

export const cultivosApi = {
  ...resource<Cultivo, CultivoInput>(endpoints.cultivos),
  imagen: imageOf(endpoints.cultivos, 'imagen'),
  imagenIcono: imageOf(endpoints.cultivos, 'imagen_icono'),
}
