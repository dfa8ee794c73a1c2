import { referidosApi } from '@/api/referidos'
import { ensayos, productosAcabados, productosGenericos, soluciones } from '@/store/catalogues'
import { untilAnswered } from '@/store/catalogues/untilAnswered'
import { call, put, select, type Saga } from '@/store/effects'
import { referidosAsked, referidosLearnt, selectReferidos } from '@/kits/usages/referred/slice'
import { watch } from '@/store/watch'

/** Loads references, without which a list filtered by them shows no rows. */
const learn = (tipo: string): Saga =>
  untilAnswered('referidos', function* () {
    const referidos = yield* call(referidosApi.of, tipo)
    if ((yield* select(selectReferidos, tipo)) !== referidos) yield* put(referidosLearnt({ tipo, referidos }))
  })

/** Reloads references that were requested before. */
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
