import { endpoints } from '@/api/endpoints'
import { getList } from '@/api/resource'
import type { Pais } from '@/domain/pais'

export const paisesApi = { list: () => getList<Pais>(endpoints.paises) }
