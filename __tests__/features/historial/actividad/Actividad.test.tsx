import { newImportSave } from '@/store/sequences/run'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import type { Cambio, Entrada, PaginaDeHistorial } from '@/shared/history'
import { Actividad } from '@/features/historial/actividad/Actividad'
import { historialSaga } from '@/features/historial/saga'
import { selectHistory } from '@/features/historial/slice'
import { selectHistorial } from '@/kits/history/slice'
import { changeReceived } from '@/store/live/events'
import { selectToasts } from '@/store/toasts'
import { runInSessions } from '@/store/sessionSagas'
import { NARROW } from '@/ui/useMediaQuery'
import { deleted, entry, many, manyTranslated, MARTA, translated } from '@test/features/historial/actividad/entries'
import { answerCalls, type Answer } from '@test/support/answers'
import { quietErrors } from '@test/support/quiet'
import { onSheet, renderScreens } from '@test/support/renderScreens'
import { stateAfter } from '@test/support/state'
import { layOut, matchMedia } from '@test/ui/layout'
import { violations } from '@test/ui/violations'

quietErrors()
beforeAll(() => {
  layOut({ height: 600 })
  runInSessions(historialSaga)
})
beforeEach(() => matchMedia())

const USER = { ...MARTA, email: 'marta@example.com', administrador: true, estado: 'activo', ultimo_acceso: null }
const all = [entry(), translated, deleted, many]

const pageOf = (entradas: readonly Entrada[], total: number | null, siguiente: string | null = null): PaginaDeHistorial => ({
  ...{ entradas, total, siguiente },
})

const Told = () => <p>{JSON.stringify(useLocation().state)}</p>

type EntryQuery = URLSearchParams
const show = async (answer: (asked: EntryQuery) => Answer = () => ({ body: pageOf(all, 12_408) }), at = '/actividad') => {
  const calls = answerCalls(({ path }) => {
    const { pathname, searchParams } = new URL(path, 'http://api.test')
    if (pathname.endsWith('/registros/')) searchParams.set('de', 'registros')
    if (pathname.endsWith('/deshacer/')) searchParams.set('deshacer', '')
    return pathname.startsWith('/api/historial/') ? answer(searchParams) : { body: [USER] }
  })
  const screens = {
    '/actividad': onSheet(<Actividad />),
    '/productos/edit/a/8': <Told />,
    '/papelera': <Told />,
  }
  const utils = renderScreens(screens, at, { configuration: { ...stateAfter().configuration, extensions: true } })
  const asked = () => calls.flatMap(({ path }) => (path.startsWith('/api/historial/') ? [path.replace('/api/historial/', '')] : []))
  return { ...utils, asked }
}

const row = (name: RegExp) => screen.findByRole('row', { name })

it('goes on where nothing on a page answers, and says where there are more than were counted [HI-05]', async () => {
  const answer = (found: EntryQuery) => ({
    body: found.has('antes') ? { ...pageOf(all, null, '3'), hay_mas: true } : { ...pageOf([], 0, '9'), hay_mas: true },
  })
  const { asked } = await show(answer)
  expect(await screen.findByText('4 entradas o más')).toBeInTheDocument()
  expect(asked().slice(0, 2)).toEqual(['', '?antes=9'])
})

it('without extensions there is no such page, and nothing is asked for [HI-05]', () => {
  const calls = answerCalls(() => ({ body: [] }))
  renderScreens({ '/actividad': <Actividad /> }, '/actividad')
  expect(screen.queryByRole('heading', { name: 'Actividad' })).toBeNull()
  expect(calls).toEqual([])
})

it('tells what happened, by day, the latest first, and how many entries there are [HI-05]', async () => {
  const { asked } = await show()
  await row(/Observaciones/)
  expect(asked()).toEqual([''])
  expect(screen.getByText('12 408 entradas')).toBeInTheDocument()
  const days = screen.getAllByRole('rowheader')
  expect(days.map(({ textContent }) => textContent)).toEqual(['2026-03-04', '2026-03-03'])
  // The role is explicit, because a day is not displayed as a table cell on phones.
  for (const day of days) expect(day).toHaveAttribute('role', 'rowheader')
  const told = screen.getAllByRole('row').flatMap(each => {
    const cells = within(each).queryAllByRole('gridcell')
    return cells.length > 0 ? [cells.map(({ textContent }) => textContent)] : []
  })
  expect(told).toEqual([
    ['10:52', 'Marta Soler Vidal', 'Cambió', 'Zinc Foliar Producto acabado', 'Observaciones (es_ES)'],
    ['10:52', 'Marta Soler Vidal', 'Tradujo', 'Zinc Foliar Producto acabado', 'Descripción (fr_FR y pt_BR)'],
    ['18:03', 'El servidor', 'Eliminó', 'Bidón 200 L Envase', ''],
    ['11:16', 'Marta Soler Vidal', 'Cambió', '38 productos acabados Lista', 'Zinc Foliar, Aminofol 24, Sulfato de zinc…'],
  ])
  expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '12409')
  expect(await violations()).toEqual([])
})

it.each([
  [/Observaciones/, '/productos/edit/a/8', '', '{"historial":true}', { tipo: 'productos_acabados', id: 8, entrada: 1 }],
  [/Bidón/, '/papelera', '?buscar=Bid%C3%B3n+200+L', 'null', null],
])('a row %s leads to %s, to that version of it [HI-05]', async (name, to, search, state, version) => {
  const { user, path, router, store } = await show()
  await user.click(await row(name))
  await waitFor(() => expect(path()).toBe(to))
  expect(router.state.location.search).toBe(search)
  expect(screen.getByText(state)).toBeInTheDocument()
  expect(selectHistorial(store.getState()).wanted).toEqual(version)
})

it('gives the record of an entry as a link, and opens the row in another tab as links do [LS-08]', async () => {
  const inTab = jest.fn()
  window.open = inTab
  const family = entry({ ...{ id: 5, tipo: 'familias', registro: 7, nombre: { es_ES: 'Abonos' } }, cambios: [] })
  const { user, path } = await show(() => ({ body: pageOf([...all, family], 5) }))
  const line = await row(/Observaciones/)
  expect(screen.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Zinc Foliar', '/productos/edit/a/8'],
    ['Zinc Foliar', '/productos/edit/a/8'],
    ['Bidón 200 L', '/papelera?buscar=Bid%C3%B3n+200+L'],
    ['Abonos', '/maestras/familias?abrir=7'],
  ])
  const link = within(line).getByRole('link')
  expect(link).toHaveAttribute('tabindex', '-1')
  const time = within(line).getByRole('gridcell', { name: /10:52/ })
  fireEvent.click(time, { ctrlKey: true })
  fireEvent(time, new MouseEvent('auxclick', { bubbles: true, button: 1 }))
  act(() => link.focus())
  expect(line).toHaveFocus()
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(inTab.mock.calls.map(([href]) => new URL(String(href)).pathname)).toEqual(Array(3).fill('/productos/edit/a/8'))
  expect(path()).toBe('/actividad')
  expect(fireEvent.click(link)).toBe(false)
  await waitFor(() => expect(path()).toBe('/productos/edit/a/8'))
})

it('leaves the links inside an unfolded run as they are [LS-08, HI-05]', async () => {
  const inTab = jest.fn()
  window.open = inTab
  const { user, path } = await show(found =>
    found.has('de') ? { body: { registros: [entry()], siguiente: null } } : { body: pageOf([many], 1) },
  )
  await user.click(await row(/38 productos acabados/))
  const list = await screen.findByRole('list', { name: 'Registros' })
  const link = await within(list).findByRole('link', { name: 'Zinc Foliar' })
  act(() => link.focus())
  expect(link).toHaveFocus()
  fireEvent.click(list, { ctrlKey: true })
  fireEvent(list, new MouseEvent('auxclick', { bubbles: true, button: 1 }))
  expect(inTab).not.toHaveBeenCalled()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(path()).toBe('/productos/edit/a/8'))
})

it('unfolds an entry in place: before and after, with its whole texts [HI-05]', async () => {
  const cut = (despues: string): Cambio => ({
    ...{ tipo: 'productos_acabados', registro: 8, campo: 'observaciones', idioma: 'es_ES', antes: 'Regar', despues, recortado: true },
  })
  const { user, asked, path } = await show(found =>
    found.has('campo') ? { body: { antes: 'Regar', despues: 'Regar al alba' } } : { body: pageOf([entry({ cambios: [cut('Re')] })], 1) },
  )
  const line = await row(/Observaciones/)
  const toggle = within(line).getByRole('button', { name: 'Cambios de Zinc Foliar' })
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await user.click(toggle)
  expect(await screen.findByText('al alba')).toBeInTheDocument()
  expect(asked().at(-1)).toBe('1/cambio/?tipo=productos_acabados&id=8&campo=observaciones&idioma=es_ES')
  expect(path()).toBe('/actividad')
  expect(await violations()).toEqual([])
  line.focus()
  await user.keyboard('{ArrowLeft}')
  expect(screen.queryByText('al alba')).not.toBeInTheDocument()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByText('al alba')).toBeInTheDocument()
  // Loaded records are not requested again.
  expect(asked().filter(each => each.startsWith('1/cambio/'))).toHaveLength(1)
})

it('says where the texts of an entry cannot be had, and tries again [HI-05]', async () => {
  let broken = true
  const { user } = await show(found => {
    if (!found.has('campo')) return { body: pageOf([entry({ cambios: entry().cambios.map(each => ({ ...each, recortado: true })) })], 1) }
    return broken ? { status: 500 } : { body: { antes: null, despues: 'Regar al alba' } }
  })
  await user.click(within(await row(/Observaciones/)).getByRole('button'))
  broken = false
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText('Regar al alba')).toBeInTheDocument()
})

it('a run lists its own records, each with what changed and a link to that version of it [HI-05]', async () => {
  const record = (registro: number) =>
    entry({
      ...{ id: 4, registro, codigo: null, nombre: { es_ES: `Producto ${registro}` } },
      cambios: entry().cambios.map(each => ({ ...each, registro })),
    })
  const { user, asked, path, store } = await show(found => {
    if (found.get('de') !== 'registros') return { body: pageOf([many], 1) }
    const from = Number(found.get('despues') ?? 0)
    return { body: { registros: [record(8 + from), record(9 + from)], siguiente: from === 0 ? '2' : null } }
  })
  await user.click(await row(/38 productos acabados/))
  const list = await screen.findByRole('list', { name: 'Registros' })
  expect(await within(list).findAllByRole('listitem')).toHaveLength(2)
  expect(path()).toBe('/actividad')
  await user.click(screen.getByRole('button', { name: 'Ver más (2 de 38)' }))
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(4))
  expect(asked().slice(-2)).toEqual(['4/registros/', '4/registros/?despues=2'])
  expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent('Producto 8Observaciones (es_ES)')
  expect(await violations()).toEqual([])
  await user.click(within(list).getByRole('button', { name: 'Cambios de Producto 9' }))
  expect(within(list).getByText('Zinc')).toBeInTheDocument()
  await user.click(within(list).getByRole('link', { name: 'Producto 8' }))
  expect(path()).toBe('/productos/edit/a/8')
  expect(selectHistorial(store.getState()).wanted).toEqual({ tipo: 'productos_acabados', id: 8, entrada: 4 })
})

it.each([
  ['Hoy', 0, 0],
  ['Ayer', 1, 1],
  ['7 días', 6, 0],
])('%s is one press, in days of whoever reads [HI-05]', async (name, first, last) => {
  const { user, asked } = await show()
  await row(/Observaciones/)
  await user.click(screen.getByRole('button', { name: 'Día' }))
  await user.click(await screen.findByRole('button', { name }))
  const midnight = (ago: number) => {
    const now = new Date()
    return new Date(now.getFullYear(), now.getMonth(), now.getDate() - ago).toISOString()
  }
  const query = new URLSearchParams({ desde: midnight(first), hasta: midnight(last - 1) }).toString()
  await waitFor(() => expect(asked().at(-1)).toBe(`?${query}`))
  expect(screen.getByRole('button', { name, hidden: true })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('button', { name: `Día: ${name.toLowerCase()}`, hidden: true })).toBeInTheDocument()
})

it('a translation of many records lists them too [HI-05, TX-02]', async () => {
  const { user, asked } = await show(found => (found.has('de') ? { status: 500 } : { body: pageOf([manyTranslated('fr_FR')], 1) }))
  await user.click(await row(/Tradujo 44 textos/))
  expect(await screen.findByText(/No se han podido cargar los registros/)).toBeInTheDocument()
  expect(asked().at(-1)).toBe('4/registros/')
})

describe('an entry of several records is undone [IX-07]', () => {
  const opened = async (undone: Answer) => {
    const shown = await show(found => {
      if (found.has('deshacer')) return undone
      return { body: found.has('de') ? { registros: [entry()], siguiente: null } : pageOf([manyTranslated('fr_FR')], 1) }
    })
    await shown.user.click(await row(/Tradujo 44 textos/))
    await shown.user.click(await screen.findByRole('button', { name: 'Deshacer estos cambios' }))
    return shown
  }
  const asksUndo = (asked: string[]) => asked.filter(path => path.endsWith('/deshacer/'))

  it('after a question, and the records that were left are named', async () => {
    const left = { tipo: 'productos_acabados', id: 8, codigo: 'A-8', nombre: { es_ES: 'Boro Plus' } }
    const { user, asked } = await opened({ body: { deshechos: 43, cambiados: [left] } })
    const question = within(await screen.findByRole('alertdialog', { name: /^¿Deshacer los cambios de \d+ registros\?$/ }))
    await user.click(question.getByRole('button', { name: 'Cancelar' }))
    expect(asksUndo(asked())).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Deshacer estos cambios' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /^Deshacer/ }))
    expect(await screen.findByText('43 registros como antes; 1 se queda como está:')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Boro Plus' })).toHaveAttribute('href', '/productos/edit/a/8')
    expect(asksUndo(asked())).toEqual(['4/deshacer/'])
    // The focus goes to the group, because button and question are gone.
    await waitFor(() => expect(screen.getByRole('group', { name: 'Deshacer estos cambios' })).toHaveFocus())
    expect(screen.queryByRole('button', { name: 'Deshacer estos cambios' })).not.toBeInTheDocument()
    expect(await violations()).toEqual([])
  })

  it('an import by its name', async () => {
    const { user } = await show(found => {
      const imported = { ...manyTranslated('fr_FR'), importacion: newImportSave() }
      return { body: found.has('de') ? { registros: [entry()], siguiente: null } : pageOf([imported], 1) }
    })
    await user.click(await row(/Importó 38 productos acabados/))
    await user.click(await screen.findByRole('button', { name: 'Deshacer la importación' }))
    expect(await screen.findByRole('alertdialog', { name: '¿Deshacer la importación de 38 registros?' })).toBeInTheDocument()
  })

  it('or says why not, and can be asked again', async () => {
    const { user, store } = await opened({ status: 409, body: { detail: 'No queda nada que deshacer.' } })
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /^Deshacer/ }))
    await waitFor(() => expect(selectToasts(store.getState()).map(({ text }) => text)).toEqual(['No queda nada que deshacer.']))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Deshacer estos cambios' })).toBeEnabled())
  })
})

it('goes by the arrow keys, and opens with Enter [HI-05]', async () => {
  const { user, path } = await show()
  ;(await row(/Observaciones/)).focus()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(await row(/Bidón/)).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(path()).toBe('/papelera')
})

it('↓ in the search leads to the first entry [HI-05, TB-02]', async () => {
  const { user } = await show()
  const first = await row(/Observaciones/)
  await user.click(screen.getByRole('searchbox', { name: 'Buscar un registro' }))
  await user.keyboard('{ArrowDown}')
  expect(first).toHaveFocus()
})

it('is narrowed by user, kind, deed and day, and searched: the server tells what is left [HI-05]', async () => {
  const { user, asked } = await show()
  await row(/Observaciones/)
  const choose = async (filter: string, option: string) => {
    await user.click(screen.getByRole('button', { name: filter }))
    await user.click(await screen.findByRole('option', { name: option }))
    await user.keyboard('{Escape}')
  }
  await choose('Usuario', 'Marta Soler Vidal')
  await choose('Qué se hizo', 'Eliminó')
  await choose('Tipo', 'Envase')
  await waitFor(() => expect(asked().at(-1)).toBe('?usuario=5&accion=eliminado&tipo=envases'))
  await user.click(screen.getByRole('button', { name: 'Quitar filtros' }))
  await user.click(screen.getByRole('button', { name: 'Día' }))
  const from = await screen.findByLabelText('Desde')
  await user.type(from, '2026-03-01')
  await waitFor(() => expect(asked().at(-1)).toBe(`?${new URLSearchParams({ desde: new Date(2026, 2, 1).toISOString() }).toString()}`))
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Quitar el filtro Día' }))
  await user.type(screen.getByRole('searchbox', { name: 'Buscar un registro' }), 'zinc')
  await waitFor(() => expect(asked().at(-1)).toBe('?buscar=zinc'))
  // Debounced: typing causes one request.
  expect(asked().filter(each => each.startsWith('?buscar'))).toHaveLength(1)
})

it('shows what its address asks for [HI-05]', async () => {
  const { asked } = await show(undefined, '/actividad?accion=creado&accion=eliminado&hasta=2026-03-04&orden=momento')
  await row(/Observaciones/)
  expect(asked()).toEqual([`?${new URLSearchParams({ accion: 'creado,eliminado', hasta: new Date(2026, 2, 5).toISOString() }).toString()}`])
})

it('asks for the next page where the one before ends, and only draws what is in sight [HI-05]', async () => {
  const page = (first: number) => Array.from({ length: 50 }, (_, at) => entry({ id: first - at, nombre: { es_ES: `Zinc ${first - at}` } }))
  const { store, asked } = await show(asked => {
    const before = Number(asked.get('antes') ?? 1001)
    return { body: pageOf(page(before - 1), asked.has('antes') ? null : 1000, before > 900 ? String(before - 50) : null) }
  })
  await row(/Zinc 1000/)
  await waitFor(() => expect(asked().length).toBeGreaterThan(1))
  expect(asked()[1]).toBe('?antes=951')
  const { entradas, total } = selectHistory(store.getState())
  expect(total).toBe(1000)
  expect(entradas.map(({ id }) => id)).toEqual(entradas.map((_, at) => 1000 - at))
  expect(screen.getAllByRole('row').length).toBeLessThan(60)
})

it('says that nothing fulfils the filters, and takes them back [HI-05]', async () => {
  const { user, asked } = await show(asked => ({ body: asked.has('tipo') ? pageOf([], 0) : pageOf(all, 4) }), '/actividad?tipo=envases')
  expect(await screen.findByText('No hay actividad que cumpla los filtros')).toBeInTheDocument()
  await user.click(screen.getAllByRole('button', { name: 'Quitar filtros' }).at(-1) ?? document.body)
  await row(/Observaciones/)
  expect(asked()).toEqual(['?tipo=envases', ''])
})

it('what takes filters back stands behind all of them, that of the day too [HI-05, LS-01]', async () => {
  await show(undefined, '/actividad?tipo=envases&hasta=2026-03-04')
  await row(/Observaciones/)
  const buttons = within(screen.getByRole('group', { name: 'Filtros' })).getAllByRole('button')
  expect(buttons.map(({ textContent, ariaLabel }) => ariaLabel ?? textContent)).toEqual([
    ...['Usuario', 'Tipo:Envase', 'Quitar el filtro Tipo', 'Qué se hizo', 'Día:hasta 2026-03-04', 'Quitar el filtro Día', 'Quitar filtros'],
  ])
})

it('on a narrow page says which day it is narrowed by, which is one filter with both of its ends [HI-05, LS-01]', async () => {
  matchMedia(NARROW)
  const { user, asked } = await show(undefined, '/actividad?tipo=envases&desde=2026-03-01&hasta=2026-03-04')
  await row(/Observaciones/)
  expect(screen.getByRole('button', { name: 'Filtros, 2 puestos' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Día: 2026-03-01 a 2026-03-04' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Quitar el filtro Día' }))
  expect(screen.queryByRole('button', { name: /^Día/ })).toBeNull()
  await waitFor(() => expect(screen.getByRole('group', { name: 'Filtros' })).toHaveFocus())
  await waitFor(() => expect(asked().at(-1)).toBe('?tipo=envases'))
})

describe('keeps the focus in the line where what takes filters back goes with them [HI-05, FR-10]', () => {
  const none = () => ({ body: pageOf([], 0) })
  const pressLast = async (user: Awaited<ReturnType<typeof show>>['user']) => {
    screen.getAllByRole('button', { name: 'Quitar filtros' }).at(-1)?.focus()
    await user.keyboard('{Enter}')
    expect(screen.queryByRole('button', { name: 'Quitar filtros' })).toBeNull()
  }

  it('by the button of the line', async () => {
    const { user } = await show(undefined, '/actividad?desde=2026-03-01&hasta=2026-03-04')
    await row(/Observaciones/)
    await pressLast(user)
    await waitFor(() => expect(screen.getByRole('group', { name: 'Filtros' })).toHaveFocus())
  })

  it.each(['tipo=envases', 'tipo=envases&buscar=zinc', 'buscar=zinc'])('by the one where nothing is found, of %s', async asked => {
    const { user } = await show(none, `/actividad?${asked}`)
    await screen.findByText('No hay actividad que cumpla los filtros')
    await pressLast(user)
    await waitFor(() => expect(screen.getByRole('group', { name: 'Filtros' })).toHaveFocus())
  })

  it('on a narrow page, which has no line without filters, the heading has it', async () => {
    matchMedia(NARROW)
    const { user } = await show(none, '/actividad?tipo=envases')
    await screen.findByText('No hay actividad que cumpla los filtros')
    await pressLast(user)
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })
})

it('says that it could not be had, and tries again [HI-05]', async () => {
  let broken = true
  const { user } = await show(() => (broken ? { status: 500 } : { body: pageOf(all, 4) }))
  expect(await screen.findByText('No se ha podido cargar la actividad')).toBeInTheDocument()
  expect(screen.queryByText('Cargando ...')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  // The request has failed again; the keyboard continues from the button.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Reintentar' })).toHaveFocus())
  broken = false
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  await row(/Observaciones/)
})

describe('follows what happens [SY-03, HI-05]', () => {
  const named = (id: number) => entry({ id, nombre: { es_ES: `Producto ${id}` } })
  const old = [named(1), named(2)]

  const tellChange = ({ dispatch }: Awaited<ReturnType<typeof show>>['store'], version: number) => {
    const change = { recurso: 'productos_acabados', version, registros: [8], eliminados: [], usuario: null }
    act(() => void dispatch(changeReceived(change)))
  }
  /** Record of a run. */
  const record = (registro: number) => entry({ id: 4, registro, codigo: null, nombre: { es_ES: `Registro ${registro}` } })

  const follow = async () => {
    let page = pageOf(old, 2)
    const shown = await show(() => ({ body: page }))
    await row(/Producto 1/)
    let version = 1
    return {
      ...shown,
      happen: (entradas: readonly Entrada[], siguiente: string | null = null) => {
        page = pageOf(entradas, entradas.length, siguiente)
        version += 1
        tellChange(shown.store, version)
      },
    }
  }
  const names = () => screen.getAllByText(/^Producto \d+$/).map(({ textContent }) => textContent)
  // eslint-disable-next-line testing-library/no-node-access -- the element that scrolls has no role
  const scroller = () => screen.getByRole('grid').parentElement ?? document.body

  it('shows new entries at the top while the list is there, and moves no focus', async () => {
    const { happen, user } = await follow()
    await user.tab()
    act(() => screen.getByRole('row', { name: /Producto 1/ }).focus())
    happen([named(3), ...old])
    await waitFor(() => expect(names()).toEqual(['Producto 3', 'Producto 1', 'Producto 2']))
    expect(screen.getByText('3 entradas')).toBeInTheDocument()
    expect(screen.getByRole('row', { name: /Producto 1/ })).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('row', { name: /Producto 2/ })).toHaveFocus()
  })

  it('says how many are new to a reader who has scrolled down, and brings them when asked', async () => {
    const { happen, user } = await follow()
    scroller().scrollTop = 200
    happen([named(3), ...old])
    const one = await screen.findByRole('button', { name: '1 cambio nuevo' })
    happen([named(4), named(3), ...old])
    await waitFor(() => expect(one).toHaveAccessibleName('2 cambios nuevos'))
    expect(names()).toEqual(['Producto 1', 'Producto 2'])
    await user.click(one)
    expect(names()).toEqual(['Producto 4', 'Producto 3', 'Producto 1', 'Producto 2'])
    expect(scroller().scrollTop).toBe(0)
    expect(screen.queryByRole('button', { name: /nuevo/ })).not.toBeInTheDocument()
  })

  it('brings them where the reader returns to the top, all anew where more have come than a page holds', async () => {
    const { happen } = await follow()
    scroller().scrollTop = 200
    happen([named(9), named(8)], '8')
    await screen.findByRole('button', { name: 'Más de 2 cambios nuevos' })
    scroller().scrollTop = 0
    fireEvent.scroll(scroller())
    await waitFor(() => expect(names()).toEqual(['Producto 9', 'Producto 8']))
  })

  it('offers the records that a long save adds to an unfolded entry', async () => {
    let run = { ...many, registros: 2 }
    let records = [record(8), record(9)]
    const { user, store } = await show(found =>
      found.get('de') === 'registros' ? { body: { registros: records, siguiente: null } } : { body: pageOf([run], 1) },
    )
    await user.click(await row(/productos acabados/))
    const list = await screen.findByRole('list', { name: 'Registros' })
    expect(await within(list).findAllByRole('listitem')).toHaveLength(2)
    expect(screen.queryByRole('button', { name: /^Ver más/ })).not.toBeInTheDocument()
    run = { ...many, registros: 3 }
    records = [...records, record(10)]
    tellChange(store, 2)
    await user.click(await screen.findByRole('button', { name: 'Ver más (2 de 3)' }))
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(3))
    expect(screen.queryByRole('button', { name: /^Ver más/ })).not.toBeInTheDocument()
  })

  it('keeps all records of a grown run of several pages', async () => {
    let total = 4
    const { user, store } = await show(found => {
      if (found.get('de') !== 'registros') return { body: pageOf([{ ...many, registros: total }], 1) }
      const from = Number(found.get('despues') ?? 0)
      const registros = [from, from + 1].filter(at => at < total).map(record)
      return { body: { registros, siguiente: from + 2 < total ? String(from + 2) : null } }
    })
    await user.click(await row(/productos acabados/))
    const list = await screen.findByRole('list', { name: 'Registros' })
    await user.click(await screen.findByRole('button', { name: 'Ver más (2 de 4)' }))
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(4))
    total = 5
    tellChange(store, 2)
    await user.click(await screen.findByRole('button', { name: 'Ver más (4 de 5)' }))
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(5))
    expect(screen.queryByRole('button', { name: /^Ver más/ })).not.toBeInTheDocument()
  })

  it('renews an entry that a long save adds to, and asks for nothing once the page is left', async () => {
    const { happen, asked, router } = await follow()
    scroller().scrollTop = 200
    happen([entry({ id: 1, nombre: { es_ES: 'Producto 1' }, accion: 'eliminado' }), named(2)])
    await row(/Eliminó.*Producto 1/)
    expect(screen.queryByRole('button', { name: /nuevo/ })).not.toBeInTheDocument()
    await act(() => router.navigate('/papelera'))
    const before = asked().length
    happen([named(3), ...old])
    await new Promise(resolve => setTimeout(resolve, 500))
    expect(asked()).toHaveLength(before)
  })
})
