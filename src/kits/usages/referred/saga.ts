import type { Action } from '@reduxjs/toolkit'
import { referidosApi } from '@/api/referidos'
import { sourcesOf } from '@/kits/usages/referred/sources'
import type { ResourceName } from '@/shared/resources/names'
import { ensayos, productosAcabados, productosGenericos, soluciones } from '@/store/catalogues'
import { untilAnswered } from '@/store/catalogues/untilAnswered'
import { call, put, select, type Saga } from '@/store/effects'
import { changeReceived } from '@/store/live/events'
import { referidosRequested, referidosLoaded, selectReferidos } from '@/kits/usages/referred/slice'
import { watch } from '@/store/watch'

/** Delay after a change in milliseconds: one request for a record and its parts, and values within a second [SY-03]. */
const FOLLOWED_MS = 300

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

/** Row that reloads known references after changes of the records from which they are read [SY-03]. */
const followed = (tipo: ResourceName) => {
  const sources = sourcesOf(tipo)
  const outdated = {
    type: `referidos/outdated/${tipo}`,
    match: (action: unknown): action is Action => changeReceived.match(action) && sources.has(action.payload.recurso),
  }
  return [outdated, () => checkAgain(tipo), FOLLOWED_MS] as const
}

export const referidosSaga = watch({
  latest: [
    [referidosRequested, ({ payload }) => load(payload), ({ payload }) => payload],
    [productosGenericos.loadRequested, () => checkAgain('productos_genericos')],
    [productosAcabados.loadRequested, () => checkAgain('productos_acabados')],
    [ensayos.loadRequested, () => checkAgain('ensayos')],
    [soluciones.loadRequested, () => checkAgain('soluciones')],
  ],
  paused: [followed('productos_genericos'), followed('productos_acabados'), followed('ensayos'), followed('soluciones')],
})
