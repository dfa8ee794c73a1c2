import { runSaga } from 'redux-saga'
import { earlierIn } from '@/features/importar/run/earlier'
import { answerCalls } from '@test/support/answers'

it('an earlier attempt is found by code and name where products may share a code [IX-06]', async () => {
  answerCalls(() => ({ body: [{ id: 5, codigo: 'C-1', nombre: { es_ES: 'Dos' } }] }))
  const findEarlier = earlierIn('productos_acabados', [])
  const find = (nombre: string) => runSaga({}, findEarlier, { codigo: 'c-1', nombre: { es_ES: nombre } }, []).toPromise()
  expect(await find('Uno')).toBeUndefined()
  expect(await find('Dos')).toMatchObject({ id: 5 })
})

it('an earlier attempt is found by its code alone where codes are unique [IX-06]', async () => {
  answerCalls(() => ({ body: [{ id: 5, codigo: 'G-1', nombre: { es_ES: 'Dos' } }] }))
  const findEarlier = earlierIn('productos_genericos', [])
  expect(await runSaga({}, findEarlier, { codigo: 'g-1', nombre: { es_ES: 'Uno' } }, []).toPromise()).toMatchObject({ id: 5 })
})
