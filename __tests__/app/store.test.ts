import { createStore } from '@/app/createStore'
import { masters } from '@/features/maestras/definitions'
import { MODE, selectScreen } from '@/features/maestras/slice'
import { magnitudes } from '@/store/catalogues'
import { toastRaised } from '@/store/toasts'
import { quietErrors } from '@test/support/quiet'

const { logged } = quietErrors()

it('holds entity slices, the mode of each master screen, the drafts of trial and composition and the rest in one plain tree [AC-01]', () => {
  const state = createStore().getState()
  expect(JSON.parse(JSON.stringify(state))).toEqual(state)
  expect(Object.keys(state)).toEqual(expect.arrayContaining(['catalogues', 'drafts', 'sequences', 'session', 'toasts']))
  for (const { key } of masters) expect([key, selectScreen(state, key).mode]).toEqual([key, MODE.list])
  expect(state.ensayos).toMatchObject({ resultados: [], adjuntos: [] })
  expect(state.productos.composicion).toEqual([])
})

it.each([
  ['a File', new File([], 'a.png')],
  ['a Date', new Date(0)],
  ['a function', () => undefined],
  ['an Error', new Error('x')],
  ['a Map', new Map()],
])('complains of %s in an action [AC-04]', (_case, thing) => {
  createStore().dispatch({ type: 'prueba', payload: { deep: [thing] } })
  expect(logged().join()).toContain('non-serializable')
})

it('complains of a state that is changed outside a reducer [AC-04]', () => {
  const store = createStore()
  store.dispatch(magnitudes.loaded([{ id: 1, valor: { es_ES: 'kg' } }]))
  const record = magnitudes.selectAll(store.getState())[0]
  expect(() => {
    if (record) record.valor['es_ES'] = 'g'
    store.dispatch({ type: 'prueba' })
  }).toThrow()
})

it('makes ids before the reducer: the same actions give the same state twice [AC-05]', () => {
  const actions = [toastRaised('success', 'Hecho'), toastRaised('error', 'Mal')]
  const states = [createStore(), createStore()].map(store => {
    actions.forEach(action => store.dispatch(action))
    return store.getState()
  })
  expect(states[0]).toEqual(states[1])
})
