import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement, ReactNode } from 'react'
import { Provider } from 'react-redux'
import { createMemoryRouter, Outlet, RouterProvider, type InitialEntry } from 'react-router-dom'
import { createStore } from '@/app/createStore'
import { useFocusKeeper } from '@/app/frame/focusKeeper'
import type { RootState } from '@/app/rootReducer'
import { NavigationOutlet } from '@/app/outlets/NavigationOutlet'
import { sagas } from '@/app/Pages'
import { isAvailable, requestNeeds, requestNeedsOfVisits, routeAt } from '@/app/routeTable'
import { recordSagas } from '@/kits/forms/recordSagas'
import { runInSessions } from '@/store/sessionSagas'
import { selectToasts } from '@/store/toasts'
import { NotFound } from '@/ui/frame/NotFound'
import { SHEET_ID } from '@/ui/frame/sheet'

for (const saga of [...sagas, ...recordSagas]) runInSessions(saga)

const Frame = () => {
  useFocusKeeper()
  return (
    <>
      <NavigationOutlet />
      <Outlet />
    </>
  )
}

const Sheet = ({ children }: { children: ReactNode }) => {
  useFocusKeeper()
  return (
    <main id={SHEET_ID} tabIndex={-1}>
      {children}
    </main>
  )
}

/** Screen inside the `main` element of the frame, with the focus keeper. */
export const onSheet = (screen: ReactElement) => <Sheet>{screen}</Sheet>

/** Renders screens by path with the application's store, its sagas and the needs of the route table, without the frame. */
export const renderScreens = (screens: Record<string, ReactElement>, at: InitialEntry, state?: Partial<RootState>) => {
  const store = createStore(state)
  const children = Object.entries(screens).map(([path, element]) => {
    const route = routeAt(path)
    return { path, element: route && !isAvailable(route, store.getState()) ? <NotFound /> : element }
  })
  const router = createMemoryRouter([{ element: <Frame />, children }], { initialEntries: [at] })
  requestNeeds(store, router.state.location.pathname)
  requestNeedsOfVisits(store, router)
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
  return {
    store,
    router,
    user: userEvent.setup(),
    path: () => router.state.location.pathname,
    texts: () => selectToasts(store.getState()).map(({ text }) => text),
  }
}
