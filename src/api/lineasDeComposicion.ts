import { endpoints } from '@/api/endpoints'
import { parts } from '@/api/resource'
import type { LineaDeComposicion, LineaDeComposicionInput } from '@/domain/lineaDeComposicion'
import type { DeUnProducto } from '@/domain/producto'

export const lineasDeComposicionApi = parts<LineaDeComposicion, LineaDeComposicionInput, keyof DeUnProducto>(endpoints.lineasDeComposicion)
