/** @jest-environment jsdom */
import type { createStore } from '@/app/createStore'
import { signedOut } from '@/features/session/slice'
import { registerForm, type FormContents } from '@/kits/drafts/openForms'
import {
  discardRequested,
  draftUndone,
  formLeft,
  recoverRequested,
  selectDraftNote,
  selectDraftStatus,
  selectEnded,
  selectIsElsewhere,
  selectRecovered,
  selectDraftText,
  textRequested,
} from '@/kits/drafts/slice'
import { selectLatestNotes } from '@/kits/drafts/latestNotes'
import { selectToasts } from '@/store/toasts'
import { fileVault } from '@/store/vault'
import { answerCalls } from '@test/support/answers'
import { beTabs, Channel } from '@test/support/browserTabs'
import { ANA, draftOf, handed, keptDraft, keptIds, plant, plantRun, storeWithDrafts } from '@test/support/drafts'
import { quietErrors } from '@test/support/quiet'

const { logged } = quietErrors()

type Store = ReturnType<typeof createStore>
let stores: Store[] = []

beTabs()

const openTab = async () => {
  answerCalls(() => ({ body: ANA }))
  const store = await storeWithDrafts()
  stores.push(store)
  return store
}
const closeTabs = () => {
  for (const store of stores) store.dispatch(signedOut())
  stores = []
}
afterEach(closeTabs)

/** Open form with these contents, without a draft of its own. */
const showForm = (contents: FormContents) => registerForm(`save ${contents.id}`, { snapshot: () => null, contents: () => contents })

const until = async (holds: () => boolean | Promise<boolean>) => {
  for (let turn = 0; turn < 500; turn += 1) {
    if (await holds()) return
    await new Promise(resolve => setTimeout(resolve))
  }
  throw new Error('It never came to hold')
}
const isKept = (store: Store, id: string) => selectDraftNote(store.getState(), id) !== undefined

it('has what a form handed over, pictures included, in the next page [DR-01]', async () => {
  await plant()
  const store = await openTab()
  const picture = { kind: 'chosen', ...fileVault.keep(new File(['x'], 'hoja.png')), name: 'hoja.png', size: 1 }
  const content = {
    runKey: 'k',
    opened: { imagen: { kind: 'keep' } },
    values: { imagen: picture },
    openedParts: {},
    parts: { lineas: [1] },
  }
  const draft = draftOf({ content })
  store.dispatch(handed(draft))
  await until(() => isKept(store, draft.id))
  closeTabs()
  expect(selectLatestNotes((await openTab()).getState())).toMatchObject([{ id: draft.id, name: draft.name, changes: draft.changes }])
  const kept = await keptDraft(draft.id)
  expect(kept.draft?.content).toEqual(content)
  expect(kept.files.map(([ticket]) => ticket)).toEqual([picture.ticket])
})

it('goes when its changes are undone, and when it is discarded, in every tab at once [DR-06]', async () => {
  await plant()
  const [one, other] = [await openTab(), await openTab()]
  const [undone, discarded] = [draftOf(), draftOf()]
  for (const draft of [undone, discarded]) {
    one.dispatch(handed(draft))
    await until(() => isKept(one, draft.id))
  }
  expect(selectLatestNotes(other.getState())).toHaveLength(2)
  one.dispatch(draftUndone({ id: undone.id }))
  expect(isKept(one, undone.id)).toBe(false)
  await until(() => !isKept(other, undone.id))
  other.dispatch(discardRequested({ ids: [discarded.id] }))
  expect(isKept(other, discarded.id)).toBe(false)
  await until(() => !isKept(one, discarded.id))
  expect(selectEnded(one.getState(), discarded.form, discarded.record)).toBe('discarded')
  await until(async () => (await keptIds()).length === 0)
})

it('is written again with its files by a form that is still open where another tab has discarded it [DR-01, DR-02]', async () => {
  await plant()
  const [one, other] = [await openTab(), await openTab()]
  const picture = { kind: 'chosen', ...fileVault.keep(new File(['x'], 'hoja.png')), name: 'hoja.png', size: 1 }
  const draft = draftOf()
  const type = async (codigo: string) => {
    one.dispatch(handed({ ...draft, content: { ...draft.content, values: { codigo, imagen: picture } } }))
    await until(() => isKept(one, draft.id) && isKept(other, draft.id))
  }
  await type('2')
  other.dispatch(discardRequested({ ids: [draft.id] }))
  await until(() => !isKept(one, draft.id))
  expect(await keptIds()).toEqual([])
  await type('23')
  const kept = await keptDraft(draft.id)
  expect(kept.draft?.content.values).toMatchObject({ codigo: '23' })
  expect(kept.files.map(([ticket]) => ticket)).toEqual([picture.ticket])
})

it('is told of to nobody when its changes are undone before it is on disk [DR-06]', async () => {
  await plant()
  const [one, other] = [await openTab(), await openTab()]
  const [undone, later] = [draftOf(), draftOf()]
  one.dispatch(handed(undone))
  one.dispatch(draftUndone({ id: undone.id }))
  one.dispatch(handed(later))
  await until(() => isKept(one, later.id) && isKept(other, later.id))
  expect([isKept(one, undone.id), isKept(other, undone.id)]).toEqual([false, false])
  await until(async () => (await keptIds()).join() === later.id)
})

it('goes too when another tab says so while a page still reads its drafts [DR-06, DR-08]', async () => {
  const [gone, kept] = [draftOf(), draftOf()]
  await plant(gone, kept)
  Channel.early = { user: ANA.email, ended: gone.id, how: 'discarded' }
  const store = await openTab()
  Channel.early = null
  await until(() => !isKept(store, gone.id))
  expect(isKept(store, kept.id)).toBe(true)
})

it('knows of a draft that another tab has open, until that tab leaves it [DR-08]', async () => {
  await plant()
  const [one, other] = [await openTab(), await openTab()]
  const draft = draftOf()
  one.dispatch(handed(draft))
  await until(() => isKept(other, draft.id))
  const isElsewhere = (store: Store) => selectIsElsewhere(store.getState(), draft.id)
  const third = await openTab()
  expect([one, other, third].map(isElsewhere)).toEqual([false, true, true])
  one.dispatch(formLeft({ id: draft.id }))
  await until(() => !isElsewhere(other) && !isElsewhere(third))
  expect([other, third].map(store => isKept(store, draft.id))).toEqual([true, true])
})

it('is recovered by one of two tabs that ask for it at once; the other waits until it is left [DR-08]', async () => {
  const draft = draftOf()
  await plant(draft)
  const [one, other] = [await openTab(), await openTab()]
  const { opened } = draft.content
  const recover = (store: Store, formId: string) => store.dispatch(recoverRequested({ id: draft.id, formId, agreed: false, runKey: null }))
  const closings = ['one', 'other'].map(id => showForm({ id, opened, values: opened }))
  const hasRecovered = (store: Store) => selectRecovered(store.getState(), draft.id) !== null
  const isElsewhere = (store: Store) => selectIsElsewhere(store.getState(), draft.id)
  recover(one, 'one')
  recover(other, 'other')
  await until(() => hasRecovered(one) && (hasRecovered(other) || isElsewhere(other)))
  expect([one, other].map(hasRecovered)).toEqual([true, false])
  one.dispatch(formLeft({ id: draft.id }))
  await until(() => !isElsewhere(other))
  recover(other, 'other')
  await until(() => hasRecovered(other))
  for (const close of closings) close()
})

it('of a card is recovered by one of two tabs that ask for it at once; it then ends in the other [DR-08]', async () => {
  const draft = draftOf()
  await plant(draft)
  const [one, other] = [await openTab(), await openTab()]
  const { opened } = draft.content
  const recover = (store: Store, formId: string) =>
    store.dispatch(recoverRequested({ id: draft.id, formId, agreed: false, runKey: `save ${formId}` }))
  const closings = ['one', 'other'].map(id => showForm({ id, opened, values: opened }))
  recover(one, 'one')
  recover(other, 'other')
  await until(() => [one, other].every(store => !isKept(store, draft.id)))
  await until(async () => !(await keptIds()).includes(draft.id))
  expect(await keptIds()).toEqual(['one'])
  expect([selectRecovered(one.getState(), 'one'), selectRecovered(other.getState(), 'other')]).toEqual([draft.content.values, null])
  for (const close of closings) close()
})

it('says once that this browser keeps none, and works on [DR-09]', async () => {
  await plant()
  const store = await openTab()
  const full = new DOMException('', 'QuotaExceededError')
  const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw full
  })
  for (const draft of [draftOf(), draftOf()]) store.dispatch(handed(draft))
  await until(() => logged().length === 2)
  put.mockRestore()
  expect(selectToasts(store.getState())).toMatchObject([
    { tone: 'warning', text: 'Este navegador no puede guardar borradores: no queda sitio. Guarde a menudo.' },
  ])
  const later = draftOf()
  store.dispatch(handed(later))
  await until(() => isKept(store, later.id))
})

it.each([
  [
    'forbids its',
    () =>
      jest.spyOn(indexedDB, 'open').mockImplementation(() => {
        throw new DOMException('', 'SecurityError')
      }),
  ],
  ['has no', () => jest.replaceProperty(globalThis as { indexedDB?: IDBFactory }, 'indexedDB', undefined)],
])('says so where the browser %s store, and no form waits for it [DR-09]', async (_how, forbid) => {
  await plant()
  forbid()
  const store = await openTab()
  jest.restoreAllMocks()
  expect(selectDraftStatus(store.getState())).toBe('none')
  expect(selectToasts(store.getState())).toMatchObject([
    { tone: 'warning', text: 'Este navegador no puede guardar borradores: está prohibido. Guarde a menudo.' },
  ])
})

it('writes a picture once, however often its form is handed over [DR-10]', async () => {
  await plant()
  const store = await openTab()
  const picture = { kind: 'chosen', ...fileVault.keep(new File(['x'], 'hoja.png')), name: 'hoja.png', size: 1 }
  const draft = draftOf()
  const put = jest.spyOn(IDBObjectStore.prototype, 'put')
  for (const codigo of ['1', '12', '123']) {
    const values = { codigo, imagen: picture }
    store.dispatch(handed({ ...draft, at: draft.at + Number(codigo), content: { ...draft.content, values } }))
    await until(() => selectDraftNote(store.getState(), draft.id)?.at === draft.at + Number(codigo))
  }
  const written = put.mock.contexts.map(({ name }) => name)
  put.mockRestore()
  expect(written.sort()).toEqual(['drafts', 'drafts', 'drafts', 'files'])
})

it('has the save of a card, which was under way, after a second crash too [DR-03]', async () => {
  const draft = draftOf()
  await plant(draft)
  await plantRun(draft, ['Estado', 'done'], ['Entrada', 'waiting'])
  const store = await openTab()
  const { opened, values } = draft.content
  const close = showForm({ id: 'card', opened, values })
  store.dispatch(recoverRequested({ id: draft.id, formId: 'card', agreed: false, runKey: 'card run' }))
  await until(async () => (await keptIds()).join() === 'card')
  const { run } = await keptDraft('card')
  close()
  expect(run).toMatchObject({ key: 'card run', steps: [{ name: 'Estado' }, { name: 'Entrada' }] })
})

it('gives the text of what fits no form any more [DR-05]', async () => {
  const draft = { ...draftOf(), shape: 99 }
  await plant(draft)
  const store = await openTab()
  store.dispatch(textRequested({ id: draft.id }))
  await until(() => selectDraftText(store.getState()) !== null)
  expect(JSON.parse(selectDraftText(store.getState())?.text ?? '')).toEqual(draft)
})
