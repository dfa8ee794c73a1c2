import { referidosApi } from '@/api/referidos'
import { ensayos, productosAcabados, productosGenericos, soluciones } from '@/store/catalogues'
import { untilAnswered } from '@/store/catalogues/untilAnswered'
import { call, put, select, type Saga } from '@/store/effects'
import { referidosRequested, referidosLoaded, selectReferidos } from '@/kits/usages/referred/slice'
import { watch } from '@/store/watch'

/** Loads references, without which a list filtered by them shows no rows. */
const load = (tipo: string): Saga =>
  untilAnswered('referidos', function* () {
    const referidos = yield* call(referidosApi.of, tipo)
    if ((yield* select(selectReferidos, tipo)) !== referidos) yield* put(referidosLoaded({ tipo, referidos }))
  })

/** Reloads references that were requested before. */
function* checkAgain(tipo: string): Saga {
  if ((yield* select(selectReferidos, tipo)) !== undefined) yield* load(tipo)
}

export const referidosSaga = watch({
  latest: [
    [referidosRequested, ({ payload }) => load(payload), ({ payload }) => payload],
    [productosGenericos.loadRequested, () => checkAgain('productos_genericos')],
    [productosAcabados.loadRequested, () => checkAgain('productos_acabados')],
    [ensayos.loadRequested, () => checkAgain('ensayos')],
    [soluciones.loadRequested, () => checkAgain('soluciones')],
  ],
})
