import { endpoints } from '@/api/endpoints'
import { parts } from '@/api/resource'
import type { ResultadoDeEnsayo, ResultadoDeEnsayoInput } from '@/domain/resultadoDeEnsayo'

export const resultadosDeEnsayoApi = parts<ResultadoDeEnsayo, ResultadoDeEnsayoInput, 'ensayo'>(endpoints.resultadosDeEnsayo)
