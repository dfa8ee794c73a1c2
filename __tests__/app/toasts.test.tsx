import { configureStore } from '@reduxjs/toolkit'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { Provider } from 'react-redux'
import { Toasts } from '@/app/outlets/Toasts'
import { ToastOutlet } from '@/app/outlets/ToastOutlet'
import { sequenceFailed, sequenceFinished, sequenceStarted, sequencesReducer } from '@/store/sequences/slice'
import { toastRaised, toastShown, toastsReducer, type Toast } from '@/store/toasts'

/** Keeps a toast from closing by itself, as on a slow machine. */
const hold = (text: string) => userEvent.hover(screen.getByText(text))

/** Time of the animations with which a closed toast goes. */
const LEAVING_MS = 495

const showToasts = (shown = <ToastOutlet />) => {
  const store = configureStore({ reducer: { sequences: sequencesReducer, toasts: toastsReducer } })
  render(<Provider store={store}>{shown}</Provider>)
  return {
    store,
    say: (tone: Toast['tone'], ...texts: string[]) => act(() => texts.forEach(text => void store.dispatch(toastRaised(tone, text)))),
    /** Ends the toasts in the store, as the outlet does when it shows them. */
    pass: () => act(() => store.getState().toasts.forEach(({ id }) => void store.dispatch(toastShown(id)))),
  }
}

it('closes what said of an earlier success when something fails, and nothing else [FR-10]', async () => {
  const { say } = showToasts()
  say('warning', 'demasiado grande')
  say('success', 'guardada')
  expect(await screen.findByText('guardada')).toBeInTheDocument()
  await hold('demasiado grande')
  say('error', 'no guardada')
  expect(await screen.findByText('no guardada')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText('guardada')).not.toBeInTheDocument())
  expect(screen.getByText('demasiado grande')).toBeInTheDocument()
  say('success', 'guardada por fin')
  expect(await screen.findByText('guardada por fin')).toBeInTheDocument()
  expect(screen.getByText('no guardada')).toBeInTheDocument()
})

it('closes a failure when its run is tried again, but no other one, and none of a run that goes on [FR-10]', async () => {
  const { store } = showToasts()
  const start = (key: string) => store.dispatch(sequenceStarted({ key, steps: ['registro'], facts: {}, words: {} }))
  const fail = (key: string, text: string) => store.dispatch(toastRaised('error', text, undefined, key))
  act(() => {
    start('familias/3')
    fail('familias/3', 'familia no guardada')
    store.dispatch(sequenceFailed({ key: 'familias/3' }))
    start('iconos/4')
    fail('iconos/4', 'icono sin imagen')
  })
  expect(await screen.findByText('familia no guardada')).toBeInTheDocument()
  await hold('icono sin imagen')
  act(() => void store.dispatch(sequenceFinished({ key: 'iconos/4' })))
  act(() => void start('familias/3'))
  await waitFor(() => expect(screen.queryByText('familia no guardada')).not.toBeInTheDocument())
  expect(screen.getByText('icono sin imagen')).toBeInTheDocument()
})

it('says once what a state of the past has again, as when Redux DevTools go back and forth [AC-06]', async () => {
  const { store } = showToasts()
  const raised = toastRaised('success', 'guardada')
  for (let time = 0; time < 2; time += 1) act(() => void store.dispatch(raised))
  expect(await screen.findAllByText('guardada')).toHaveLength(1)
})

it('says once what was raised before the code of toasts was there [FR-10]', async () => {
  const { store, say } = showToasts(
    <StrictMode>
      <Toasts />
    </StrictMode>,
  )
  expect(screen.queryByRole('region', { name: 'Avisos' })).toBeNull()
  say('warning', 'pronto')
  expect(await screen.findAllByText('pronto')).toHaveLength(1)
  expect(store.getState().toasts).toEqual(toastsReducer(undefined, { type: '' }))
})

it('announces a success by a status that was there before it [FR-10, TB-11]', async () => {
  const { say } = showToasts(<Toasts />)
  const status = screen.getByRole('status')
  expect(status).toBeEmptyDOMElement()
  say('success', 'guardada')
  expect(status).toHaveTextContent('guardada')
  const region = await screen.findByRole('region', { name: 'Avisos' })
  expect(await within(region).findByText('guardada')).toBeInTheDocument()
  expect(screen.getAllByRole('status')).toEqual([status])
})

it('announces every success of one moment, and forgets them after a failure or with their toasts [FR-10, TB-11]', () => {
  jest.useFakeTimers()
  const { say, pass } = showToasts(<Toasts />)
  const status = screen.getByRole('status')
  say('success', 'guardada', 'eliminada')
  expect(status).toHaveTextContent('guardada. eliminada')
  act(() => jest.advanceTimersByTime(3_000))
  expect(status).toBeEmptyDOMElement()
  pass()
  say('success', 'duplicada')
  expect(status).toHaveTextContent('duplicada')
  pass()
  say('error', 'no se pudo')
  expect(status).toBeEmptyDOMElement()
  jest.useRealTimers()
})

it('closes a toast by itself 3000 ms after it appeared [FR-10]', () => {
  jest.useFakeTimers()
  const { say } = showToasts()
  say('success', 'guardada')
  const toast = screen.getByText('guardada')
  // Steps, because React sets each of the chained timers at the end of an `act`.
  const wait = (ms: number) => {
    for (let step = 0; step < ms; step += 5) act(() => jest.advanceTimersByTime(5))
  }
  wait(3000 + LEAVING_MS - 50)
  expect(toast).toBeInTheDocument()
  wait(100)
  expect(toast).not.toBeInTheDocument()
  jest.useRealTimers()
})
