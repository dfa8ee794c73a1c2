import { endpoints } from '@/api/endpoints'
import { resource } from '@/api/resource'
import type { Componente, ComponenteInput } from '@/domain/componente'

export const componentesApi = resource<Componente, ComponenteInput>(endpoints.componentes)
