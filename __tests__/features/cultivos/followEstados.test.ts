import { expectSaga } from 'redux-saga-test-plan'
import type { CallEffectDescriptor } from 'redux-saga/effects'
import { apiOf } from '@/api/resources'
import { followEstados } from '@/features/cultivos/followEstados'
import { cultivoLoaded, detailEntered, estadoMoved, ordenSaved, selectCultivo } from '@/features/cultivos/slice'
import { estadosFenologicos, type EstadoFenologico } from '@/shared/resources/estadosFenologicos'
import { rootReducer, stateAfter } from '@test/support/state'

const { list } = apiOf(estadosFenologicos)
const entered = detailEntered({ id: 3 })
const { formId } = entered.payload
const estado = (id: number, orden: number): EstadoFenologico => ({ id, orden, cultivo: 3, nombre: {}, imagen: null })
const cultivo = { id: 3, nombre: {}, grupo_de_cultivo: null, imagen: null, imagen_icono: null }

it('reads the stages again that were moved, and saved, during the read [CD-04, SY-04]', async () => {
  const old = [estado(7, 0), estado(8, 1)]
  const answers: ((estados: EstadoFenologico[]) => void)[] = []
  let resolveFirst: () => void = () => undefined
  const firstCall = new Promise<void>(resolve => (resolveFirst = resolve))
  const provider = {
    call(effect: CallEffectDescriptor<unknown>, next: () => unknown) {
      if (effect.fn !== list) return next()
      resolveFirst()
      return answers.length > 0 ? [estado(7, 1), estado(8, 0)] : new Promise(resolve => answers.push(resolve))
    },
  }
  const loaded = cultivoLoaded({ formId, cultivo, estados: old, entradas: { 7: [], 8: [] } })
  const saga = expectSaga(followEstados).withReducer(rootReducer, stateAfter(entered, loaded)).provide([provider])
  const ended = saga.run(false)
  await firstCall
  saga.dispatch(estadoMoved({ formId, id: 8, by: -1 }))
  saga.dispatch(ordenSaved({ formId, id: 8, orden: 0 }))
  saga.dispatch(ordenSaved({ formId, id: 7, orden: 1 }))
  answers[0]?.(old)
  const { storeState } = await ended
  expect(selectCultivo(storeState).estados.map(({ id }) => id)).toEqual([8, 7])
  expect(selectCultivo(storeState).ordenes).toEqual({ 7: 1, 8: 0 })
})
