import { lazy, StrictMode, Suspense } from 'react'
import { Provider } from 'react-redux'
import type { Store } from '@/app/createStore'
import { BrokenScreen } from '@/app/screens/BrokenScreen'
import { Door } from '@/app/Door'
import { ToastOutlet } from '@/app/outlets/ToastOutlet'
import { useGuard } from '@/app/useGuard'
import { VERSION_LABEL } from '@/domain/constants'
import { selectIsSignedIn } from '@/features/session/slice'
import { useSelect } from '@/store/useSelect'
import { ErrorBoundary } from '@/ui/page/ErrorBoundary'
import { PublicLayout } from '@/ui/frame/PublicLayout'

const Pages = lazy(async () => ({ default: (await import(/* webpackChunkName: "pages" */ '@/app/Pages')).Pages }))

const Site = () => {
  const signedIn = useSelect(selectIsSignedIn)
  useGuard(signedIn)
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
      <ErrorBoundary
        broken={error => (
          <PublicLayout version={VERSION_LABEL}>
            <BrokenScreen error={error} />
          </PublicLayout>
        )}
      >
        <Site />
      </ErrorBoundary>
      <ToastOutlet />
    </Provider>
  </StrictMode>
)
