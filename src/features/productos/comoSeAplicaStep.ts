import { comoSeAplicaApi } from '@/api/comoSeAplica'
import { reconcile } from '@/domain/aplicacion'
import { ownedBy, ownerOf } from '@/features/productos/kinds'
import type { SaveFacts, SaveInput } from '@/features/productos/saveFacts'
import { call } from '@/store/effects'
import { eachOf } from '@/store/sequences/eachOf'
import { withSpent } from '@/store/sequences/replaceStep'
import type { Step } from '@/store/sequences/step'

const itemOf = (estado: number) => `estado ${estado}`

/** Makes what a chosen stage lacks, deletes what belongs to none, and leaves the others as they are [AP-03]. */
export const comoSeAplicaStep: Step<SaveInput, SaveFacts> = {
  name: 'Cómo se aplica',
  *run({ input: { tipo, id }, facts: { estados, spent: earlier }, learn, keyOf }) {
    const records = yield* call(comoSeAplicaApi.list, ownedBy(tipo, id))
    const { missing, left } = reconcile(estados, records)
    const total = missing.length + left.length
    let done = 0
    // A stage that is chosen again later in the same form is made under another key.
    const spent = left.reduce((counts, { estado_fenologico }) => withSpent(counts, itemOf(estado_fenologico)), earlier)
    yield* learn({ spent }, { done, total })

    yield* eachOf(missing, function* (estado) {
      const blank = { modo_de_aplicacion: 0, momento_de_aplicacion: {}, dosis: '', objetivo: {}, estado_fenologico: estado }
      yield* call(comoSeAplicaApi.create, { ...blank, ...ownerOf(tipo, id) }, keyOf(`${itemOf(estado)}/${spent[itemOf(estado)] ?? 0}`))
      done += 1
      yield* learn({}, { done, total })
    })
    yield* eachOf(left, function* (record) {
      yield* call(comoSeAplicaApi.remove, record.id)
      done += 1
      yield* learn({}, { done, total })
    })
  },
  fallback: 'Se ha producido un error al guardar el producto',
}
