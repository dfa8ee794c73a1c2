import { configureStore } from '@reduxjs/toolkit'
import { act, render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { ToastOutlet } from '@/app/outlets/ToastOutlet'
import { toastRaised, toastsReducer, type Toast } from '@/store/toasts'

const showToasts = () => {
  const store = configureStore({ reducer: { toasts: toastsReducer } })
  render(
    <Provider store={store}>
      <ToastOutlet />
    </Provider>,
  )
  return {
    say: (tone: Toast['tone'], text: string) =>
      act(() => {
        store.dispatch(toastRaised(tone, text))
      }),
  }
}

it('closes what said of an earlier success when something fails, and nothing else [FR-10]', async () => {
  const { say } = showToasts()
  say('warning', 'demasiado grande')
  say('success', 'guardada')
  expect(await screen.findByText('guardada')).toBeInTheDocument()
  say('error', 'no guardada')
  expect(await screen.findByText('no guardada')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText('guardada')).not.toBeInTheDocument())
  expect(screen.getByText('demasiado grande')).toBeInTheDocument()
  say('success', 'guardada por fin')
  expect(await screen.findByText('guardada por fin')).toBeInTheDocument()
  expect(screen.getByText('no guardada')).toBeInTheDocument()
})
