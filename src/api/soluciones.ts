import { endpoints } from '@/api/http/endpoints'
import { resource } from '@/api/http/resource'
import type { Solucion, SolucionInput } from '@/domain/combinacion/solucion'

export const solucionesApi = resource<Solucion, SolucionInput>(endpoints.soluciones)
