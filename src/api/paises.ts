import { rootOf } from '@/api/http/endpoints'
import { getList } from '@/api/http/records'
import type { Pais } from '@/domain/pais'

/** Countries are no resource: nobody changes them, and their id is their number. */
export const paisesApi = { list: () => getList<Pais>(rootOf('paises'), ['nombre']) }
