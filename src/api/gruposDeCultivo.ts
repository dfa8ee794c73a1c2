import { endpoints } from '@/api/endpoints'
import { getList } from '@/api/resource'
import type { GrupoDeCultivo } from '@/domain/grupoDeCultivo'

export const gruposDeCultivoApi = { list: () => getList<GrupoDeCultivo>(endpoints.gruposDeCultivo) }
