import { endpoints } from '@/api/http/endpoints'
import { getList } from '@/api/http/resource'
import type { GrupoDeCultivo } from '@/domain/cultivo/grupoDeCultivo'

export const gruposDeCultivoApi = { list: () => getList<GrupoDeCultivo>(endpoints.gruposDeCultivo) }
