import { StrictMode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Provider } from 'react-redux'
import { RouterProvider } from 'react-router-dom'
import type { Store } from '@/app/createStore'
import { ToastOutlet } from '@/app/outlets/ToastOutlet'
import type { createRouter } from '@/app/routes'

interface Props {
  store: Store
  router: ReturnType<typeof createRouter>
}

export const App = ({ store, router }: Props) => (
  <StrictMode>
    <I18nProvider locale="es-ES">
      <Provider store={store}>
        <RouterProvider router={router} />
        <ToastOutlet />
      </Provider>
    </I18nProvider>
  </StrictMode>
)
