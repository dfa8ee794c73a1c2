import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { noteOf } from '@/kits/drafts/model/draft'
import { draftEnded, draftKept } from '@/kits/drafts/slice'
import { DraftBar } from '@/kits/drafts/views/DraftBar'
import { answerCalls } from '@test/support/answers'
import { ANA, draftOf, plant, storeWithDrafts } from '@test/support/drafts'
import { layOut, matchMedia } from '@test/ui/layout'
import { onSheet } from '@test/support/renderScreens'

beforeAll(() => {
  layOut({ height: 600 })
  matchMedia()
})

const HOUR_MS = 3_600_000

const show = async (at: number) => {
  const draft = draftOf({ at })
  await plant(draft)
  answerCalls(() => ({ body: ANA }))
  const store = await storeWithDrafts()
  const element = onSheet(<DraftBar id="formulario" form={draft.form} record={draft.record} opened={{}} labelOf={field => field} />)
  render(
    <Provider store={store}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </Provider>,
  )
  return userEvent.setup()
}

it('tells of a draft of another tab that was saved, and of the changes here that were not [DR-08]', async () => {
  const other = draftOf()
  await plant(other)
  answerCalls(() => ({ body: ANA }))
  const store = await storeWithDrafts()
  const bar = <DraftBar id="formulario" form={other.form} record={other.record} opened={{}} labelOf={field => field} />
  render(
    <Provider store={store}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: onSheet(bar) }])} />
    </Provider>,
  )
  // A status that is inserted with its text may not be announced.
  const status = screen.getByRole('status')
  const expectNotice = (title: string) => {
    expect(screen.getByRole('region', { name: title })).toBeVisible()
    expect(status).toHaveTextContent(title)
  }
  const end = () => act(() => void store.dispatch(draftEnded({ id: other.id, how: 'saved', elsewhere: true })))
  act(() => void store.dispatch(draftKept({ note: { ...noteOf(other), id: 'formulario' } })))
  end()
  expectNotice('La otra pestaña ha guardado sus cambios')
  expect(screen.getByText('Los que ha hecho aquí siguen sin guardar.')).toBeInTheDocument()
  act(() => void store.dispatch(draftEnded({ id: 'formulario', how: 'discarded', elsewhere: true })))
  // Own draft, which the next key press writes again.
  act(() => void store.dispatch(draftKept({ note: { ...noteOf(other), id: 'formulario' } })))
  expectNotice('El borrador se ha descartado en otra pestaña')
  act(() => void store.dispatch(draftEnded({ id: 'formulario', how: 'discarded' })))
  act(() => void store.dispatch(draftKept({ note: noteOf(other) })))
  end()
  expectNotice('El borrador se ha guardado en otra pestaña')
  // The first letter typed here changes the title, but is no news.
  act(() => void store.dispatch(draftKept({ note: { ...noteOf(other), id: 'formulario' } })))
  expect(screen.getByRole('region', { name: 'La otra pestaña ha guardado sus cambios' })).toBeVisible()
  expect(status).toHaveTextContent('El borrador se ha guardado en otra pestaña')
})

it('leaves a save of another tab to the bar that tells of saves, where a form has one [DR-08, SY-04]', async () => {
  const other = draftOf()
  answerCalls(() => ({ body: ANA }))
  const store = await storeWithDrafts()
  const bar = <DraftBar id="formulario" form={other.form} record={other.record} opened={{}} hasNews labelOf={field => field} />
  render(
    <Provider store={store}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: onSheet(bar) }])} />
    </Provider>,
  )
  const end = (how: 'saved' | 'discarded') => {
    act(() => void store.dispatch(draftKept({ note: noteOf(other) })))
    act(() => void store.dispatch(draftEnded({ id: other.id, how, elsewhere: true })))
  }
  end('saved')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(screen.queryByRole('region', { name: 'El borrador se ha guardado en otra pestaña' })).not.toBeInTheDocument()
  end('discarded')
  expect(screen.getByRole('status')).toHaveTextContent('El borrador se ha descartado en otra pestaña')
})

describe('keeps the focus on the sheet where its buttons go with the draft [DR-06]', () => {
  const press = async (user: Awaited<ReturnType<typeof show>>, of: HTMLElement) => {
    within(of).getByRole('button', { name: 'Descartar' }).focus()
    await user.keyboard('{Enter}')
  }
  const expectGone = async () => {
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Recuperar' })).toBeNull())
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  }

  it('discarded at once', async () => {
    const user = await show(Date.now())
    await press(user, screen.getByRole('main'))
    await expectGone()
  })

  it('discarded after a question', async () => {
    const user = await show(Date.now() - HOUR_MS)
    await press(user, screen.getByRole('main'))
    await press(user, screen.getByRole('alertdialog'))
    await expectGone()
  })
})
