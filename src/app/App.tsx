import { lazy, StrictMode, Suspense } from 'react'
import { Provider } from 'react-redux'
import type { Store } from '@/app/createStore'
import { Door } from '@/app/Door'
import { ToastOutlet } from '@/app/outlets/ToastOutlet'
import { selectIsSignedIn } from '@/features/session/slice'
import { useSelect } from '@/store/useSelect'

const Pages = lazy(async () => ({ default: (await import(/* webpackChunkName: "pages" */ '@/app/Pages')).Pages }))

const Site = () => {
  const signedIn = useSelect(selectIsSignedIn)
  return signedIn ? (
    <Suspense>
      <Pages />
    </Suspense>
  ) : (
    <Door />
  )
}

export const App = ({ store }: { store: Store }) => (
  <StrictMode>
    <Provider store={store}>
      <Site />
      <ToastOutlet />
    </Provider>
  </StrictMode>
)
