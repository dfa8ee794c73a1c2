import { createAction } from '@reduxjs/toolkit'
import type { Draft } from '@/kits/drafts/model/draft'
import { registerForm } from '@/kits/drafts/openForms'
import {
  discardRequested,
  draftChanged,
  selectDraftNote,
  selectDraftNotes,
  selectDraftStatus,
  selectDraftText,
  textRequested,
} from '@/kits/drafts/slice'
import { call, take } from '@/store/effects'
import { runSequence } from '@/store/sequences/run'
import { runRestored, sequenceFinished } from '@/store/sequences/slice'
import { selectToasts } from '@/store/toasts'
import { ANA, draftOf, handed } from '@test/support/drafts'
import { newDisk, openPage, turns } from '@test/support/mortalPage'
import { quietErrors } from '@test/support/quiet'

const { logged } = quietErrors()

type Page = Awaited<ReturnType<typeof openPage>>
let page: Page
const open = async (): Promise<Page> => {
  page = await openPage(ANA.email, function* () {})
  return page
}
beforeEach(newDisk)
afterEach(() => {
  jest.restoreAllMocks()
  page.close()
})

const fails = (what: object, method: string, name: string) =>
  jest.spyOn(what as { [of: string]: () => unknown }, method).mockImplementation(() => {
    throw new DOMException('', name)
  })
const isKept = ({ id }: Draft) => selectDraftNote(page.getState(), id) !== undefined
const keep = async (draft: Draft) => {
  page.dispatch(handed(draft))
  await turns(() => isKept(draft))
}
const texts = () => selectToasts(page.getState()).map(({ tone, text }) => `${tone}: ${text}`)

const FULL = 'warning: Este navegador no puede guardar borradores: no queda sitio. Guarde a menudo.'
const FORBIDDEN = 'warning: Este navegador no puede guardar borradores: está prohibido. Guarde a menudo.'

it('keeps what is handed over, and lets go of it once its save has come to its end [DR-01, DR-06]', async () => {
  await open()
  const draft = draftOf()
  await keep(draft)
  page.dispatch(sequenceFinished({ key: draft.content.runKey }))
  await turns(() => !isKept(draft))
  page.close()
  await open()
  expect(selectDraftNotes(page.getState())).toEqual({})
})

it('has on disk what a form holds before the first call of its save, though the form has handed over nothing [DR-01, DR-03]', async () => {
  const { user: _user, half: _half, ...draft } = draftOf()
  const key = draft.content.runKey
  const saveRequested = createAction('saveRequested')
  const dying = async () => {
    await Promise.resolve()
    page.die()
  }
  page = await openPage(ANA.email, function* () {
    yield* take(saveRequested.match)
    yield* runSequence({ key, steps: [{ name: 'Producto', run: () => call(dying) }], input: null, facts: {} })
  })
  const close = registerForm(key, { snapshot: () => draft, contents: () => ({ id: draft.id, ...draft.content }) })
  page.dispatch(saveRequested())
  close()
  await turns(page.isDead)
  await open()
  expect(selectDraftNote(page.getState(), draft.id)).toMatchObject({ name: draft.name, changes: draft.changes })
})

it('keeps what is handed over during a save once the save has ended, though its form is gone [DR-01, DR-06]', async () => {
  const { user: _user, half: _half, ...draft } = draftOf()
  const key = draft.content.runKey
  const later = { ...draft, content: { ...draft.content, values: { codigo: '345' } } }
  const saveRequested = createAction('saveRequested')
  const answered = createAction('answered')
  const ended: boolean[] = []
  const begun: boolean[] = []
  const steps = [
    { name: 'Producto', *run() {} },
    {
      name: 'Imagen',
      *run() {
        begun.push(true)
        yield* take(answered.match)
      },
    },
  ]
  page = await openPage(ANA.email, function* () {
    yield* take(saveRequested.match)
    yield* runSequence({ key, steps, input: null, facts: {} })
    ended.push(true)
  })
  const close = registerForm(key, { snapshot: () => draft, contents: () => ({ id: draft.id, ...draft.content }) })
  page.dispatch(saveRequested())
  close()
  await turns(() => begun.length > 0)
  page.dispatch(draftChanged(later))
  await turns(() => selectDraftNote(page.getState(), draft.id)?.half !== null)
  page.dispatch(answered())
  await turns(() => ended.length > 0)
  expect(selectDraftNote(page.getState(), draft.id)).toMatchObject({ half: null })
  page.close()
  await open()
  expect(selectDraftNote(page.getState(), draft.id)).toMatchObject({ half: null })
  page.dispatch(textRequested({ id: draft.id }))
  await turns(() => selectDraftText(page.getState()) !== null)
  expect(JSON.stringify(selectDraftText(page.getState()))).toContain('345')
})

it('says how far the save is that a draft was handed over in [DR-03]', async () => {
  await open()
  const draft = draftOf()
  const steps = [
    { name: 'Producto', state: 'done' as const, words: { saved: 'el producto' } },
    { name: 'Imagen de catálogo', state: 'waiting' as const, words: { saved: 'la imagen de catálogo' } },
  ]
  page.dispatch(runRestored({ key: draft.content.runKey, steps, facts: {} }))
  await keep(draft)
  expect(selectDraftNote(page.getState(), draft.id)?.half).toEqual({ done: ['el producto'], missing: ['la imagen de catálogo'] })
})

it.each([
  ['SecurityError', FORBIDDEN],
  ['QuotaExceededError', FULL],
])('keeps none where what is kept cannot be listed (%s), and says why [DR-09]', async (name, said) => {
  fails(IDBIndex.prototype, 'getAll', name)
  await open()
  expect(selectDraftStatus(page.getState())).toBe('none')
  expect(texts()).toEqual([said])
  expect(logged()).toEqual(['borradores'])
})

it.each([
  ['QuotaExceededError', FULL],
  ['InvalidStateError', FORBIDDEN],
])('says once that a draft could not be written (%s), and lists none that is not as it was handed over [DR-09]', async (name, said) => {
  await open()
  const draft = draftOf()
  await keep(draft)
  const put = fails(IDBObjectStore.prototype, 'put', name)
  page.dispatch(handed(draft))
  await turns(() => !isKept(draft))
  page.dispatch(handed(draft))
  await turns(() => logged().length === 2)
  expect(texts()).toEqual([said])
  put.mockRestore()
  await keep(draft)
})

it('logs that a draft could not be removed, and looks after the others [DR-06]', async () => {
  await open()
  const [draft, other] = [draftOf(), draftOf()]
  await keep(draft)
  fails(IDBObjectStore.prototype, 'delete', 'UnknownError')
  page.dispatch(discardRequested({ ids: [draft.id] }))
  await turns(() => logged().length > 0)
  expect(isKept(draft)).toBe(false)
  expect(texts()).toEqual([])
  await keep(other)
})

it('says that the text of a draft could not be read, and shows none [DR-09]', async () => {
  await open()
  const draft = draftOf()
  await keep(draft)
  fails(IDBObjectStore.prototype, 'get', 'UnknownError')
  page.dispatch(textRequested({ id: draft.id }))
  await turns(() => logged().length > 0)
  expect(texts()).toEqual(['error: No se ha podido leer el borrador'])
  expect(selectDraftText(page.getState())).toBe(null)
  expect(isKept(draft)).toBe(true)
})
