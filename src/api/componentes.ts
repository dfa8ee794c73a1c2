import { endpoints } from '@/api/http/endpoints'
import { resource } from '@/api/http/resource'
import type { Componente, ComponenteInput } from '@/domain/maestras/componente'

export const componentesApi = resource<Componente, ComponenteInput>(endpoints.componentes)
