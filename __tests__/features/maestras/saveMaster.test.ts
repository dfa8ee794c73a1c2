import { expectSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import { ApiError } from '@/api/ApiError'
import { masters } from '@/features/maestras/registry'
import { saveMaster } from '@/features/maestras/saveMaster'
import { addRequested, MODE, saveKey, saveRequested, selectScreen } from '@/features/maestras/slice'
import { selectRun } from '@/store/sequences/slice'
import { selectToasts } from '@/store/toasts'
import { noRealCalls } from '@test/support/noRealCalls'
import { quietErrors } from '@test/support/quiet'
import { rootReducer, stateAfter } from '@test/support/state'

const { logged } = quietErrors()

describe.each(masters.map(master => [master.key, master] as const))('saving %s, step by step [AC-03]', (key, master) => {
  const strict = noRealCalls(master.api)
  const opened = addRequested(key)
  const { formId } = opened.payload
  const filled = { ...master.blank() }
  for (const { name } of master.fields) filled[name] = { es_ES: 'Kilogramo', ja_JP: 'キログラム' }
  const request = (id: number | null, locale = 'es_ES') => saveRequested({ master: key, formId, id, locale, values: filled, initial: null })
  const runKey = saveKey({ master: key, formId })

  it('creates a new record with every locale as typed, says so, reloads and returns to the list [MA-07, ML-06, ER-02]', async () => {
    const { storeState } = await expectSaga(saveMaster, request(null))
      .withReducer(rootReducer, stateAfter(opened))
      .provide([[matchers.call.fn(master.api.create), { id: 7 }], strict])
      .call.like({ fn: master.api.create, args: [filled, `${runKey}/Registro/`] })
      .put(master.catalogue.loadRequested())
      .run()
    expect(selectToasts(storeState)).toMatchObject([{ tone: 'success', text: master.messages.saved }])
    expect(selectScreen(storeState, key)).toMatchObject({ mode: MODE.list, formId: '', returnedFrom: 0 })
    expect(selectRun(storeState, runKey)).toBeUndefined()
  })

  it('updates an existing one, and keeps what somebody else has written in another locale since [MA-07, ML-06, ER-02]', async () => {
    const maps = (texts: Record<string, string>) => Object.fromEntries(master.fields.map(({ name }) => [name, texts]))
    const initial = maps({ es_ES: 'Kilo', fr_FR: 'Kilo' })
    const values = maps({ es_ES: 'Kilogramo', fr_FR: 'Kilo' })
    const current = { id: 4, ...maps({ es_ES: 'Kilo', fr_FR: 'Kilogramme', pt_BR: 'Quilo' }) }
    const { storeState } = await expectSaga(saveMaster, saveRequested({ ...request(4).payload, initial, values }))
      .withReducer(rootReducer, stateAfter(opened))
      .provide([[matchers.call.fn(master.api.get), current], [matchers.call.fn(master.api.update), current], strict])
      .call.like({ fn: master.api.get, args: [4] })
      .call.like({ fn: master.api.update, args: [4, maps({ es_ES: 'Kilogramo', fr_FR: 'Kilogramme', pt_BR: 'Quilo' })] })
      .put(master.catalogue.loadRequested())
      .run()
    expect(selectToasts(storeState)).toMatchObject([{ tone: 'success', text: master.messages.saved }])
    expect(selectScreen(storeState, key).mode).toBe(MODE.list)
  })

  it.each([
    ['reading it', master.api.get],
    ['writing it', master.api.update],
  ] as const)('stops where %s fails, and the form stays open [MA-11]', async (_case, broken) => {
    const { storeState } = await expectSaga(saveMaster, request(4))
      .withReducer(rootReducer, stateAfter(opened))
      .provide([
        [matchers.call.fn(broken), throwError(new ApiError(500, null))],
        [matchers.call.fn(master.api.get), { id: 4, ...filled }],
        strict,
      ])
      .run()
    expect(selectToasts(storeState)).toMatchObject([{ tone: 'error', text: master.messages.saveFailed }])
    expect(selectScreen(storeState, key)).toMatchObject({ mode: MODE.add, formId })
  })

  it('forgets a run that fails after its form was closed', async () => {
    const { storeState } = await expectSaga(saveMaster, request(null))
      .withReducer(rootReducer, stateAfter(opened, addRequested(key)))
      .provide([[matchers.call.fn(master.api.create), throwError(new ApiError(0, null))], strict])
      .run()
    expect(storeState.sequences).toEqual({})
  })

  it.each([
    ['the detail of the answer', new ApiError(400, 'Ya existe'), 'Ya existe'],
    ['its own sentence where the answer has none', new ApiError(500, null), master.messages.saveFailed],
    ['its own sentence where there is no answer [ER-06]', new ApiError(0, null), master.messages.saveFailed],
  ])('says %s when the record fails, and the form stays open [MA-11, ER-01]', async (_case, error, text) => {
    const { storeState } = await expectSaga(saveMaster, request(null))
      .withReducer(rootReducer, stateAfter(opened))
      .provide([[matchers.call.fn(master.api.create), throwError(error)], strict])
      .not.put(master.catalogue.loadRequested())
      .run()
    expect(selectToasts(storeState)).toMatchObject([{ tone: 'error', text }])
    expect(selectScreen(storeState, key)).toMatchObject({ mode: MODE.add, formId })
    expect(selectRun(storeState, runKey)).toMatchObject({ phase: 'failed', facts: { id: null } })
    expect(logged()).toEqual([`${runKey} > Registro`])
  })

  it('after a failure, tries again under the same idempotency key', async () => {
    const failed = await expectSaga(saveMaster, request(null))
      .withReducer(rootReducer, stateAfter(opened))
      .provide([[matchers.call.fn(master.api.create), throwError(new ApiError(0, null))], strict])
      .run()
    const { storeState } = await expectSaga(saveMaster, request(null))
      .withReducer(rootReducer, failed.storeState)
      .provide([[matchers.call.fn(master.api.create), { id: 7 }], strict])
      .call.like({ fn: master.api.create, args: [filled, `${runKey}/Registro/`] })
      .run()
    expect(selectScreen(storeState, key).mode).toBe(MODE.list)
  })

  it.each([
    ['', 'es_ES'],
    ['   ', 'es_ES'],
    ['Kilogramo', 'fr_FR'],
  ])('with the name %j it does nothing and says nothing in %s when that one is empty [MA-08]', async (name, locale) => {
    const values = Object.fromEntries(master.fields.map(field => [field.name, { es_ES: name }]))
    const { storeState, effects } = await expectSaga(saveMaster, saveRequested({ ...request(null, locale).payload, values }))
      .withReducer(rootReducer, stateAfter(opened))
      .provide([strict])
      .run()
    expect(effects.put).toBeUndefined()
    expect(storeState).toEqual(stateAfter(opened))
  })

  it('fails its own test where an api call is not stubbed', async () => {
    const { storeState } = await expectSaga(saveMaster, request(null)).withReducer(rootReducer, stateAfter(opened)).provide([strict]).run()
    expect(selectRun(storeState, runKey)).toMatchObject({ phase: 'failed' })
  })

  it('does not close a form that was opened while the save was under way', async () => {
    const next = addRequested(key)
    const { storeState } = await expectSaga(saveMaster, request(4))
      .withReducer(rootReducer, stateAfter(opened, next))
      .provide([[matchers.call.fn(master.api.get), { id: 4, ...filled }], [matchers.call.fn(master.api.update), { id: 4 }], strict])
      .run()
    expect(selectScreen(storeState, key)).toMatchObject({ mode: MODE.add, formId: next.payload.formId })
  })
})
