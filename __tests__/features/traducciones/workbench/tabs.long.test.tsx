import { act, screen, waitFor } from '@testing-library/react'
import { userRequested } from '@/features/cuenta/slice'
import { signedOut } from '@/features/session/slice'
import { selectUnsaved } from '@/features/traducciones/slice'
import { WorkbenchPage } from '@/features/traducciones/workbench/WorkbenchPage'
import { discardAllRequested, discardRequested, draftsNeeded, selectDraftNote, selectEnded, selectIsElsewhere } from '@/kits/drafts/slice'
import { todos } from '@test/features/traducciones/textos'
import { setUpWorkbench } from '@test/features/traducciones/workbench/setUpWorkbench'
import { answerCalls } from '@test/support/answers'
import { beTabs } from '@test/support/browserTabs'
import { ANA, plant, storeWithDrafts } from '@test/support/drafts'
import { onSheet, renderScreens } from '@test/support/renderScreens'
import { stateAfter } from '@test/support/state'

setUpWorkbench()
beTabs()

/** Types one text, waits for its draft, and leaves the workbench for another page of the same tab. Opens a second tab. */
const leaveEdits = async () => {
  await plant()
  answerCalls(({ path }) => ({ body: path.includes('/auth/') ? ANA : path.includes('/fr_FR/') ? todos : [] }))
  const state = { configuration: { ...stateAfter().configuration, extensions: true } }
  const screens = { '/traducciones/:idioma': onSheet(<WorkbenchPage />), '/familias': <p>Familias</p> }
  const { store, router, user } = renderScreens(screens, '/traducciones/fr_FR', state)
  act(() => {
    store.dispatch(userRequested())
    store.dispatch(draftsNeeded())
  })
  const [field] = await screen.findAllByRole('textbox')
  if (field) await user.type(field, 'Zinc')
  const unsaved = () => selectUnsaved(store.getState(), 'fr_FR')
  const id = unsaved()?.id ?? ''
  await waitFor(() => expect(selectDraftNote(store.getState(), id)).toBeDefined())
  await act(() => router.navigate('/familias'))
  await screen.findByText('Familias')
  const other = await storeWithDrafts()
  const end = () => {
    for (const each of [store, other]) act(() => void each.dispatch(signedOut()))
  }
  return { store, other, id, count: () => Object.keys(unsaved()?.pendingTexts ?? {}).length, end }
}

it('a draft whose edits wait in the workbench of one tab is open there, also while that tab shows another page [TX-04, DR-08]', async () => {
  const { other, id, end } = await leaveEdits()
  expect(selectDraftNote(other.getState(), id)).toBeDefined()
  expect(selectIsElsewhere(other.getState(), id)).toBe(true)
  end()
})

it('edits stay where another tab discards their draft [TX-04, DR-08]', async () => {
  const { store, other, id, count, end } = await leaveEdits()
  act(() => void other.dispatch(discardRequested({ ids: [id] })))
  await waitFor(() => expect(selectEnded(store.getState(), 'traducciones/fr_FR', null)).toBe('discarded'))
  expect(count()).toBe(1)
  end()
})

it('edits go where another tab deletes all drafts of the user [TX-04, DR-07]', async () => {
  const { store, other, count, end } = await leaveEdits()
  act(() => void other.dispatch(discardAllRequested()))
  await waitFor(() => expect(count()).toBe(0))
  expect(selectEnded(store.getState(), 'traducciones/fr_FR', null)).toBe('discarded')
  end()
})

it('edits go where their tab discards their draft, in its list of drafts [TX-04, DR-06]', async () => {
  const { store, id, count, end } = await leaveEdits()
  act(() => void store.dispatch(discardRequested({ ids: [id] })))
  expect(count()).toBe(0)
  end()
})
