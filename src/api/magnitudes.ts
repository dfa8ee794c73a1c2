import { endpoints } from '@/api/endpoints'
import { resource } from '@/api/resource'
import type { Magnitud, MagnitudInput } from '@/domain/magnitud'

export const magnitudesApi = resource<Magnitud, MagnitudInput>(endpoints.magnitudes)
