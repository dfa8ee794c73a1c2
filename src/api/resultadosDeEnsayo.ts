import { endpoints } from '@/api/http/endpoints'
import { parts } from '@/api/http/resource'
import type { ResultadoDeEnsayo, ResultadoDeEnsayoInput } from '@/domain/ensayo/resultadoDeEnsayo'

export const resultadosDeEnsayoApi = parts<ResultadoDeEnsayo, ResultadoDeEnsayoInput, 'ensayo'>(endpoints.resultadosDeEnsayo)
