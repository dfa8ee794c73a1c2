import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createStore } from '@/app/createStore'
import { Frame } from '@/app/frame/Frame'
import { userLoaded } from '@/features/cuenta/slice'
import { signedIn } from '@/features/session/slice'
import { goToPart } from '@/app/goto/goToPart'
import { sagas } from '@/app/Pages'
import { runInSessions } from '@/store/sessionSagas'
import { ANA } from '@test/support/drafts'

/** Renders pages by path in the frame with its keyboard shortcuts, with the application's store and sagas. */
export const renderInFrame = async (pages: Record<string, ReactElement | string>, at: string) => {
  await goToPart.load()
  sagas.forEach(runInSessions)
  const store = createStore()
  store.dispatch(signedIn())
  store.dispatch(userLoaded(ANA))
  const children = Object.entries(pages).map(([path, element]) => ({ path, element }))
  const router = createMemoryRouter([{ element: <Frame />, children }], { initialEntries: [at] })
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
  const user = userEvent.setup()
  return { store, router, user, path: () => router.state.location.pathname, main: () => screen.getByRole('main') }
}
