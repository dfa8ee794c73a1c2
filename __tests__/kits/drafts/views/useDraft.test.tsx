import { configureStore, type Action } from '@reduxjs/toolkit'
import { act, render } from '@testing-library/react'
import { useRef } from 'react'
import { Provider } from 'react-redux'
import { useDraft } from '@/kits/drafts/views/useDraft'
import { snapshotOf } from '@/kits/drafts/openForms'
import { draftChanged, draftKept, draftsListed, draftUndone } from '@/kits/drafts/slice'
import { sequenceFailed, sequenceFinished, sequenceStarted, stepDone, stepFailed } from '@/store/sequences/slice'
import { rootReducer } from '@test/support/state'

const Form = ({ text, isCard = false }: { text: string; isCard?: boolean }) => {
  const element = useRef<HTMLElement>(null)
  useDraft(
    {
      ...{ id: 'f1', form: 'productos/g', record: 7, name: 'Zinc', kind: 'Producto', path: '/', runKey: 'r', element },
      ...{ opened: { text: '' }, values: { text }, describe: () => ['Texto'], isChanged: text !== '' },
      isEditableInSave: isCard,
    },
    () => undefined,
  )
  return null
}

/** Shows a form that keeps drafts; `handed` has the types of its draft actions. */
const show = (isCard = false) => {
  const handed: string[] = []
  const store = configureStore({
    reducer: rootReducer,
    middleware: defaults =>
      defaults({ thunk: false }).concat(() => next => action => {
        const { type } = action as Action
        if (draftChanged.match(action) || draftUndone.match(action)) handed.push(type)
        return next(action)
      }),
  })
  store.dispatch(draftsListed({ notes: [], elsewhere: [] }))
  const formOf = (text: string) => (
    <Provider store={store}>
      <Form text={text} isCard={isCard} />
    </Provider>
  )
  const { rerender } = render(formOf(''))
  const send = (action: Action) => act(() => void store.dispatch(action))
  return { handed, type: (text: string) => rerender(formOf(text)), send }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

it('hands over what is typed every 0.6 s, and takes it back at once where nothing of it is left [DR-01, DR-06, TX-04]', () => {
  const { handed, type } = show()
  type('Z')
  pass(599)
  expect(handed).toEqual([])
  pass(1)
  expect(handed).toEqual([draftChanged.type])
  type('Zi')
  type('')
  pass(0)
  expect(handed).toEqual([draftChanged.type, draftUndone.type])
  pass(600)
  expect(handed).toHaveLength(2)
})

it('leaves what is pending to the save that takes it, and hands over again once that has failed [DR-01, DR-03]', () => {
  const { handed, type, send } = show()
  type('Z')
  expect(snapshotOf('r')?.content.values).toEqual({ text: 'Z' })
  send(sequenceStarted({ key: 'r', steps: ['Producto'], facts: {} }))
  pass(600)
  expect(handed).toEqual([])
  send(sequenceFailed({ key: 'r' }))
  type('Zi')
  pass(600)
  expect(handed).toEqual([draftChanged.type])
})

const NOTE = {
  user: 'u',
  id: 'f1',
  shape: 1,
  form: 'productos/g',
  record: 7,
  name: 'Zinc',
  kind: 'Producto',
  path: '/',
  over: '',
  changes: [],
  at: 0,
}

it.each([
  ['takes back', 'was refused or got no answer', [], [draftChanged.type, draftUndone.type]],
  ['keeps', 'has done a step', [stepDone({ key: 'r', step: 'Producto', facts: {} })], [draftChanged.type, draftChanged.type]],
])('%s the draft of undone changes whose save %s [DR-03, DR-06]', (_does, _save, progress, expected) => {
  const { handed, type, send } = show()
  type('Z')
  send(sequenceStarted({ key: 'r', steps: ['Producto', 'Adjuntos'], facts: {} }))
  progress.forEach(send)
  send(stepFailed({ key: 'r', step: 'Adjuntos', reason: 'Error 500' }))
  send(sequenceFailed({ key: 'r' }))
  pass(600)
  send(draftKept({ note: { ...NOTE, half: null } }))
  type('')
  pass(600)
  expect(handed).toEqual(expected)
})

it('hands over what is typed in a card during its save, and leaves what is sent to the save [DR-01, DR-03]', () => {
  const { handed, type, send } = show(true)
  type('Z')
  send(sequenceStarted({ key: 'r', steps: ['Entrada'], facts: {} }))
  pass(600)
  expect(handed).toEqual([])
  type('Zi')
  pass(600)
  expect(handed).toEqual([draftChanged.type])
  type('')
  pass(600)
  expect(handed).toEqual([draftChanged.type])
  send(sequenceFinished({ key: 'r' }))
  pass(0)
  expect(handed).toEqual([draftChanged.type, draftUndone.type])
})
