import { combinacionesDeProductosApi } from '@/api/combinacionesDeProductos'
import { combinacionCreated, createKey, selectSolucion, type createRequested } from '@/features/soluciones/slice'
import { type combinacionesDeProductos, type CombinacionDeProductos } from '@/shared/resources/combinacionesDeProductos'
import type { InputOf } from '@/shared/resources/resource'
import { put, select, type Saga } from '@/store/effects'
import { forgetIfLeft } from '@/store/screens/saga'
import { makeOnce, nothingMade, type CreationFacts } from '@/store/sequences/makeOnce'
import { runSequence } from '@/store/sequences/run'
import type { Step } from '@/store/sequences/step'

/** The API has no GET of one combination: its list has whole records. */
const { list, create, update } = combinacionesDeProductosApi

interface Input {
  solucion: number
}
interface Facts extends CreationFacts<InputOf<typeof combinacionesDeProductos>> {
  record: CombinacionDeProductos | null
}

/** Creates an empty combination at once, to be filled in afterwards [CB-02]. */
const createSteps: readonly Step<Input, Facts>[] = [
  {
    name: 'Combinación',
    *run({ input: { solucion }, ...context }) {
      const input = { solucion, observaciones: {}, productos_genericos: [], productos_acabados: [] }
      return { record: yield* makeOnce({ api: { list, create, update }, input }, context) }
    },
    fallback: 'Se ha producido un error al generar la combinación de productos',
  },
]

export function* createCombinacion({ payload }: ReturnType<typeof createRequested>): Saga {
  const { id: solucion, formId } = yield* select(selectSolucion)
  if (solucion === null || formId !== payload.formId) return
  const key = createKey(payload)
  const done = yield* runSequence<Input, Facts>({ key, steps: createSteps, input: { solucion }, facts: { ...nothingMade, record: null } })
  if (done?.record) yield* put(combinacionCreated(formId, done.record))
  else yield* forgetIfLeft(selectSolucion, { formId, key })
}
