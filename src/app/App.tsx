import { StrictMode, useCallback, useEffect, useState } from 'react'
import { Provider } from 'react-redux'
import type { Store } from '@/app/createStore'
import { BrokenSite } from '@/app/screens/BrokenSite'
import { Toasts } from '@/app/outlets/Toasts'
import { useGuard } from '@/app/useGuard'
import { useIdle } from '@/app/useIdle'
import { loadOtherSide, openView, type View } from '@/app/view'
import { selectIsSignedIn } from '@/features/session/slice'
import { useAppSelector } from '@/store/hooks'
import { ErrorBoundary } from '@/app/ErrorBoundary'

interface AppProps {
  store: Store
  /** Page shown at the start. */
  first: View
}

/**
 * Shows the sign-in page or the signed-in pages. On sign-in the old page stays until the router and the first screen are loaded; on
 * sign-out the pages unmount at once.
 */
const Site = ({ store, first }: AppProps) => {
  const signedIn = useAppSelector(selectIsSignedIn)
  const [view, setView] = useState(first)
  useGuard(signedIn)
  useEffect(() => {
    if (view.signedIn === signedIn) return
    let left = false
    void openView(store, signedIn).then(opened => {
      if (!left) setView(opened)
    })
    return () => {
      left = true
    }
  }, [store, signedIn, view])
  useIdle(useCallback(() => void loadOtherSide(view.signedIn), [view.signedIn]))
  return view.signedIn && !signedIn ? null : view.shown
}

export const App = ({ store, first }: AppProps) => (
  <StrictMode>
    <Provider store={store}>
      <ErrorBoundary broken={error => <BrokenSite error={error} />}>
        <Site store={store} first={first} />
      </ErrorBoundary>
      <Toasts />
    </Provider>
  </StrictMode>
)
