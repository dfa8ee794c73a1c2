/** @jest-environment jsdom */
import { expectSaga } from 'redux-saga-test-plan'
import { initialView } from '@/shared/tableView'
import { readMemory } from '@/store/memory/persistence'
import { memorySaga } from '@/store/memory/saga'
import { emptyMemory, menuToggled, selectTableView, tableViewed } from '@/store/memory/slice'
import { rootReducer, stateAfter } from '@test/support/state'

beforeEach(() => localStorage.clear())

/** State of the page after these actions and a reload. */
const afterReload = async (...actions: { type: string }[]) => {
  const saga = expectSaga(memorySaga).withReducer(rootReducer, stateAfter())
  actions.forEach(action => saga.dispatch(action))
  await saga.silentRun(10)
  return readMemory()
}

it('hides both groups of the menu by default, and keeps S or H under their keys [FR-06]', async () => {
  expect(readMemory()).toEqual(emptyMemory)
  const memory = await afterReload(menuToggled('MENU_MASTERS'))
  expect(memory.menu).toEqual({ MENU_PRODUCTS: false, MENU_MASTERS: true })
  expect(localStorage.getItem('MENU_MASTERS')).toBe('S')
  expect(localStorage.getItem('MENU_PRODUCTS')).toBeNull()
  await afterReload(menuToggled('MENU_MASTERS'), menuToggled('MENU_MASTERS'))
  expect(localStorage.getItem('MENU_MASTERS')).toBe('H')
})

it('leaves the group alone that another tab has opened [FR-06]', async () => {
  localStorage.setItem('MENU_PRODUCTS', 'S')
  const memory = await afterReload(menuToggled('MENU_MASTERS'))
  expect(memory.menu).toEqual({ MENU_PRODUCTS: true, MENU_MASTERS: true })
})

it("keeps a page's search term under its own key, and its sort and scroll position beside it [TB-03, TB-05]", async () => {
  const view = {
    term: 'kg ñ',
    sort: { column: 'familia', descending: true },
    scroll: 120.4,
    filters: { familia: ['3', ''] },
    columns: ['familia', 'nombre'],
  }
  const memory = await afterReload(tableViewed({ table: 'filtroMagnitudes', view }))
  expect(localStorage.getItem('filtroMagnitudes')).toBe('kg ñ')
  expect(memory.tables).toEqual({ filtroMagnitudes: { ...view, scroll: 120 } })
})

it('remembers each page apart, and none that nobody has touched', () => {
  const view = { ...initialView, term: 'kg' }
  const state = stateAfter(tableViewed({ table: 'filtroMagnitudes', view }))
  expect(selectTableView(state, 'filtroMagnitudes')).toEqual(view)
  expect(selectTableView(state, 'filtroFamilias')).toBe(initialView)
})

it('makes sense of whatever it finds in local storage', () => {
  localStorage.setItem('filtroMagnitudes', 'kg')
  localStorage.setItem('filtroMagnitudes.orden', 'basura -3')
  localStorage.setItem('filtroMagnitudes.posicion', 'NaN')
  localStorage.setItem('MENU_MASTERS', 'quizá')
  expect(readMemory()).toEqual({
    ...emptyMemory,
    tables: { filtroMagnitudes: { ...initialView, term: 'kg', sort: { column: 'basura', descending: false } } },
  })
})

it('keeps working until the page closes where local storage is refused or full', async () => {
  localStorage.setItem('MENU_PRODUCTS', 'H')
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const memory = await afterReload(menuToggled('MENU_PRODUCTS'))
  refuse.mockRestore()
  expect(memory.menu.MENU_PRODUCTS).toBe(true)
})
