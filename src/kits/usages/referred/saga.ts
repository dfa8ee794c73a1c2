import { referidosApi } from '@/api/referidos'
import { ensayos, productosAcabados, productosGenericos, soluciones } from '@/store/catalogues'
import { listsRetried } from '@/store/catalogues/retry'
import { call, put, select, take, within, type Saga } from '@/store/effects'
import { referidosAsked, referidosLearnt, selectReferidos } from '@/kits/usages/referred/slice'
import { reportError } from '@/store/reportError'
import { watch } from '@/store/watch'

/** Pause before another attempt, in milliseconds. */
const PAUSE_MS = 10_000

/** Loads references, with retries until it succeeds: a list filtered by them shows no rows without. */
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

/** Reloads references that were loaded before; nothing before the first request. */
function* learnAgain(tipo: string): Saga {
  if ((yield* select(selectReferidos, tipo)) !== undefined) yield* learn(tipo)
}

export const referidosSaga = watch({
  latest: [
    [referidosAsked, ({ payload }) => learn(payload), ({ payload }) => payload],
    [productosGenericos.loadRequested, () => learnAgain('productos_genericos')],
    [productosAcabados.loadRequested, () => learnAgain('productos_acabados')],
    [ensayos.loadRequested, () => learnAgain('ensayos')],
    [soluciones.loadRequested, () => learnAgain('soluciones')],
  ],
})
