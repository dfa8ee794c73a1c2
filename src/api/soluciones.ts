import { endpoints } from '@/api/endpoints'
import { resource } from '@/api/resource'
import type { Solucion, SolucionInput } from '@/domain/solucion'

export const solucionesApi = resource<Solucion, SolucionInput>(endpoints.soluciones)
