import { historialApi } from '@/api/historial'
import { claveOf, recordsLearnt, selectHistory, wholeLearnt, type recordsAsked, type wholeAsked } from '@/features/historial/slice'
import { call, put, select, type Saga } from '@/store/effects'
import { wholeChanges } from '@/kits/history/saga'
import { reportError } from '@/store/reportError'

/** The next records of a run, of the kinds that the page is narrowed to [HI-05]. */
export function* learnRecords({ payload: id }: ReturnType<typeof recordsAsked>): Saga {
  const { pregunta, registros } = yield* select(selectHistory)
  try {
    const page = yield* call(historialApi.records, id, pregunta.tipo, registros[id]?.siguiente ?? null)
    // Filters that were changed meanwhile have other records.
    if ((yield* select(selectHistory)).pregunta === pregunta) yield* put(recordsLearnt({ id, page }))
  } catch (error) {
    reportError('actividad', error)
    yield* put(recordsLearnt({ id, page: null }))
  }
}

/** The texts of an unfolded entry that came cut [HI-05]. */
export function* learnWhole({ payload }: ReturnType<typeof wholeAsked>): Saga {
  const clave = claveOf(payload)
  try {
    yield* put(wholeLearnt({ clave, cambios: yield* wholeChanges(payload.id, payload.cambios) }))
  } catch (error) {
    reportError('actividad', error)
    yield* put(wholeLearnt({ clave, cambios: null }))
  }
}
