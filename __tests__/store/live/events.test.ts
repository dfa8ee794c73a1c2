import { changeReceived, dataChanged, isDataChangeOf, presenceReceived, streamOpened, streamSilent } from '@/store/live/events'

const changed = (recurso: string) => changeReceived({ recurso, version: 2, registros: [1], eliminados: [], usuario: null })
const present = presenceReceived({ tipo: 'familias', id: 1, personas: [] })

it.each([
  ['a change of the resource', changed('familias'), true, true],
  ['a change of another one', changed('iconos'), true, false],
  ['an opened stream', streamOpened(), true, true],
  ['a silent stream', streamSilent(), true, true],
  ['presence', present, false, false],
])('counts %s among what may have changed data [SY-03, SY-09]', (_what, action, any, own) => {
  expect(dataChanged.match(action)).toBe(any)
  expect(isDataChangeOf(action, 'familias')).toBe(own)
})
