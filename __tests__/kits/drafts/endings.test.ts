import { createAction } from '@reduxjs/toolkit'
import { ApiError } from '@/api/http/ApiError'
import type { HalfSaved } from '@/kits/drafts/model/draft'
import { selectDraftNote } from '@/kits/drafts/slice'
import { call, take } from '@/store/effects'
import { KEEP } from '@/store/imageDraft'
import { runAfresh, runSequence } from '@/store/sequences/run'
import { selectIsRunning, sequenceFinished, type StepWords } from '@/store/sequences/slice'
import type { Step } from '@/store/sequences/step'
import { ANA, draftOf, handed } from '@test/support/drafts'
import { newDisk, openPage, turns } from '@test/support/mortalPage'
import { quietErrors } from '@test/support/quiet'

quietErrors()

type Page = Awaited<ReturnType<typeof openPage>>
type Facts = Partial<Record<string, unknown>>
type TestStep = Step<null, Facts>

const saveRequested = createAction('saveRequested')
const KEY = 'run'
const draft = draftOf({ content: { ...draftOf().content, runKey: KEY } })

let page: Page
beforeEach(newDisk)
afterEach(() => page.close())

/** Opens a page with a draft on disk, whose save has these steps. */
const openWith = async (steps: TestStep[], run: typeof runSequence = runSequence): Promise<Page> => {
  page = await openPage(ANA.email, function* () {
    yield* take(saveRequested.match)
    yield* run({ key: KEY, steps, input: null, facts: {} })
  })
  page.dispatch(handed(draft))
  await turns(() => selectDraftNote(page.getState(), draft.id) !== undefined)
  return page
}
const save = () => page.dispatch(saveRequested())

/** Draft in the next page; undefined without one. */
const noteAfter = async (isOver: () => boolean) => {
  await turns(isOver)
  page.die()
  page = await openPage(ANA.email, function* () {})
  return selectDraftNote(page.getState(), draft.id)
}
const afterDeath = () => noteAfter(page.isDead)
const afterFailure = () => noteAfter(() => !selectIsRunning(page.getState(), KEY))

const WORDS: Readonly<Record<string, StepWords>> = {
  Producto: { saved: 'el producto' },
  Ensayo: { saved: 'el ensayo' },
  Resultados: { saved: 'los resultados', counted: { one: 'resultado', many: 'resultados' } },
  Adjuntos: { saved: 'los adjuntos', counted: { one: 'adjunto', many: 'adjuntos' } },
  'Volver a leer': { saved: null },
}
const named = (name: string): Pick<TestStep, 'name' | 'words'> => ({ name, ...(WORDS[name] && { words: WORDS[name] }) })

const writes = (name: string): TestStep => ({
  ...named(name),
  *run({ recordFacts }) {
    yield* recordFacts({ [name]: 'sent' })
  },
})
const breaks = (name: string, error: Error, hasSent = true): TestStep => ({
  ...named(name),
  *run({ recordFacts }) {
    if (hasSent) yield* recordFacts({ [name]: 'sent' })
    throw error
  },
})
const dies = (name: string, sends?: () => boolean): TestStep => ({
  ...named(name),
  ...(sends && { sends }),
  *run() {
    page.die()
    yield* call(() => Promise.race([]))
  },
})
const idle = (name: string): TestStep => ({ ...writes(name), sends: () => false })
const half = (done: string[], missing: string[]): HalfSaved => ({ done, missing })

it('is off the disk before the save is said to be done: a page that goes with the news leaves nothing [DR-03, DR-06]', async () => {
  await openWith([writes('Producto'), writes('Cómo se aplica')])
  page.dieAt(sequenceFinished.match)
  save()
  expect(await afterDeath()).toBeUndefined()
})

it('does not come back where the page goes while it reads again what is all saved [DR-03]', async () => {
  await openWith([writes('Producto'), idle('Líneas de composición'), dies('Volver a leer')])
  save()
  expect(await afterDeath()).toBeUndefined()
})

it('comes back as it is where it was written on after all before was saved [DR-03]', async () => {
  await openWith([writes('Producto'), breaks('Volver a leer', new ApiError(0, null), false)])
  save()
  await turns(() => !selectIsRunning(page.getState(), KEY))
  const at = draft.at + 1
  page.dispatch(handed({ ...draft, at, content: { ...draft.content, values: { codigo: '3' } } }))
  expect(await noteAfter(() => selectDraftNote(page.getState(), draft.id)?.at === at)).toMatchObject({ at, half: null })
})

it.each([
  ['does not come back', 'has only taken the record as it is now', { codigo: '2', nombre: 'B', imagen: KEEP }, 'gone'],
  ['comes back', 'was edited back', { codigo: '1', nombre: 'B', imagen: KEEP }, 'left'],
])('%s where its form %s after all was saved and could not be read again [DR-03, DR-06]', async (_does, _form, values, expected) => {
  const chosen = { kind: 'chosen', ticket: 't', name: 'saco.png', size: 1 }
  const before = { codigo: '1', nombre: 'A', imagen: KEEP }
  const sent = { ...draft.content, opened: before, values: { ...before, codigo: '2', imagen: chosen } }
  await openWith([writes('Producto'), breaks('Volver a leer', new ApiError(0, null), false)])
  page.dispatch(handed({ ...draft, content: sent }))
  await turns(() => true)
  save()
  await turns(() => !selectIsRunning(page.getState(), KEY))
  const at = draft.at + 1
  page.dispatch(handed({ ...draft, at, content: { ...sent, opened: { ...before, codigo: '2', nombre: 'B' }, values } }))
  const note = await noteAfter(() => selectDraftNote(page.getState(), draft.id)?.at === at)
  expect(note?.at).toBe(expected === 'left' ? at : undefined)
})

it.each([
  ['the session was over before anything was sent', breaks('Producto', new ApiError(401, null), false)],
  ['what was sent first was refused', breaks('Producto', new ApiError(401, null))],
  ['somebody has changed the same', breaks('Producto', new Error('conflict'), false)],
])('is a draft like any other where %s [DR-03, SE-08]', async (_why, first) => {
  await openWith([first, writes('Imagen de catálogo')])
  save()
  expect(await afterFailure()).toMatchObject({ half: null })
})

it('is half saved where an answer was lost, and lacks only what it was to send [DR-03]', async () => {
  const never: TestStep = { ...writes('Imagen de modo de acción'), when: () => false }
  await openWith([breaks('Producto', new ApiError(0, null)), never, idle('Líneas de composición'), writes('Cómo se aplica')])
  save()
  expect(await afterFailure()).toMatchObject({ half: half([], ['el producto', 'Cómo se aplica']) })
})

it('names what the server has, and not what had nothing to send [DR-03]', async () => {
  const nothingToDo: TestStep = {
    ...named('Resultados'),
    *run({ recordFacts }) {
      yield* recordFacts({}, { done: 0, total: 0 })
    },
  }
  await openWith([{ ...nothingToDo, sends: () => true }, writes('Ensayo'), breaks('Adjuntos', new ApiError(401, null))])
  save()
  expect(await afterFailure()).toMatchObject({ half: half(['el ensayo'], ['los adjuntos']) })
})

it('counts the parts that were saved before one was refused [DR-03]', async () => {
  const parts: TestStep = {
    ...named('Resultados'),
    *run({ recordFacts }) {
      yield* recordFacts({}, { done: 2, total: 5 })
      throw new ApiError(401, null)
    },
  }
  await openWith([writes('Ensayo'), parts])
  save()
  expect(await afterFailure()).toMatchObject({ half: half(['el ensayo', '2 de 5 resultados'], ['3 resultados']) })
})

it('keeps nothing of a run that nobody goes on with [DR-03, TX-04]', async () => {
  const texts: TestStep = {
    name: 'Textos',
    *run({ recordFacts }) {
      yield* recordFacts({}, { done: 1, total: 3 })
      throw new Error('2 de 3')
    },
  }
  await openWith([texts], runAfresh)
  save()
  await turns(() => !selectIsRunning(page.getState(), KEY))
  expect(await noteAfter(() => true)).toMatchObject({ half: null })
})
