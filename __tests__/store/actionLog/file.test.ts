import { readLog } from '@/store/actionLog/file'

it('reads what Redux DevTools exports, which has neither times nor the state at the end', () => {
  const text = JSON.stringify({ preloadedState: '{"a":1}', payload: '[{"type":"x"}]' })
  expect(readLog(text)).toEqual({
    preloadedState: { a: 1 },
    actions: [{ type: 'x' }],
    state: null,
    startedAt: null,
    times: [],
    version: null,
  })
})

it('reads logs of versions that kept the slices of later chunks apart', () => {
  const state = JSON.stringify({ session: 1, conflicts: {}, refusals: {}, late: { historial: 2 } })
  expect(readLog(JSON.stringify({ preloadedState: state, payload: '[]', state }))).toMatchObject({
    preloadedState: { session: 1, historial: 2 },
    state: { session: 1, historial: 2 },
  })
  expect(readLog(JSON.stringify({ preloadedState: state, payload: '[]' })).preloadedState).toEqual({ session: 1, historial: 2 })
})

it.each([
  ['no JSON', 'hola', 'the file'],
  ['a list', '[]', 'the file'],
  ['no start', '{"payload":"[]"}', 'preloadedState'],
  ['a start that is no state', '{"preloadedState":"3","payload":"[]"}', 'preloadedState'],
  ['actions that are none', '{"preloadedState":"{}","payload":"[3]"}', 'payload'],
  ['a torn end', '{"preloadedState":"{}","payload":"[]","state":"{"}', 'state'],
])('refuses %s, and says where', (_what, text, where) => {
  expect(() => readLog(text)).toThrow(`This is no action log: ${where} `)
})
