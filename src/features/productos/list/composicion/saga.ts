import type { Action } from '@reduxjs/toolkit'
import { composicionesApi } from '@/api/composiciones'
import type { checkComposicion } from '@/features/productos/checks/checkComposicion'
import { productTypes, type Tipo } from '@/features/productos/productTypes'
import {
  composicionesRequested,
  composicionesChecked,
  composicionesLeft,
  selectComposiciones,
  type EstadoDeComposicion,
} from '@/features/productos/list/composicion/slice'
import { listEntered } from '@/features/productos/slice'
import { groupBy } from '@/shared/groupBy'
import { inOrder } from '@/shared/ordering'
import { componentes, magnitudes, productosAcabados, productosGenericos } from '@/store/catalogues'
import { FOLLOWED_MS } from '@/store/catalogues/keepCurrent'
import { untilAnswered } from '@/store/catalogues/untilAnswered'
import { all, call, delay, endedBy, put, select, type Saga } from '@/store/effects'
import { changeReceived } from '@/store/live/events'
import { watch } from '@/store/watch'
import { lazyPart } from '@/ui/lazyPart'

/** Rules of the checks, 6 KiB: few users filter by advice. */
const rulesPart = lazyPart(() => import('@/features/productos/checks/checkComposicion'))

/** Longest time of checks without a pause, in milliseconds: input has priority. */
const SLICE_MS = 12

/** Checks the compositions of all products of a kind, with requests of the API contract only [LB-07]. */
function* checkAll(tipo: Tipo, check: typeof checkComposicion): Saga {
  const [lines, products] = yield* all([
    () => call(composicionesApi.lineas),
    () => call(composicionesApi.nombres, productTypes[tipo].resource),
    componentes.loadMissing,
    magnitudes.loadMissing,
  ])
  const masters = { componentes: yield* select(componentes.selectEntities), magnitudes: yield* select(magnitudes.selectEntities) }
  const names = new Map(products.map(({ id, nombre }) => [id, nombre]))
  const estados: Record<number, EstadoDeComposicion> = {}
  let start = performance.now()
  for (const [product, own] of groupBy(lines, line => line[productTypes[tipo].owner])) {
    if (product === null) continue
    const composicion = {
      lines: inOrder(own).map(line => ({ ...line, id: String(line.id) })),
      nombre: names.get(product) ?? {},
      ...masters,
    }
    estados[product] = check(composicion).findings.length > 0 ? 'avisos' : 'sin'
    if (performance.now() - start < SLICE_MS) continue
    yield* delay(0)
    start = performance.now()
  }
  yield* put(composicionesChecked({ tipo, estados }))
}

/** Matcher of the action that leaves a kind's list. */
const leaves =
  (tipo: Tipo) =>
  (action: Action): boolean =>
    composicionesLeft.match(action) && action.payload === tipo

/**
 * Checks all compositions, repeating failed requests and downloads of the rules: a list filtered by advice shows no rows before.
 */
function* checkWhileShown(tipo: Tipo): Saga {
  yield* endedBy(leaves(tipo), function* () {
    yield* untilAnswered('composiciones', function* () {
      const rules = yield* call(rulesPart.load)
      yield* checkAll(tipo, rules.checkComposicion)
    })
  })
}

/** Repeats the checks, if they were requested before. */
function* checkAgain(tipo: Tipo): Saga {
  if ((yield* select(selectComposiciones, tipo)) !== undefined) yield* checkWhileShown(tipo)
}

/** Matcher of changes that can affect the advice on compositions of a kind. */
const touches = (tipo: Tipo) => {
  const recursos: readonly string[] = ['lineas_de_composicion', 'componentes', 'magnitudes', productTypes[tipo].resource]
  return {
    type: `composiciones/touched/${tipo}`,
    match: (action: unknown): action is Action => changeReceived.match(action) && recursos.includes(action.payload.recurso),
  }
}

/** Repeats the checks after changes of others while the list is shown; the next visit reloads them [SY-03]. */
function* follow(tipo: Tipo): Saga {
  yield* endedBy(leaves(tipo), watch({ paused: [[touches(tipo), () => checkAgain(tipo), FOLLOWED_MS]] }))
}

export const composicionesSaga = watch({
  latest: [
    [composicionesRequested, ({ payload }) => checkWhileShown(payload), ({ payload }) => payload],
    [listEntered, ({ payload }) => follow(payload), ({ payload }) => payload],
    [productosGenericos.loadRequested, () => checkAgain('g')],
    [productosAcabados.loadRequested, () => checkAgain('a')],
  ],
})
