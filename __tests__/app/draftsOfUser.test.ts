/** @jest-environment jsdom */
import { createStore } from '@/app/createStore'
import { userRequested } from '@/features/cuenta/slice'
import { signedOut } from '@/features/session/slice'
import { draftsNeeded, selectDraftNote, selectDraftStatus } from '@/kits/drafts/slice'
import { answersResumed } from '@/store/live/slice'
import { selectToasts } from '@/store/toasts'
import { answerCalls } from '@test/support/answers'
import { ANA, draftOf, plant } from '@test/support/drafts'
import { quietErrors } from '@test/support/quiet'
import { until } from '@test/support/until'

let mockIsMissing = false
jest.mock('@/kits/drafts/saga', () => {
  if (mockIsMissing) throw new Error('ChunkLoadError')
  return jest.requireActual<object>('@/kits/drafts/saga')
})

const { logged } = quietErrors()
const REFUSED = 'De momento no se pueden guardar borradores: no se han podido cargar sus datos. Guarde a menudo.'

let store: ReturnType<typeof createStore>
afterEach(() => {
  store.dispatch(signedOut())
})

const status = () => selectDraftStatus(store.getState())
const texts = () => selectToasts(store.getState()).map(({ text }) => text)
const open = () => {
  store = createStore()
  store.dispatch(userRequested())
  store.dispatch(draftsNeeded())
}

it('no form waits for drafts whose code has not loaded; they start once it has [DR-02, DR-09]', async () => {
  await plant()
  answerCalls(() => ({ body: ANA }))
  mockIsMissing = true
  open()
  await until(() => status() === 'none')
  expect(texts()).toEqual([REFUSED])
  mockIsMissing = false
  store.dispatch(answersResumed())
  await until(() => status() === 'ready')
})

it.each([[null], [{}], [[]], [{ ...ANA, email: null }], [{ ...ANA, email: '' }]])(
  'warns where the API answers %j for the user, and starts drafts once an e-mail has come [SE-09, DR-07, DR-09]',
  async answer => {
    let body: unknown = answer
    answerCalls(() => ({ body }))
    open()
    await until(() => status() === 'none')
    expect(texts()).toEqual([REFUSED])
    body = ANA
    store.dispatch(answersResumed())
    await until(() => status() === 'ready')
  },
)

it('says once that drafts cannot be kept while the user is unknown, and starts them once the user has come [DR-01, DR-09]', async () => {
  const draft = draftOf()
  await plant(draft)
  let fails = true
  const calls = answerCalls(() => (fails ? { status: 502 } : { body: ANA }))
  open()
  await until(() => status() === 'none')
  store.dispatch(answersResumed())
  await until(() => logged().length === 2)
  expect(texts()).toEqual([REFUSED])
  fails = false
  store.dispatch(answersResumed())
  await until(() => status() === 'ready')
  expect(selectDraftNote(store.getState(), draft.id)).toMatchObject({ name: draft.name })
  expect(calls).toHaveLength(3)
})
