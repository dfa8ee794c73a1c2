import { createStore } from '@/app/createStore'
import { lateRecorder } from '@/store/actionLog/lateRecorder'
import { createRecorder } from '@/store/actionLog/recorder'
import { recordingStarted } from '@/store/actionLog/slice'
import { menuToggled } from '@/store/memory/slice'
import { quietErrors } from '@test/support/quiet'

const { logged } = quietErrors()
const real = () => createRecorder({ deliver: () => undefined, endsSession: () => false })
const arrival = () => new Promise(resolve => setTimeout(resolve))

it('is fetched when somebody starts to record, and keeps every action from then on [AC-06]', async () => {
  const load = jest.fn(async () => real())
  const recorder = lateRecorder(load)
  const store = createStore(undefined, { recorder })
  store.dispatch(menuToggled('MENU_MASTERS'))
  expect(load).not.toHaveBeenCalled()
  store.dispatch(recordingStarted())
  store.dispatch(menuToggled('MENU_MASTERS'))
  await arrival()
  store.dispatch(menuToggled('MENU_PRODUCTS'))
  const log = recorder.read()
  expect(load).toHaveBeenCalledTimes(1)
  expect(JSON.parse(log?.payload ?? '')).toEqual([menuToggled('MENU_PRODUCTS')])
  expect(JSON.parse(log?.state ?? '')).toMatchObject({ memory: { menu: { MENU_MASTERS: false, MENU_PRODUCTS: true } } })
})

it('is asked for again where it could not be had', async () => {
  const load = jest.fn(async () => real()).mockRejectedValueOnce(new Error('sin red'))
  const recorder = lateRecorder(load)
  const store = createStore(undefined, { recorder })
  store.dispatch(recordingStarted())
  await arrival()
  expect(recorder.read()).toBeNull()
  expect(logged()).toEqual(['actionLog'])
  store.dispatch(menuToggled('MENU_MASTERS'))
  await arrival()
  expect(recorder.read()).not.toBeNull()
})
