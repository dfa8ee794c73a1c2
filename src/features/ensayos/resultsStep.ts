import { resultadosDeEnsayoApi } from '@/api/resultadosDeEnsayo'
import type { ResultadoDeEnsayo } from '@/domain/resultadoDeEnsayo'
import { sameResult, sameResults, type ResultDraft } from '@/domain/trial'
import { MESSAGES } from '@/features/ensayos/messages'
import type { SaveInput } from '@/features/ensayos/saveRequest'
import { call } from '@/store/effects'
import { replaceStep, type Replacement } from '@/store/sequences/replaceStep'

/** The results of a trial: the API has no update for them [TR-16]. */
export const results: Replacement<SaveInput, ResultadoDeEnsayo, ResultDraft> = {
  name: 'Resultados',
  field: 'resultados',
  countOf: drafts => (drafts.length === 1 ? '1 resultado' : `${drafts.length} resultados`),
  list: ({ id }) => call(resultadosDeEnsayoApi.list, { ensayo: id }),
  create: ({ id: ensayo }, { id: _draft, ...draft }, key) => call(resultadosDeEnsayoApi.create, { ensayo, ...draft }, key),
  remove: id => call(resultadosDeEnsayoApi.remove, id),
  draftsOf: input => input.results,
  openedOf: ({ opened }) => opened.results,
  isUntouched: input => sameResults(input.opened.results, input.results),
  isSame: sameResult,
  fallback: MESSAGES.saveFailed,
}

export const resultsStep = replaceStep(results)
