/** @jest-environment jsdom */
import type { Draft } from '@/kits/drafts/model/draft'
import { signedOut } from '@/features/session/slice'
import { discardAllRequested, discardRequested, selectDraftNotes } from '@/kits/drafts/slice'
import { selectLatestNotes } from '@/kits/drafts/latestNotes'
import { openDrafts, putDraft } from '@/kits/drafts/database'
import { answerCalls } from '@test/support/answers'
import { selectToasts } from '@/store/toasts'
import { quietErrors } from '@test/support/quiet'
import { ANA, draftOf, handed, keptIds, plant, storeWithDrafts } from '@test/support/drafts'

const { logged } = quietErrors()

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await new Promise(resolve => setTimeout(resolve))
}

const open = async (...drafts: Draft[]) => {
  await plant(...drafts)
  answerCalls(() => ({ body: ANA }))
  return storeWithDrafts()
}

it('deletes what is discarded on the way out, although the session ends in the same moment [DR-07]', async () => {
  const drafts = Array.from({ length: 8 }, () => draftOf())
  const store = await open(...drafts)
  store.dispatch(discardRequested({ ids: drafts.map(({ id }) => id) }))
  // No draft is left when the sign-out waits for its longest time.
  expect(selectDraftNotes(store.getState())).toEqual({})
  store.dispatch(signedOut())
  await turns(20)
  expect(await keptIds()).toEqual([])
})

it('deletes it too where its last writing is under way [DR-07]', async () => {
  const draft = draftOf()
  const store = await open(draft)
  store.dispatch(handed(draft))
  store.dispatch(discardRequested({ ids: [draft.id] }))
  store.dispatch(signedOut())
  await turns(20)
  expect(await keptIds()).toEqual([])
})

it('leaves nothing of whose drafts are deleted on the way out, nor what lost its draft, and all of others [DR-07]', async () => {
  const [known, unknown, others] = [draftOf(), draftOf(), draftOf({ user: 'luis@example.com' })]
  const store = await open(known, others)
  // Another tab has written meanwhile, without a message.
  const database = await openDrafts()
  const file = new File(['x'], 'x.png')
  await putDraft(database, unknown, { added: new Map([['own', file]]), gone: [] })
  await putDraft(database, others, { added: new Map([['theirs', file]]), gone: [] })
  const run = { key: 'run', steps: [], facts: {}, save: null, progress: null }
  for (const id of [known.id, others.id, 'without a draft']) await database.put('runs', run as never, id)
  await database.put('files', { draft: 'without a draft', file, name: 'x', type: '' }, 'lost')
  store.dispatch(handed(known))
  store.dispatch(discardAllRequested())
  store.dispatch(signedOut())
  await turns(40)
  expect([await database.getAllKeys('drafts'), await database.getAllKeys('runs'), await database.getAllKeys('files')]).toEqual([
    [others.id],
    [others.id],
    ['theirs'],
  ])
  database.close()
})

it('says so when the drafts cannot be deleted on the way out [DR-07, DR-09]', async () => {
  const draft = draftOf()
  const store = await open(draft)
  const clear = jest.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('', 'UnknownError')
  })
  store.dispatch(discardAllRequested())
  for (let turn = 0; turn < 500 && selectToasts(store.getState()).length === 0; turn += 1) await turns(1)
  clear.mockRestore()
  expect(selectToasts(store.getState()).map(({ text }) => text)).toEqual(['No se han podido eliminar los borradores'])
  expect(Object.keys(selectDraftNotes(store.getState()))).toEqual([draft.id])
  expect(logged()).toEqual(['borradores'])
})

it('keeps what is not discarded, and shows it to nobody else [DR-07]', async () => {
  const draft = draftOf()
  const store = await open(draft, draftOf({ user: 'luis@example.com' }))
  expect(selectLatestNotes(store.getState()).map(({ id }) => id)).toEqual([draft.id])
  store.dispatch(signedOut())
  expect(selectLatestNotes(store.getState())).toEqual([])
  await turns(5)
  expect(await keptIds()).toHaveLength(2)
})
