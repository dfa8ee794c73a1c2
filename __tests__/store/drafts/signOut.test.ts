/** @jest-environment jsdom */
import type { Draft } from '@/domain/draft/draft'
import { signedOut } from '@/features/session/slice'
import { discardRequested, draftHanded, selectDraftNotes } from '@/store/drafts/slice'
import { selectLatestNotes } from '@/store/drafts/latestNotes'
import { answerCalls } from '@test/support/answers'
import { ANA, draftOf, keptIds, plant, storeWithDrafts } from '@test/support/drafts'

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await new Promise(resolve => setTimeout(resolve))
}
const handed = ({ user: _user, half: _half, ...draft }: Draft) => draftHanded(draft)

const open = async (...drafts: Draft[]) => {
  await plant(...drafts)
  answerCalls(() => ({ body: ANA }))
  return storeWithDrafts()
}

it('deletes what is discarded on the way out, although the session ends in the same moment [DR-07]', async () => {
  const drafts = Array.from({ length: 8 }, () => draftOf())
  const store = await open(...drafts)
  store.dispatch(discardRequested({ ids: drafts.map(({ id }) => id) }))
  // Nobody waits longer than for this to sign out.
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

it('keeps what is not discarded, and shows it to nobody else [DR-07]', async () => {
  const draft = draftOf()
  const store = await open(draft, draftOf({ user: 'luis@example.com' }))
  expect(selectLatestNotes(store.getState()).map(({ id }) => id)).toEqual([draft.id])
  store.dispatch(signedOut())
  expect(selectLatestNotes(store.getState())).toEqual([])
  await turns(5)
  expect(await keptIds()).toHaveLength(2)
})
