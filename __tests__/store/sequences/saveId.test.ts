import { http } from '@/api/http/http'
import { apiOf } from '@/api/resources'
import { magnitudes as magnitudesResource } from '@/shared/resources/magnitudes'
import { call, type Saga } from '@/store/effects'
import { runAfresh, runSequence } from '@/store/sequences/run'
import { eachOf } from '@/store/sequences/eachOf'
import { sequenceStarted } from '@/store/sequences/slice'
import type { Step } from '@/store/sequences/step'
import { play, withExtensions } from '@test/features/productos/play'
import { createMemoryServer } from '@test/support/memoryServer'
import { quietErrors } from '@test/support/quiet'
import { stateAfter } from '@test/support/state'

const magnitudesApi = apiOf(magnitudesResource)

quietErrors()

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/

const given = () => createMemoryServer({ magnitudes: [1, 2, 3].map(id => ({ id, valor: { es_ES: `${id} g` } })) })

const step = (name: string, run: () => Saga): Step<null, object> => ({ name, run, onFailure: 'stop' })
const removal = step('Borrar', function* () {
  yield* call(magnitudesApi.list)
  yield* eachOf([1, 2, 3], id => call(magnitudesApi.remove, id))
})
const making = step('Hacer', function* () {
  yield* call(magnitudesApi.create, { valor: { es_ES: 'kg' } }, 'k')
})
const steps = [removal, making]

const begin = { type: 'begin' }
function* saving(): Saga {
  yield* runSequence({ key: 'guardar', steps, input: null, facts: {} })
}

it('gives all writes of a sequence one id, of whichever step and side by side, and its reads none [HI-01]', async () => {
  const server = given()
  const { actions } = await play(saving, begin, withExtensions(stateAfter()))
  expect(server.done()).toHaveLength(4)
  const [save] = server.saves()
  expect(save).toMatch(UUID)
  expect(server.saves()).toEqual([save, save, save, save])
  expect(server.savesOfReads()).toEqual([undefined])
  expect(actions.filter(sequenceStarted.match).map(({ payload }) => payload.save)).toEqual([save])
})

it('keeps the id for another try of what failed, and has a new one after that [HI-01]', async () => {
  const server = given()
  server.troubleWith(({ method }) => (method === 'POST' ? 'after' : null))
  const failed = await play(saving, begin, withExtensions(stateAfter()))
  server.troubleWith(() => null)
  const saved = await play(saving, begin, failed.state)
  expect(new Set(server.saves()).size).toBe(1)
  await play(saving, begin, saved.state)
  expect(new Set(server.saves()).size).toBe(2)
})

it('has a new one where nobody goes on with what failed [HI-01]', async () => {
  const server = given()
  server.troubleWith(({ method }) => (method === 'DELETE' ? 'before' : null))
  function* removing(): Saga {
    yield* runAfresh({ key: 'borrar', steps: [removal], input: null, facts: {} })
  }
  const failed = await play(removing, begin, withExtensions(stateAfter()))
  server.troubleWith(() => null)
  await play(removing, begin, failed.state)
  expect(new Set(server.saves()).size).toBe(2)
})

it('is unknown to an API without extensions, and to whoever writes beside a sequence [HI-01]', async () => {
  const server = given()
  await play(saving, begin, stateAfter())
  expect(new Set(server.saves())).toEqual(new Set([undefined]))
  const beside = step('A la vez', function* () {
    const answer = magnitudesApi.remove
    yield* call(answer, 1)
    // Other writes during the wait have no save id.
    yield* call(async () => {
      await Promise.resolve()
      await http.post('/api/auth/logout/')
    })
  })
  const before = server.saves().length
  await play(
    function* () {
      yield* runSequence({ key: 'otra', steps: [beside], input: null, facts: {} })
    },
    begin,
    withExtensions(stateAfter()),
  )
  expect(server.saves().slice(before)).toEqual([expect.stringMatching(UUID), undefined])
})

it('is unknown to a write that follows a sequence in its saga [HI-01]', async () => {
  const server = given()
  function* savingAndMore(): Saga {
    yield* runSequence({ key: 'guardar', steps: [making], input: null, facts: {} })
    yield* call(magnitudesApi.remove, 1)
  }
  await play(savingAndMore, begin, withExtensions(stateAfter()))
  expect(server.saves()).toEqual([expect.stringMatching(UUID), undefined])
})
