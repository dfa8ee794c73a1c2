import { act, render, screen, within } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createStore } from '@/app/createStore'
import { userLoaded } from '@/features/cuenta/slice'
import { Presence } from '@/kits/presence/Presence'
import type { Presence as Present } from '@/shared/live'
import { presenceReceived, streamSilent } from '@/store/live/events'
import { selectPlace } from '@/store/live/slice'
import { stateAfter } from '@test/support/state'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const persona = (id: number, nombre: string, apellidos: string, idioma: string) => ({ usuario: { id, nombre, apellidos }, idioma })
const LUCIA = persona(1, 'Lucía', 'Ferrer Molina', 'es_ES')
const ANA = persona(2, 'Ana', 'Gil', 'fr_FR')
const MARTA = persona(3, 'Marta', 'Soler Vidal', 'zh_Hans_CN')

const show = (extensions = true) => {
  const { configuration } = stateAfter()
  const store = createStore({ configuration: { ...configuration, extensions } })
  store.dispatch(userLoaded({ id: 1, email: 'lucia@example.com', nombre: 'Lucía', apellidos: 'Ferrer Molina' }))
  const page = (id: number, idioma: string) => (
    <Provider store={store}>
      <Presence tipo="familias" id={id} idioma={idioma} />
    </Provider>
  )
  const { rerender, unmount } = render(page(7, 'es_ES'))
  return {
    place: () => selectPlace(store.getState()),
    turn: (id: number, idioma: string) => rerender(page(id, idioma)),
    unmount,
    tell: (personas: Present['personas'], id = 7) => act(() => void store.dispatch(presenceReceived({ tipo: 'familias', id, personas }))),
    silence: () => act(() => void store.dispatch(streamSilent())),
  }
}
const names = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
const status = () => screen.getByRole('status')

it('names the others who have the record open, with the language that they edit, and never oneself [SY-05]', () => {
  const { tell } = show()
  expect(status()).toBeEmptyDOMElement()
  tell([LUCIA])
  expect(status()).toBeEmptyDOMElement()
  tell([ANA, LUCIA, MARTA])
  expect(within(status()).getByText('También aquí:')).toBeVisible()
  expect(names()).toEqual(['AGAna Gil · francés', 'MSMarta Soler Vidal · chino'])
  tell([MARTA])
  expect(names()).toEqual(['MSMarta Soler Vidal · chino'])
  tell([])
  expect(status()).toBeEmptyDOMElement()
})

it('names nobody who has another record open, nor anybody while nothing is heard [SY-05, SY-09]', () => {
  const { tell, silence } = show()
  tell([ANA], 8)
  expect(status()).toBeEmptyDOMElement()
  tell([ANA])
  expect(names()).toHaveLength(1)
  silence()
  expect(status()).toBeEmptyDOMElement()
})

it('names nobody of whom it was told when the record was last open [SY-05]', () => {
  const { tell, turn } = show()
  tell([ANA])
  turn(8, 'es_ES')
  turn(7, 'es_ES')
  expect(status()).toBeEmptyDOMElement()
  tell([ANA])
  turn(7, 'fr_FR')
  expect(names()).toHaveLength(1)
})

it('names four at most, and says who the others are [SY-05]', () => {
  const { tell } = show()
  tell([2, 3, 4, 5, 6, 7].map(id => persona(id, 'Ana', `Gil ${id}`, 'fr_FR')))
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
  expect(screen.getByTitle('Ana Gil 6 · francés, Ana Gil 7 · francés')).toHaveTextContent('y 2 más')
  expect(screen.getByText('y Ana Gil 6 · francés, Ana Gil 7 · francés')).toBeInTheDocument()
})

it('speaks when it changes, every 30 seconds at most [SY-05]', () => {
  const { tell } = show()
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
  expect(status()).toHaveAttribute('aria-live', 'polite')
  tell([ANA])
  expect(status()).toHaveAttribute('aria-live', 'polite')
  pass(1_000)
  expect(status()).toHaveAttribute('aria-live', 'off')
  tell([ANA, MARTA])
  pass(28_999)
  expect(status()).toHaveAttribute('aria-live', 'off')
  pass(1)
  expect(status()).toHaveAttribute('aria-live', 'polite')
})

it('says where the page is: its record, its language, and nowhere once it is closed [SY-05]', () => {
  const { place, turn, unmount } = show()
  expect(place()).toEqual({ tipo: 'familias', id: 7, idioma: 'es_ES' })
  turn(7, 'fr_FR')
  expect(place()).toEqual({ tipo: 'familias', id: 7, idioma: 'fr_FR' })
  turn(8, 'fr_FR')
  expect(place()).toEqual({ tipo: 'familias', id: 8, idioma: 'fr_FR' })
  unmount()
  expect(place()).toBeNull()
})

it('is absent where the API knows no presence [SY-05]', () => {
  const { place, tell } = show(false)
  tell([ANA])
  expect(screen.queryByRole('status')).toBeNull()
  expect(place()).toBeNull()
})
