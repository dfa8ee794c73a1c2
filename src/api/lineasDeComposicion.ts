import { endpoints } from '@/api/http/endpoints'
import { parts } from '@/api/http/resource'
import type { LineaDeComposicion, LineaDeComposicionInput } from '@/domain/producto/lineaDeComposicion'
import type { DeUnProducto } from '@/domain/producto/producto'

export const lineasDeComposicionApi = parts<LineaDeComposicion, LineaDeComposicionInput, keyof DeUnProducto>(endpoints.lineasDeComposicion)
