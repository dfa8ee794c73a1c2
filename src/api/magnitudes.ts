import { endpoints } from '@/api/http/endpoints'
import { resource } from '@/api/http/resource'
import type { Magnitud, MagnitudInput } from '@/domain/maestras/magnitud'

export const magnitudesApi = resource<Magnitud, MagnitudInput>(endpoints.magnitudes)
