import { expectSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import { ApiError } from '@/api/http/ApiError'
import { lists } from '@/api/lists'
import { KEEP, type ImageDraft } from '@/store/imageDraft'
import type { MasterDefinition, MasterValues } from '@/features/maestras/definition'
import { masters } from '@/features/maestras/definitions'
import { formSaga } from '@/features/maestras/formSaga'
import { masterOf } from '@/features/maestras/registry'
import { saveMaster, saveSteps } from '@/features/maestras/saveMaster'
import { addRequested, MODE, saveKey, saveRequested, selectScreen, type SaveRequest } from '@/features/maestras/slice'
import { estadosFenologicos, gruposDeCultivo } from '@/store/catalogues'
import { selectConflict, selectRun } from '@/store/sequences/slice'
import { selectToasts } from '@/store/toasts'
import { fileVault } from '@/store/vault'
import { knowingKeys } from '@test/features/productos/play'
import { noRealCalls } from '@test/support/noRealCalls'
import { quietErrors } from '@test/support/quiet'
import { rootReducer, stateAfter } from '@test/support/state'

const { logged } = quietErrors()

/** Record of a master with these texts in all maps. */
const filled = ({ fields }: MasterDefinition, texts: Record<string, string>): MasterValues => {
  const other = { plainText: '#00aa33', integer: 4, reference: 9 }
  return Object.fromEntries(fields.map(({ kind, name }) => [name, kind === 'text' ? texts : other[kind]]))
}
const drafts = ({ images }: MasterDefinition, draftOf: (property: string) => ImageDraft) =>
  Object.fromEntries(images.map(({ property }) => [property, draftOf(property)]))

/** State and request of a save of a new record's form. */
const scene = (master: MasterDefinition) => {
  const opened = addRequested(master.key)
  const { formId } = opened.payload
  const values = filled(master, { es_ES: 'Nitrógeno', ja_JP: '窒素' })
  const request = (changes: Partial<SaveRequest> = {}) =>
    saveRequested({
      ...{
        master: master.key,
        formId,
        id: null,
        locale: 'es_ES',
        values,
        images: drafts(master, () => KEEP),
        opened: null,
        overwrites: [],
      },
      ...changes,
    })
  return { opened, formId, values, request, key: saveKey({ master: master.key, formId }), state: knowingKeys(stateAfter(opened)) }
}

/** Stubs of a master's API: related lists are empty, and any other call that is not stubbed fails. */
const apisOf = ({ api, images, besides }: MasterDefinition) => {
  const strict = noRealCalls(api, ...images.map(image => image.api))
  return {
    call: (effect: Parameters<typeof strict.call>[0], next: () => unknown) =>
      besides && effect.fn === api.list ? [] : strict.call(effect, next),
  }
}
const choose = (name: string, formId = ''): ImageDraft => {
  const file = new File(['bytes'], `${name}.png`)
  return { kind: 'chosen', ...fileVault.keep(file, formId), name: file.name, size: file.size }
}

describe.each(masters.map(master => [master.key, master] as const))('saving %s, step by step [AC-03]', (_key, master) => {
  const { api, messages } = master
  const strict = apisOf(master)
  const { opened, formId, values, request, key, state } = scene(master)
  const tagged = (record: MasterValues, tag: string | null = '"1"') => ({ record: { id: 4, ...record }, tag })

  it('creates a new record with every locale as typed, says so, reloads and returns to the list [MA-07, ML-06, ER-02]', async () => {
    const { storeState } = await expectSaga(saveMaster, request())
      .withReducer(rootReducer, state)
      .provide([[matchers.call.fn(api.create), { id: 7, ...values }], strict])
      .call.like({ fn: api.create, args: [values, `${key}/Registro/`] })
      .put(master.catalogue.loadRequested())
      .run()
    expect(selectToasts(storeState)).toMatchObject([{ tone: 'success', text: messages.saved }])
    expect(selectScreen(storeState, master.key)).toMatchObject({ mode: MODE.list, formId: '', returnedFrom: 7 })
    expect(selectRun(storeState, key)).toBeUndefined()
  })

  it('makes no second record where the API knows no keys and an answer was lost, whatever is typed next [MA-11]', async () => {
    const before = { id: 3, ...values, imagen: null, orden: 0 }
    const made = { id: 7, ...values, ...master.besides?.(values, [before]), imagen: null, imagen_icono: null }
    const edited = { ...values, [master.fields[0]?.name ?? '']: { es_ES: 'Otro' } }
    const lost = await expectSaga(saveMaster, request())
      .withReducer(rootReducer, stateAfter(opened))
      .provide([[matchers.call.fn(api.list), [before]], [matchers.call.fn(api.create), throwError(new ApiError(502, null))], strict])
      .run()
    const { storeState } = await expectSaga(saveMaster, request({ values: edited }))
      .withReducer(rootReducer, lost.storeState)
      .provide([
        [matchers.call.fn(api.list), [before, made]],
        [matchers.call.fn(api.get), made],
        [matchers.call.fn(api.update), { ...made, ...edited }],
        strict,
      ])
      .call.like({ fn: api.update, args: [7, { ...edited, ...master.besides?.(edited, [before, made]) }] })
      .run()
    expect(selectToasts(storeState).at(-1)).toMatchObject({ tone: 'success', text: messages.saved })
  })

  it('leaves the form open with what the server holds where the save left a picture out [IM-03, MA-07]', async () => {
    const { storeState } = await expectSaga(saveMaster, request({ stay: true }))
      .withReducer(rootReducer, state)
      .provide([[matchers.call.fn(api.create), { id: 7, ...values }], [matchers.call.fn(api.get), { id: 7, ...values }], strict])
      .call.like({ fn: api.get, args: [7] })
      .put(master.catalogue.loadRequested())
      .run()
    expect(selectToasts(storeState)).toMatchObject([{ tone: 'success', text: messages.saved }])
    expect(selectScreen(storeState, master.key)).toMatchObject({
      mode: MODE.edit,
      editedId: 7,
      opening: formId,
      opened: master.toInput({ id: 7, ...values }),
    })
    expect(selectScreen(storeState, master.key).formId).not.toBe(formId)
  })

  it('keeps the form, and says that all is saved, where the record cannot be read again [IM-03, MA-11]', async () => {
    const { storeState } = await expectSaga(saveMaster, request({ stay: true }))
      .withReducer(rootReducer, state)
      .provide([[matchers.call.fn(api.create), { id: 7, ...values }], [matchers.call.fn(api.get), throwError(new Error('Roto'))], strict])
      .run()
    const text = 'El registro se ha guardado, pero no se ha podido volver a leer'
    expect(selectToasts(storeState)).toMatchObject([{ tone: 'error', text }])
    expect(selectScreen(storeState, master.key)).toMatchObject({ mode: MODE.add, formId })
  })

  it('updates an existing one, and keeps what somebody else has written in another locale since [MA-07, ML-06, ER-02]', async () => {
    const before = filled(master, { es_ES: 'Kilo', fr_FR: 'Kilo' })
    const typed = filled(master, { es_ES: 'Kilogramo', fr_FR: 'Kilo' })
    const now = filled(master, { es_ES: 'Kilo', fr_FR: 'Kilogramme', pt_BR: 'Quilo' })
    const merged = filled(master, { es_ES: 'Kilogramo', fr_FR: 'Kilogramme', pt_BR: 'Quilo' })
    const { storeState } = await expectSaga(saveMaster, request({ id: 4, opened: before, values: typed }))
      .withReducer(rootReducer, state)
      .provide([[matchers.call.fn(api.getTagged), tagged(now)], [matchers.call.fn(api.update), { id: 4, ...merged }], strict])
      .call.like({ fn: api.getTagged, args: [4] })
      .call.like({ fn: api.update, args: [4, merged, '"1"'] })
      .put(master.catalogue.loadRequested())
      .run()
    expect(selectToasts(storeState)).toMatchObject([{ tone: 'success', text: messages.saved }])
    expect(selectScreen(storeState, master.key).mode).toBe(MODE.list)
  })

  it('uploads every chosen image after the record, in order, with the id returned [MA-07, IM-02, CU-02]', async () => {
    const images = drafts(master, property => choose(property, formId))
    const calls: unknown[] = []
    const note = (name: string, answer: unknown) => (_effect: unknown, args: unknown) => {
      calls.push([name, args])
      return answer
    }
    const called = (effect: { fn: unknown; args: unknown[] }, next: () => unknown) => {
      const { fn, args } = effect
      if (fn === api.create) return note('create', { id: 7, ...values })(effect, args.length)
      const image = master.images.find(each => each.api.upload === fn)
      return image ? note(image.property, { id: 7 })(effect, args.slice(0, 3)) : next()
    }
    await expectSaga(saveMaster, request({ images }))
      .withReducer(rootReducer, state)
      .provide([{ call: called }, strict])
      .run()
    const uploads = master.images.map(({ property, label }) => {
      const draft = images[property]
      const ticket = draft?.kind === 'chosen' ? draft.ticket : ''
      return [property, [7, expect.any(File), `${key}/${label}/${ticket}`]]
    })
    expect(calls).toEqual([['create', 2], ...uploads])
  })

  it.each([
    ['reading it', api.getTagged],
    ['writing it', api.update],
  ] as const)('stops where %s fails, and the form stays open [MA-11]', async (_case, broken) => {
    const { storeState } = await expectSaga(saveMaster, request({ id: 4 }))
      .withReducer(rootReducer, state)
      .provide([[matchers.call.fn(broken), throwError(new ApiError(500, null))], [matchers.call.fn(api.getTagged), tagged(values)], strict])
      .run()
    expect(selectToasts(storeState)).toMatchObject([{ tone: 'error', text: messages.saveFailed }])
    expect(selectScreen(storeState, master.key)).toMatchObject({ mode: MODE.add, formId })
  })

  it.each([
    ['the detail of the answer', new ApiError(400, 'Ya existe'), 'Ya existe'],
    ['its own sentence where the answer has none', new ApiError(500, null), messages.saveFailed],
    ['its own sentence where there is no answer [ER-06]', new ApiError(0, null), messages.saveFailed],
  ])('says %s when the record fails, and the form stays open [MA-11, ER-01]', async (_case, error, text) => {
    const { storeState } = await expectSaga(saveMaster, request())
      .withReducer(rootReducer, state)
      .provide([[matchers.call.fn(api.create), throwError(error)], strict])
      .not.put(master.catalogue.loadRequested())
      .run()
    expect(selectToasts(storeState)).toMatchObject([{ tone: 'error', text }])
    expect(selectScreen(storeState, master.key)).toMatchObject({ mode: MODE.add, formId })
    expect(selectRun(storeState, key)).toMatchObject({ phase: 'failed', facts: { id: null } })
    expect(logged()).toEqual([`${key} > Registro`])
  })

  it('after a failure, tries again under the same idempotency key', async () => {
    const failed = await expectSaga(saveMaster, request())
      .withReducer(rootReducer, state)
      .provide([[matchers.call.fn(api.create), throwError(new ApiError(0, null))], strict])
      .run()
    const { storeState } = await expectSaga(saveMaster, request())
      .withReducer(rootReducer, failed.storeState)
      .provide([[matchers.call.fn(api.create), { id: 7, ...values }], strict])
      .call.like({ fn: api.create, args: [values, `${key}/Registro/`] })
      .run()
    expect(selectScreen(storeState, master.key).mode).toBe(MODE.list)
  })

  it.each([
    ['', 'es_ES'],
    ['   ', 'es_ES'],
    ['Kilogramo', 'fr_FR'],
  ])('with the name %j it does nothing and says nothing in %s when that one is empty [MA-08]', async (name, locale) => {
    const { storeState, effects } = await expectSaga(saveMaster, request({ locale, values: filled(master, { es_ES: name }) }))
      .withReducer(rootReducer, state)
      .provide([strict])
      .run()
    expect(effects.put).toBeUndefined()
    expect(storeState).toEqual(state)
  })

  it('asks before it writes over what somebody else has written in the same place, and writes nothing [ML-06]', async () => {
    const before = filled(master, { es_ES: 'Kilo' })
    const mine = request({ id: 4, opened: before, values: filled(master, { es_ES: 'Kilogramo' }) })
    const theirs = tagged(filled(master, { es_ES: 'kg' }), '"2"')
    const asked = await expectSaga(saveMaster, mine)
      .withReducer(rootReducer, state)
      .provide([[matchers.call.fn(api.getTagged), theirs], strict])
      .run()
    const conflict = selectConflict(asked.storeState, key)
    expect(conflict?.clashes).toEqual(
      master.fields
        .filter(({ kind }) => kind === 'text')
        .map(({ name }) => ({ field: name, locale: 'es_ES', mine: 'Kilogramo', theirs: 'kg' })),
    )
    expect(selectToasts(asked.storeState)).toEqual([])
    expect(selectScreen(asked.storeState, master.key).formId).toBe(formId)

    const { storeState } = await expectSaga(saveMaster, saveRequested({ ...mine.payload, overwrites: conflict?.tags ?? [] }))
      .withReducer(rootReducer, asked.storeState)
      .provide([[matchers.call.fn(api.getTagged), theirs], [matchers.call.fn(api.update), { id: 4, ...mine.payload.values }], strict])
      .call.like({ fn: api.update, args: [4, mine.payload.values, '"2"'] })
      .run()
    expect(selectConflict(storeState, key)).toBeUndefined()
    expect(selectToasts(storeState)).toMatchObject([{ tone: 'success', text: messages.saved }])
  })

  it('writes without asking where the API says no versions', async () => {
    const mine = request({ id: 4, opened: filled(master, { es_ES: 'Kilo' }), values: filled(master, { es_ES: 'Kilogramo' }) })
    const theirs = tagged(filled(master, { es_ES: 'kg' }), null)
    await expectSaga(saveMaster, mine)
      .withReducer(rootReducer, state)
      .provide([[matchers.call.fn(api.getTagged), theirs], [matchers.call.fn(api.update), { id: 4, ...mine.payload.values }], strict])
      .call.like({ fn: api.update, args: [4, mine.payload.values, null] })
      .put(master.catalogue.loadRequested())
      .run()
  })

  it('forgets a run that fails after its form was closed', async () => {
    const { storeState } = await expectSaga(saveMaster, request())
      .withReducer(rootReducer, stateAfter(opened, addRequested(master.key)))
      .provide([[matchers.call.fn(api.create), throwError(new ApiError(0, null))], strict])
      .run()
    expect(storeState.sequences).toEqual({})
  })

  it('fails its own test where an api call is not stubbed', async () => {
    const { storeState } = await expectSaga(saveMaster, request()).withReducer(rootReducer, state).provide([strict]).run()
    expect(selectRun(storeState, key)).toMatchObject({ phase: 'failed' })
  })

  it('does not close a form that was opened while the save was under way', async () => {
    const next = addRequested(master.key)
    const { storeState } = await expectSaga(saveMaster, request({ id: 4 }))
      .withReducer(rootReducer, stateAfter(opened, next))
      .provide([[matchers.call.fn(api.getTagged), tagged(values)], [matchers.call.fn(api.update), { id: 4, ...values }], strict])
      .run()
    expect(selectScreen(storeState, master.key)).toMatchObject({ mode: MODE.add, formId: next.payload.formId })
  })
})

const imagesOfMasters = masters.flatMap(master => master.images.map(image => [master.key, image.label, master, image] as const))

describe.each(imagesOfMasters)('the image step of %s, "%s" [AC-03]', (_key, label, master, image) => {
  const strict = apisOf(master)
  const { formId, values, request, key, state } = scene(master)
  const created: [ReturnType<typeof matchers.call.fn>, object] = [matchers.call.fn(master.api.create), { id: 7, ...values }]
  const only = (draft: ImageDraft) => drafts(master, property => (property === image.property ? draft : KEEP))

  it('is a step of its own, after the record', () => {
    const names = saveSteps(master).map(({ name }) => name)
    expect(names).toContain(label)
    expect(names.indexOf(label)).toBeGreaterThan(names.indexOf('Registro'))
    expect(names).toContain('Registro')
  })

  it('loads the list again where the upload fails: the list lacks the record that is saved [MA-07, MA-11]', async () => {
    await expectSaga(saveMaster, request({ images: only(choose('foto')) }))
      .withReducer(rootReducer, state)
      .provide([created, [matchers.call.fn(image.api.upload), throwError(new ApiError(0, null))], strict])
      .put(master.catalogue.loadRequested())
      .run()
  })

  it('stops where the upload fails, says the detail, and the next try neither creates nor uploads twice [IM-05, MA-11]', async () => {
    const draft = choose('foto')
    const failed = await expectSaga(saveMaster, request({ images: only(draft) }))
      .withReducer(rootReducer, state)
      .provide([created, [matchers.call.fn(image.api.upload), throwError(new ApiError(415, 'No es una imagen'))], strict])
      .run()
    expect(selectToasts(failed.storeState)).toMatchObject([{ tone: 'error', text: 'No es una imagen' }])
    expect(selectScreen(failed.storeState, master.key)).toMatchObject({ mode: MODE.add, formId })
    expect(selectRun(failed.storeState, key)).toMatchObject({ phase: 'failed', facts: { id: 7, images: {} } })

    const { storeState } = await expectSaga(saveMaster, request({ images: only(draft) }))
      .withReducer(rootReducer, failed.storeState)
      .provide([
        [matchers.call.fn(master.api.getTagged), { record: { id: 7, ...values }, tag: '"1"' }],
        [matchers.call.fn(master.api.update), { id: 7, ...values }],
        [matchers.call.fn(image.api.upload), { id: 7 }],
        strict,
      ])
      .not.call.fn(master.api.create)
      .call.like({ fn: image.api.upload })
      .run()
    expect(selectToasts(storeState).at(-1)).toMatchObject({ tone: 'success', text: master.messages.saved })
    expect(selectScreen(storeState, master.key).mode).toBe(MODE.list)
  })

  it('deletes an image that is marked, and only logs where that fails [IM-02, IM-06, ER-05]', async () => {
    const { storeState } = await expectSaga(saveMaster, request({ images: only({ kind: 'remove' }) }))
      .withReducer(rootReducer, state)
      .provide([created, [matchers.call.fn(image.api.remove), throwError(new ApiError(500, 'Roto'))], strict])
      .call.like({ fn: image.api.remove, args: [7] })
      .run()
    expect(selectToasts(storeState)).toMatchObject([{ tone: 'success', text: master.messages.saved }])
    expect(logged()).toEqual([`${key} > ${label}`])
  })
})

it('uploads no second time what a failed try has uploaded, and lets the file go once all is saved [IM-02, CU-02]', async () => {
  const master = masters.find(({ images }) => images.length === 2)
  if (!master) throw new Error('no master has two images')
  const [first, second] = master.images.map(({ api }) => api)
  if (!first || !second) throw new Error('two images')
  const { formId, values, request, key, state } = scene(master)
  const images = drafts(master, property => choose(property, formId))
  const failed = await expectSaga(saveMaster, request({ images }))
    .withReducer(rootReducer, state)
    .provide([
      [matchers.call.fn(master.api.create), { id: 7, ...values }],
      [matchers.call.fn(first.upload), { id: 7 }],
      [matchers.call.fn(second.upload), throwError(new ApiError(0, null))],
      apisOf(master),
    ])
    .run()
  expect(selectRun(failed.storeState, key)).toMatchObject({ phase: 'failed' })
  await expectSaga(formSaga)
    .withReducer(rootReducer, failed.storeState)
    .provide([
      [matchers.call.fn(master.api.getTagged), { record: { id: 7, ...values }, tag: '"1"' }],
      [matchers.call.fn(master.api.update), { id: 7, ...values }],
      [matchers.call.fn(second.upload), { id: 7 }],
      apisOf(master),
    ])
    .dispatch(request({ images }))
    .not.call.fn(first.upload)
    .call.like({ fn: second.upload })
    .silentRun(50)
  for (const draft of Object.values(images)) {
    expect(() => draft.kind === 'chosen' && fileVault.open(draft)).toThrow('ya no está disponible')
  }
})

describe('a crop without a group [CU-03]', () => {
  const master = masterOf('cultivos')
  const { request, state, values, key, formId } = scene(master)
  const groups = [
    { id: 5, nombre: 'Frutales' },
    { id: 3, nombre: 'Cítricos' },
  ]
  const ungrouped = { ...values, grupo_de_cultivo: null }
  const list = lists.grupos_de_cultivo
  const noList = noRealCalls(lists)
  const created = [matchers.call.fn(master.api.create), { id: 7, ...values }] as const
  const saving = (before: typeof state, typed: MasterValues = ungrouped) =>
    expectSaga(saveMaster, request({ values: typed })).withReducer(rootReducer, before)

  it('gets the first of the list', async () => {
    await saving(rootReducer(state, gruposDeCultivo.loaded(groups)))
      .provide([created, apisOf(master), noList] as never)
      .call.like({ fn: master.api.create, args: [{ ...values, grupo_de_cultivo: 3 }] })
      .put(master.catalogue.loadRequested())
      .run()
  })

  it.each([
    ['not come yet', gruposDeCultivo.loadRequested()],
    ['failed to come', gruposDeCultivo.loadFailed()],
  ])('waits for a list that has %s', async (_how, before) => {
    const { storeState } = await saving(rootReducer(state, before))
      .provide([[matchers.call.fn(list), groups], created, apisOf(master)] as never)
      .call.like({ fn: master.api.create, args: [{ ...values, grupo_de_cultivo: 3 }] })
      .run()
    expect(selectToasts(storeState)).toMatchObject([{ tone: 'success' }])
    expect(storeState.catalogues.gruposDeCultivo.status).toBe('loaded')
  })

  it.each([
    ['none come', stateAfter(), [[matchers.call.fn(list), []]]],
    ['there are none', stateAfter(gruposDeCultivo.loaded([])), [noList]],
  ])('has none where %s', async (_how, { catalogues }, providers) => {
    await saving({ ...state, catalogues })
      .provide([...providers, created, apisOf(master)] as never)
      .call.like({ fn: master.api.create, args: [{ ...values, grupo_de_cultivo: null }] })
      .run()
  })

  it.each([
    [new ApiError(503, 'Vuelva más tarde'), 'Vuelva más tarde'],
    [new ApiError(0, null), master.messages.saveFailed],
  ])('is not saved where Grupo de cultivo fails, and that is said; the next try saves it [ER-01, AC-03]', async (error, text) => {
    const failed = await saving(state)
      .provide([[matchers.call.fn(list), throwError(error)], apisOf(master)] as never)
      .run()
    expect(selectToasts(failed.storeState)).toMatchObject([{ tone: 'error', text }])
    expect(selectScreen(failed.storeState, master.key)).toMatchObject({ mode: MODE.add, formId })
    expect(selectRun(failed.storeState, key)).toMatchObject({ phase: 'failed', facts: { id: null, attempts: [] } })
    const { storeState } = await saving(failed.storeState)
      .provide([[matchers.call.fn(list), groups], created, apisOf(master)] as never)
      .call.like({ fn: master.api.create, args: [{ ...values, grupo_de_cultivo: 3 }] })
      .run()
    expect(selectToasts(storeState).at(-1)).toMatchObject({ tone: 'success' })
  })

  it('keeps the group that is chosen after a failed try, and asks for no list then', async () => {
    const failed = await saving(rootReducer(state, gruposDeCultivo.loaded(groups)))
      .provide([[matchers.call.fn(master.api.create), throwError(new ApiError(0, null))], apisOf(master), noList] as never)
      .run()
    await saving(failed.storeState, { ...values, grupo_de_cultivo: 5 })
      .provide([created, [matchers.call.fn(master.api.update), { id: 7, ...values }], apisOf(master), noList] as never)
      // The response was lost: the old content is sent again, which returns the record, and the record is then updated with the group.
      .call.like({ fn: master.api.create, args: [{ ...values, grupo_de_cultivo: 3 }] })
      .call.like({ fn: master.api.update, args: [7, { ...values, grupo_de_cultivo: 5 }] })
      .run()
  })
})

it('sends a stage whole, as it is by now, and of another master what its form edits [EF-02]', async () => {
  for (const [name, whole] of [
    ['estados_fenologicos', true],
    ['familias', false],
  ] as const) {
    const master = masterOf(name)
    const { request, state, values } = scene(master)
    const current = { id: 4, ...values, imagen: 'http://x/4.png', orden: 3, de_otro_sistema: 'X-1' }
    const sent: unknown[] = []
    const noting = {
      call({ fn, args }: { fn: unknown; args: unknown[] }, next: () => unknown) {
        if (fn === master.api.getTagged) return { record: current, tag: null }
        if (fn !== master.api.update) return next()
        sent.push(args[1])
        return current
      },
    }
    const typed = { ...values, nombre: { es_ES: 'Cuajado' } }
    await expectSaga(saveMaster, request({ id: 4, opened: values, values: typed }))
      .withReducer(rootReducer, state)
      .provide([noting, apisOf(master)])
      .run()
    const nombre = { ja_JP: '窒素', es_ES: 'Cuajado' }
    expect(sent).toEqual([whole ? { ...current, nombre } : { ...master.toInput(current), nombre }])
  }
})

it.each([
  ['a new', null],
  ['an edited', 4],
])('keeps the crop of %s stage for the next new one, and nothing of any other master [MA-09, EF-02]', async (_case, id) => {
  for (const master of masters) {
    const { request, state, values } = scene(master)
    const { storeState } = await expectSaga(saveMaster, request({ id }))
      .withReducer(rootReducer, state)
      .provide([
        [matchers.call.fn(master.api.create), { id: 7, ...values }],
        [matchers.call.fn(master.api.getTagged), { record: { id: 4, ...values }, tag: '"1"' }],
        [matchers.call.fn(master.api.update), { id: 4, ...values }],
        apisOf(master),
      ])
      .run()
    expect(selectScreen(storeState, master.key).kept).toEqual(master.key === 'estados_fenologicos' ? { cultivo: 9 } : {})
  }
})

it.each([
  ['none as yet', [], 0],
  [
    'a gap and two in one place',
    [
      [3, 0],
      [9, 0],
      [9, 0],
      [9, 4],
    ],
    5,
  ],
  ['those of other crops only', [[3, 7]], 0],
] as const)('sends a new stage behind the others of its crop as the server has them: %s [EF-02]', async (_case, others, orden) => {
  const master = masterOf('estados_fenologicos')
  const { request, state, values } = scene(master)
  const estados = others.map(([cultivo, orden], index) => ({ id: index + 1, nombre: {}, cultivo, imagen: null, orden }))
  // The shown list is stale: it lacks the other stages of the crop.
  await expectSaga(saveMaster, request())
    .withReducer(rootReducer, rootReducer(state, estadosFenologicos.loaded([])))
    .provide([[matchers.call.fn(master.api.list), estados], [matchers.call.fn(master.api.create), { id: 7, ...values }], apisOf(master)])
    .call.like({ fn: master.api.create, args: [{ ...values, orden }] })
    .put(master.catalogue.loadRequested())
    .run()
})

it('leaves the place of a stage alone that is edited [EF-02]', async () => {
  const master = masterOf('estados_fenologicos')
  const { request, state, values } = scene(master)
  const update = jest.fn((_effect: unknown) => ({ id: 4, ...values }))
  await expectSaga(saveMaster, request({ id: 4, opened: values }))
    .withReducer(rootReducer, state)
    .provide([
      [matchers.call.fn(master.api.getTagged), { record: { id: 4, ...values, orden: 2 }, tag: '"1"' }],
      { call: (effect, next) => (effect.fn === master.api.update ? update(effect.args[1]) : next()) },
      noRealCalls(master.api),
    ])
    .run()
  expect(update.mock.calls).toEqual([[{ ...values, id: 4, orden: 2 }]])
})

it('sends 0 for a number that was left empty [FA-01]', async () => {
  const master = masterOf('familias')
  const { request, state, values } = scene(master)
  await expectSaga(saveMaster, request({ values: { ...values, prioridad: null } }))
    .withReducer(rootReducer, state)
    .provide([[matchers.call.fn(master.api.create), { id: 7, ...values }], apisOf(master)])
    .call.like({ fn: master.api.create, args: [{ ...values, prioridad: 0 }] })
    .put(master.catalogue.loadRequested())
    .run()
})
