import { isAction, type Action } from '@reduxjs/toolkit'
import { referidosApi } from '@/api/referidos'
import { ensayos, productosAcabados, productosGenericos, soluciones } from '@/store/catalogues'
import { listsRetried } from '@/store/catalogues/retry'
import { call, fork, put, select, take, within, type Saga } from '@/store/effects'
import { referidosAsked, referidosLearnt, selectReferidos } from '@/kits/usages/referred/slice'
import { reportError } from '@/store/reportError'
import { onLatest } from '@/store/watch'

const LOADS = [
  ['productos_genericos', productosGenericos.loadRequested.type],
  ['productos_acabados', productosAcabados.loadRequested.type],
  ['ensayos', ensayos.loadRequested.type],
  ['soluciones', soluciones.loadRequested.type],
] as const

/** Time until an API that did not answer is asked again. */
const PAUSE_MS = 10_000

/** Fetches references, again and again until they come: a list that is filtered by them shows no rows without. */
function* learn(tipo: string): Saga {
  while (true)
    try {
      const referidos = yield* call(referidosApi.of, tipo)
      if ((yield* select(selectReferidos, tipo)) !== referidos) yield* put(referidosLearnt({ tipo, referidos }))
      return
    } catch (error) {
      reportError('referidos', error)
      yield* within(PAUSE_MS, () => take(listsRetried.match))
    }
}

/** Fetches again what was fetched once; nothing before the first request. */
function* learnAgain(tipo: string): Saga {
  if ((yield* select(selectReferidos, tipo)) !== undefined) yield* learn(tipo)
}

export function* referidosSaga(): Saga {
  const ofTipo = ({ payload }: ReturnType<typeof referidosAsked>) => payload
  yield* fork(onLatest<ReturnType<typeof referidosAsked>>, referidosAsked, ofTipo, ({ payload }) => learn(payload))
  for (const [tipo, type] of LOADS)
    yield* fork(
      onLatest,
      { type, match: (action: unknown): action is Action => isAction(action) && action.type === type },
      () => tipo,
      () => learnAgain(tipo),
    )
}
