import { endpoints } from '@/api/http/endpoints'
import { getList } from '@/api/http/resource'
import type { Pais } from '@/domain/maestras/pais'

export const paisesApi = { list: () => getList<Pais>(endpoints.paises) }
