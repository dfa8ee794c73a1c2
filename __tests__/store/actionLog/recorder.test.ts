/** @jest-environment jsdom */
import { createStore } from '@/app/createStore'
import { signedIn, signedOut } from '@/features/session/slice'
import { readLog, type LogFile } from '@/store/actionLog/file'
import { createRecorder, type Recorder } from '@/store/actionLog/recorder'
import { logRequested, logRestarted, recordingStarted, type RecordingMode } from '@/store/actionLog/slice'
import { menuToggled } from '@/store/memory/slice'
import { selectToasts, toastRaised } from '@/store/toasts'
import { rootReducer, stateAfter } from '@test/support/state'

const delivered: LogFile[] = []
beforeEach(() => {
  delivered.splice(0)
  localStorage.clear()
})

const recorded = (mode: RecordingMode, limits: { maxActions?: number; maxSize?: number } = {}) => {
  const recorder = createRecorder({ deliver: file => delivered.push(file), endsSession: signedOut.match, ...limits })
  const store = createStore({ ...stateAfter(), actionLog: { mode, restarts: 0 } }, { recorder })
  return { recorder, store }
}
const logOf = (recorder: Recorder) => {
  const file = recorder.read()
  if (!file) throw new Error('nothing is recorded')
  return readLog(JSON.stringify(file))
}
const typesIn = (recorder: Recorder) => logOf(recorder).actions.map(({ type }) => type)
const many = (count: number, text = 'x') => Array.from({ length: count }, () => toastRaised('success', text))

it('keeps nothing until somebody asks for it, and then the state of that moment and every action since [AC-06]', () => {
  const { recorder, store } = recorded('off')
  store.dispatch(menuToggled('MENU_MASTERS'))
  expect(recorder.read()).toBeNull()
  store.dispatch(recordingStarted())
  const atTheStart = store.getState()
  store.dispatch(menuToggled('MENU_PRODUCTS'))
  expect(logOf(recorder)).toMatchObject({
    preloadedState: atTheStart,
    actions: [menuToggled('MENU_PRODUCTS')],
    state: store.getState(),
    times: [expect.any(Number)],
  })
})

it('is what Redux DevTools imports: two strings of JSON, an array of actions in one of them [AC-06]', () => {
  const { recorder, store } = recorded('always')
  store.dispatch(signedIn())
  const { preloadedState, payload } = recorder.read() ?? {}
  expect(JSON.parse(payload ?? '')).toEqual([signedIn()])
  expect(JSON.parse(preloadedState ?? '')).toMatchObject({ session: { signedIn: false } })
})

it('gives the log when it is asked for, which ends the recording of who turned it on', () => {
  const { recorder, store } = recorded('on')
  store.dispatch(signedIn())
  store.dispatch(logRequested())
  expect(delivered.map(file => readLog(JSON.stringify(file)).actions)).toEqual([[signedIn()]])
  expect(recorder.read()).toBeNull()
})

it('goes on after it gave the log where it always records', () => {
  const { recorder, store } = recorded('always')
  store.dispatch(logRequested())
  store.dispatch(signedIn())
  expect(delivered).toHaveLength(1)
  expect(typesIn(recorder)).toEqual([logRequested.type, signedIn.type])
})

it('outlasts a reload until it is downloaded', () => {
  const { store } = recorded('off')
  store.dispatch(recordingStarted())
  expect(localStorage.getItem('REGISTRO')).toBe('S')
  store.dispatch(logRequested())
  expect(localStorage.getItem('REGISTRO')).toBeNull()
})

it('begins anew when it holds its most actions, and says so in the log and to who turned it on', () => {
  const { recorder, store } = recorded('on', { maxActions: 3 })
  many(4).forEach(action => store.dispatch(action))
  expect(typesIn(recorder)).toEqual([toastRaised.type, logRestarted.type, toastRaised.type])
  expect(selectToasts(store.getState()).at(-1)).toMatchObject({ tone: 'warning' })
  expect(logOf(recorder).preloadedState).toMatchObject({ toasts: [{}, {}, {}] })
})

it('holds six minutes of typing in a form of 60,000 characters, and an import of 10,000 rows [AC-06]', () => {
  const recorder = createRecorder({ deliver: () => undefined, endsSession: () => false })
  const dispatch = jest.fn()
  const record = recorder.middleware({ getState: () => ({ actionLog: { mode: 'on', restarts: 0 } }), dispatch })(action => action)
  for (const action of [...many(600, 'x'.repeat(60_000)), ...many(40_000)]) record(action)
  expect(dispatch).not.toHaveBeenCalled()
})

it('begins anew when its actions are too long together, and never holds one that is too long by itself', () => {
  const { recorder, store } = recorded('always', { maxSize: 1_000 })
  many(3, 'x'.repeat(400)).forEach(action => store.dispatch(action))
  expect(typesIn(recorder)).toEqual([toastRaised.type, logRestarted.type])
  many(1, 'x'.repeat(2_000)).forEach(action => store.dispatch(action))
  expect(typesIn(recorder)).toEqual([logRestarted.type])
  expect(logOf(recorder).preloadedState).toMatchObject({ toasts: [{}, {}, {}, {}] })
  expect(selectToasts(store.getState()).map(({ tone }) => tone)).not.toContain('warning')
})

it('holds nothing of who signed out, and records on [SE-07]', () => {
  const { recorder, store } = recorded('on')
  store.dispatch(toastRaised('success', 'De Ana'))
  store.dispatch(signedOut())
  store.dispatch(signedIn())
  expect(typesIn(recorder)).toEqual([signedIn.type])
})

it('keeps the order of the reducer, also of what a change makes others dispatch', () => {
  const { recorder, store } = recorded('always')
  let told = false
  store.subscribe(() => {
    if (told) return
    told = true
    store.dispatch(menuToggled('MENU_MASTERS'))
  })
  store.dispatch(signedIn())
  expect(typesIn(recorder)).toEqual([signedIn.type, menuToggled.type])
  expect(logOf(recorder).actions.reduce(rootReducer, stateAfter())).toMatchObject({ session: { signedIn: true } })
})
