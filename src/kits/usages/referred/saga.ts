import type { Action } from '@reduxjs/toolkit'
import { referidosApi } from '@/api/referidos'
import { listHidden, listShown } from '@/kits/lists/store/slice'
import { sourcesOf } from '@/kits/usages/referred/sources'
import { ensayos, productosAcabados, productosGenericos, soluciones } from '@/store/catalogues'
import { untilAnswered } from '@/store/catalogues/untilAnswered'
import { call, endedBy, put, select, type Saga } from '@/store/effects'
import { changeReceived } from '@/store/live/events'
import { referidosRequested, referidosLoaded, selectReferidos } from '@/kits/usages/referred/slice'
import { watch } from '@/store/watch'

/** Delay after a change in milliseconds: one request for a record and its parts, and values within a second [SY-03]. */
const FOLLOWED_MS = 300

/** Resources whose lists have filters by referenced records, by the catalogues of their rows. */
const filteredLists = {
  productosGenericos: 'productos_genericos',
  productosAcabados: 'productos_acabados',
  ensayos: 'ensayos',
  soluciones: 'soluciones',
} as const

const tipoOf = (list: string) => Object.entries(filteredLists).find(([name]) => name === list)?.[1]

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

/** Reloads references after changes while their list is shown; the next visit reloads them anyway [SY-03]. */
function* follow({ payload: { list } }: ReturnType<typeof listShown>): Saga {
  const tipo = tipoOf(list)
  if (!tipo) return
  const sources = sourcesOf(tipo)
  const outdated = {
    type: `referidos/outdated/${tipo}`,
    match: (action: unknown): action is Action => changeReceived.match(action) && sources.has(action.payload.recurso),
  }
  const isHidden = (action: Action) => listHidden.match(action) && action.payload.list === list
  yield* endedBy(isHidden, watch({ paused: [[outdated, () => checkAgain(tipo), FOLLOWED_MS]] }))
}

export const referidosSaga = watch({
  latest: [
    [referidosRequested, ({ payload }) => load(payload), ({ payload }) => payload],
    [listShown, follow],
    [productosGenericos.loadRequested, () => checkAgain('productos_genericos')],
    [productosAcabados.loadRequested, () => checkAgain('productos_acabados')],
    [ensayos.loadRequested, () => checkAgain('ensayos')],
    [soluciones.loadRequested, () => checkAgain('soluciones')],
  ],
})
