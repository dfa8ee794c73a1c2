import { waitFor } from '@testing-library/react'
import { createStore } from '@/app/createStore'
import { formPart } from '@/features/maestras/formPart'
import { savesRequested, selectSaves } from '@/kits/history/saves/slice'
import { answerCalls } from '@test/support/answers'
import { quietErrors } from '@test/support/quiet'

quietErrors()

it('looks up for the question of a conflict who has saved: without the answer the question never shows [ML-06]', async () => {
  answerCalls(() => ({ status: 500 }))
  const store = createStore()
  await formPart.load()
  store.dispatch(savesRequested({ key: 'k', tipo: 'familias', id: 4 }))
  expect(selectSaves(store.getState(), 'k')).toBeNull()
  await waitFor(() => expect(selectSaves(store.getState(), 'k')).toEqual([]))
})
