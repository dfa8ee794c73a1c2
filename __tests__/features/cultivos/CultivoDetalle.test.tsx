import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { CultivoDetalle } from '@/features/cultivos/CultivoDetalle'
import { CultivosList } from '@/features/cultivos/list/CultivosList'
import { ENTRY_FORM, estadosFollowed, localeChosen, selectCultivo } from '@/features/cultivos/slice'
import { cardId } from '@/kits/drafts/cardId'
import { DRAFT_SHAPE } from '@/kits/drafts/model/draft'
import { draftRecovered, draftsListed } from '@/kits/drafts/slice'
import { selectToasts } from '@/store/toasts'
import { answerCalls, type Answer, type Call } from '@test/support/answers'
import { quietErrors } from '@test/support/quiet'
import { layOut } from '@test/ui/layout'
import { renderScreens } from '@test/support/renderScreens'
import { cultivosSaga } from '@/features/cultivos/saga'
import { runInSessions } from '@/store/sessionSagas'

runInSessions(cultivosSaga)

quietErrors()
beforeAll(() => layOut({ height: 600 }))

const cultivo = { id: 3, nombre: { es_ES: 'Tomate', fr_FR: 'Tomate (fr)' }, grupo_de_cultivo: 1, imagen: null, imagen_icono: null }
const estado = (id: number, orden: number) => ({ id, orden, cultivo: 3, nombre: { es_ES: `Fase ${id}` }, imagen: null })
const entry = (id: number, more: object = {}) => ({
  id,
  modo_de_aplicacion: 1,
  momento_de_aplicacion: { es_ES: 'Antes' },
  dosis: '2 L/ha',
  objetivo: { es_ES: 'Raíz' },
  estado_fenologico: 7,
  producto_generico: 5,
  producto_acabado: 6,
  ...more,
})

/** Returns true to refuse a request, or a promise to wait for before the response. */
type Hindrance = (sent: Call) => boolean | Promise<unknown>

interface ServerSetup {
  ignoresQueries?: boolean
  entries?: ReturnType<typeof entry>[]
  refusal?: Answer
}

/** Stand-in API of one crop, which stores writes; `hinder` may refuse or delay a request. */
const serve = (
  hinder: Hindrance,
  { ignoresQueries = false, entries: first = [entry(90), entry(91, { producto_generico: null })], refusal = { status: 500 } }: ServerSetup,
) => {
  let estados = [estado(7, 0), estado(8, 1)]
  let entries = first
  const lists: Record<string, () => unknown> = {
    '/api/cultivos/': () => [cultivo],
    '/api/cultivos/3/': () => cultivo,
    '/api/grupos_de_cultivo/': () => [{ id: 1, nombre: 'Hortícolas' }],
    '/api/productos_genericos/light/': () => [{ id: 5, codigo: 'G-5', nombre: { es_ES: 'Zinc' } }],
    '/api/productos_acabados/light/': () => [{ id: 6, codigo: 'A-6', nombre: { es_ES: 'Boro' } }],
    '/api/estados_fenologicos/': () => estados,
    '/api/como_se_aplica/?estado_fenologico=7': () => entries,
  }
  return answerCalls(async sent => {
    if ((await hinder(sent)) === true) return refusal
    const path = ignoresQueries ? sent.path.replace(/\?.*/, '?estado_fenologico=7') : sent.path
    if (sent.method !== 'PUT') return { body: lists[path]?.() ?? [] }
    const id = Number(/\/(\d+)\/$/.exec(sent.path)?.[1])
    const change = sent.body as object
    if (sent.path.includes('estados')) estados = estados.map(each => (each.id === id ? { ...each, ...change } : each))
    else entries = entries.map(each => (each.id === id ? { ...each, ...change } : each))
    return { body: [...estados, ...entries].find(each => each.id === id) }
  })
}

const show = async (path = '/cultivos/detalle/3', hinder: Hindrance = () => false, setup: ServerSetup = {}) => {
  const calls = serve(hinder, setup)
  const screens = { '/cultivos/ver': <CultivosList />, '/cultivos/detalle/:id': <CultivoDetalle /> }
  const writes = () => calls.filter(({ method }) => method === 'PUT')
  return { ...renderScreens(screens, path), writes }
}
const stages = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => /Fase \d/.exec(textContent)?.[0])
const open = async (hinder?: Hindrance, entries?: ReturnType<typeof entry>[], refusal?: Answer) => {
  const shown = await show(undefined, hinder, { entries, refusal })
  await shown.user.click(await screen.findByRole('button', { name: /^Fase 7 / }))
  return shown
}

it('lists the crops without actions, and a row opens one [CD-01, CD-02]', async () => {
  const { user } = await show('/cultivos/ver')
  const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent)
  const way = () => texts(within(screen.getByRole('navigation', { name: 'Ruta' })).getAllByRole('listitem'))
  const name = await screen.findByRole('gridcell', { name: 'Tomate' })
  expect(way()).toEqual(['Cultivos'])
  expect(texts(screen.getAllByRole('columnheader'))).toEqual(['Imagen', 'Nombre', 'Grupo de cultivo'])
  expect(within(screen.getByRole('grid')).queryByRole('button', { name: /Tomate/ })).not.toBeInTheDocument()
  await user.click(name)
  expect(await screen.findByRole('heading', { level: 1, name: 'Tomate' })).toBeInTheDocument()
  expect(way()).toEqual(['Cultivos', 'Hortícolas', 'Tomate'])
  expect(stages()).toEqual(['Fase 7', 'Fase 8'])
})

it('shows a move at once, by button and by key, and takes it back if it cannot be saved [CD-04]', async () => {
  let down = false
  const { user, writes, store } = await show(undefined, ({ method }) => down && method === 'PUT')
  await user.click(await screen.findByRole('button', { name: 'Bajar Fase 7' }))
  expect(stages()).toEqual(['Fase 8', 'Fase 7'])
  expect(await screen.findByText('Orden guardado')).toBeInTheDocument()
  expect(writes().map(({ path, body }) => [path, body])).toEqual([
    ['/api/estados_fenologicos/8/', estado(8, 0)],
    ['/api/estados_fenologicos/7/', estado(7, 1)],
  ])
  down = true
  screen.getByRole('button', { name: /^Fase 7 / }).focus()
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await waitFor(() => expect(selectToasts(store.getState())).toMatchObject([{ text: 'Se ha producido un error al guardar los cambios' }]))
  expect(stages()).toEqual(['Fase 8', 'Fase 7'])
  expect(screen.queryByText('Orden guardado')).not.toBeInTheDocument()
})

it('names each entry by its generic product first, else the finished one [CD-05]', async () => {
  await open()
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Zinc - G-5', 'Boro - A-6'])
  const ways = ['Zinc', 'Boro'].map(name => screen.getByRole('link', { name }).getAttribute('href'))
  expect(ways).toEqual(['/productos/edit/g/5', '/productos/edit/a/6'])
  expect(screen.getAllByLabelText('Modo de aplicación')[0]).toHaveDisplayValue('Aplicación al riego')
})

it('begins at the text of an entry that its address names, in its language [FT-02]', async () => {
  await show('/cultivos/detalle/3?idioma=fr_FR#momento_de_aplicacion-91')
  await waitFor(() =>
    expect(within(screen.getByRole('group', { name: 'Boro - A-6' })).getByLabelText('Momento de aplicación')).toHaveFocus(),
  )
  expect(screen.getByRole('button', { name: /^Fase 7 / })).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('button', { name: /^Fase 8 / })).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByLabelText('Idioma de los textos')).toHaveValue('Francés (Francia)')
})

it.each(['#objetivo-99', '#momento_de_aplicacion-x', '#nada-91'])('opens no stage at %s [FT-02]', async hash => {
  await show(`/cultivos/detalle/3${hash}`)
  expect(await screen.findByRole('button', { name: /^Fase 7 / })).toHaveAttribute('aria-expanded', 'false')
})

it('lists in each stage its own entries only, where the API gives those of all to whatever it is asked [CD-05]', async () => {
  const { user } = await show(undefined, undefined, { ignoresQueries: true })
  await user.click(await screen.findByRole('button', { name: /^Fase 7 / }))
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Zinc - G-5', 'Boro - A-6'])
  await user.click(screen.getByRole('button', { name: /^Fase 7 / }))
  await user.click(screen.getByRole('button', { name: /^Fase 8 / }))
  expect(screen.queryByRole('heading', { level: 3 })).not.toBeInTheDocument()
})

it('saves an entry alone and whole, by a button that is there only while it differs [CD-06]', async () => {
  const { user, writes } = await open()
  const [objetivo] = screen.getAllByLabelText('Objetivo')
  expect(screen.queryByRole('button', { name: 'Guardar cambios' })).not.toBeInTheDocument()
  if (objetivo) await user.type(objetivo, ' fina')
  expect(screen.getByText('1 sin guardar')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Guardar cambios' })).not.toBeInTheDocument())
  const whole = entry(90, { objetivo: { es_ES: 'Raíz fina' } })
  expect(writes()).toEqual([{ method: 'PUT', path: '/api/como_se_aplica/90/', body: whole }])
  expect(objetivo).toHaveValue('Raíz fina')
  expect(within(screen.getByRole('group', { name: 'Zinc - G-5' })).getByText('Guardado')).toBeInTheDocument()
  expect(screen.getAllByText('Guardado')).toHaveLength(1)
})

it('saves every changed entry and leaves, where the question before leaving is answered so [CD-06]', async () => {
  const { user, writes, path } = await open()
  for (const objetivo of screen.getAllByLabelText('Objetivo')) await user.type(objetivo, ' fina')
  expect(screen.getByRole('button', { name: 'Guardar los 2' })).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Cultivos' }))
  await user.click(await screen.findByRole('button', { name: 'Guardar y salir' }))
  await waitFor(() => expect(path()).toBe('/cultivos/ver'))
  expect(writes().map(({ body }) => (body as { objetivo: object }).objetivo)).toEqual([{ es_ES: 'Raíz fina' }, { es_ES: 'Raíz fina' }])
})

it('keeps what was typed in a stage that is gone, and asks before it is left [CD-06, SY-04]', async () => {
  const { user, store } = await open()
  const [objetivo = document.body] = screen.getAllByLabelText('Objetivo')
  await user.type(objetivo, ' fina')
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false)
  const { formId } = selectCultivo(store.getState())
  act(() => void store.dispatch(estadosFollowed({ formId, estados: [estado(8, 0)], entradas: {} })))
  expect(objetivo).toHaveValue('Raíz fina')
  expect(screen.getByText('Eliminado')).toBeInTheDocument()
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false)
})

it('keeps what is typed while an entry is saved, over what came back [CD-06]', async () => {
  let answer: (value: object) => void = () => undefined
  const { user, writes } = await open(({ method }) => method === 'PUT' && new Promise(resolve => (answer = resolve)))
  const [objetivo = document.body] = screen.getAllByLabelText('Objetivo')
  await user.type(objetivo, ' fina')
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }))
  await waitFor(() => expect(writes()).toHaveLength(1))
  await user.type(objetivo, ' y blanca')
  await act(async () => answer({}))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Guardar cambios' })).not.toHaveAttribute('aria-disabled'))
  expect(objetivo).toHaveValue('Raíz fina y blanca')
  expect(screen.queryByText('Guardado')).not.toBeInTheDocument()
})

it('refuses a text that is too long, in words, and leads the focus to it [CD-06, AC-07]', async () => {
  const { user, writes } = await open()
  const [, momento = document.body] = screen.getAllByLabelText('Momento de aplicación')
  fireEvent.change(momento, { target: { value: 'x'.repeat(20_001) } })
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }))
  expect(await screen.findByText('Como máximo 20.000 caracteres (es_ES)')).toBeInTheDocument()
  await waitFor(() => expect(momento).toHaveFocus())
  expect(writes()).toEqual([])
})

const group = (name: string) => within(screen.getByRole('group', { name }))
const refusing = (refusal: Answer) => open(({ method }) => method === 'PUT', undefined, refusal)

it('marks each field that the API refuses, of that entry only, says why there, and nowhere else, and goes to the first [CD-06, FR-10]', async () => {
  const errors = { modo_de_aplicacion: ['No se aplica así'], momento_de_aplicacion: ['Demasiado largo'] }
  const { user, texts } = await refusing({ status: 400, body: { detail: 'Hay datos que no valen', errors } })
  const momento = group('Zinc - G-5').getByLabelText('Momento de aplicación')
  await user.type(momento, '!')
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }))
  const modo = group('Zinc - G-5').getByLabelText('Modo de aplicación')
  await waitFor(() => expect(modo).toHaveFocus())
  expect(modo).toHaveAccessibleDescription('No se aplica así')
  expect(momento).toHaveAccessibleDescription('Demasiado largo')
  expect(group('Zinc - G-5').getByLabelText('Objetivo')).toBeValid()
  expect(group('Boro - A-6').getByLabelText('Modo de aplicación')).toBeValid()
  expect(texts()).toEqual(['Hay datos que no valen'])
  expect(screen.queryByText(/: Hay datos que no valen$/)).not.toBeInTheDocument()
  await user.type(momento, '!')
  expect(momento).toBeValid()
  expect(modo).toBeInvalid()
})

it('says at its entry why it was not saved, until it is as it was [CD-06, FR-10]', async () => {
  const { user } = await refusing({ status: 409, body: { detail: 'Ahora no' } })
  const objetivo = group('Zinc - G-5').getByLabelText('Objetivo')
  await user.type(objetivo, '!')
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }))
  expect(await group('Zinc - G-5').findByText('Cómo se aplica: Ahora no')).toBeInTheDocument()
  expect(group('Boro - A-6').queryByText(/Ahora no/)).not.toBeInTheDocument()
  await user.type(objetivo, '{Backspace}')
  expect(screen.queryByText(/Ahora no/)).not.toBeInTheDocument()
})

it('counts what is typed where it says which languages lack texts [ML-04]', async () => {
  const { user, store } = await open()
  act(() => void store.dispatch(localeChosen({ formId: selectCultivo(store.getState()).formId, locale: 'fr_FR' })))
  expect(screen.getByText('faltan 4')).toBeInTheDocument()
  const [objetivo = document.body] = screen.getAllByLabelText('Objetivo')
  await user.type(objetivo, 'Racine')
  expect(screen.getByText('faltan 3')).toBeInTheDocument()
})

it('goes to the list if the crop does not come [CD-07]', async () => {
  await show(undefined, ({ path }) => path === '/api/cultivos/3/')
  expect(await screen.findByRole('gridcell', { name: 'Tomate' })).toBeInTheDocument()
})

describe('with many products at a stage', () => {
  const near: { of: (at: number, isIntersecting: boolean) => void } = { of: () => undefined }

  beforeEach(() => {
    const places: { element: Element; tell: IntersectionObserverCallback }[] = []
    class Observer {
      constructor(private readonly tell: IntersectionObserverCallback) {}
      observe(element: Element) {
        places.push({ element, tell: this.tell })
      }
      disconnect() {}
    }
    Object.assign(window, { IntersectionObserver: Observer })
    near.of = (at, isIntersecting) => {
      const { element, tell } = places[at] ?? {}
      const change = { isIntersecting, boundingClientRect: { height: 200 } } as unknown as IntersectionObserverEntry
      if (element) act(() => tell?.([change], {} as IntersectionObserver))
    }
  })
  afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'))

  const boxes = () => screen.queryAllByRole('textbox')
  const many = Array.from({ length: 40 }, (_, at) => entry(100 + at, at === 20 ? { producto_generico: null } : {}))

  it('has the fields of those in sight only, and keeps what was typed when it scrolls away [CD-05, CD-06]', async () => {
    const { user, writes } = await open(undefined, many)
    await screen.findAllByRole('heading', { level: 3, name: 'Zinc - G-5' })
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(40)
    expect(boxes()).toHaveLength(0)
    for (const at of [0, 1, 2]) near.of(at, true)
    expect(boxes()).toHaveLength(6)
    const objetivo = within(screen.getAllByRole('group', { name: 'Zinc - G-5' })[1] ?? document.body).getByLabelText('Objetivo')
    await user.type(objetivo, ' y hoja')
    await user.tab()
    await user.tab()
    for (const at of [0, 1, 2]) near.of(at, false)
    // The stages with typed values, and the stage with the focus, stay mounted.
    expect(boxes()).toHaveLength(4)
    expect(objetivo).toHaveValue('Raíz y hoja')
    await user.click(screen.getByRole('button', { name: 'Guardar cambios' }))
    await waitFor(() => expect(writes()).toHaveLength(1))
    expect(writes()[0]).toMatchObject({ path: '/api/como_se_aplica/101/', body: { objetivo: { es_ES: 'Raíz y hoja' } } })
  })

  it('finds a product among all of them, and keeps what is typed in those it does not show [CD-05, TB-12]', async () => {
    const { user } = await open(undefined, many)
    near.of(0, true)
    await screen.findAllByRole('heading', { level: 3, name: 'Zinc - G-5' })
    const [objetivo] = screen.getAllByLabelText('Objetivo')
    await user.type(objetivo ?? document.body, '!')
    await user.type(screen.getByRole('searchbox', { name: 'Buscar entre los productos de Fase 7' }), 'BÓRO a-6')
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Boro - A-6'])
    expect(screen.getByText('1 de 40 productos')).toBeInTheDocument()
    expect(objetivo).not.toBeVisible()
    await user.clear(screen.getByRole('searchbox'))
    expect(objetivo).toBeVisible()
    expect(objetivo).toHaveValue('Raíz!')
  })
})

it('opens each stage with a draft of an entry, where the draft is offered [DR-02]', async () => {
  let answer: (value: object) => void = () => undefined
  const { store, user } = await show(undefined, ({ path }) => path === '/api/cultivos/3/' && new Promise(resolve => (answer = resolve)))
  const place = { id: 'anterior/91', form: ENTRY_FORM, record: 91, path: '/cultivos/detalle/3', over: '' }
  const words = { user: 'ana@example.com', name: 'Tomate', kind: 'Cultivo', changes: ['Boro: Objetivo (es_ES)'] }
  const note = { ...place, ...words, shape: DRAFT_SHAPE, at: Date.now(), half: null }
  act(() => void store.dispatch(draftsListed({ notes: [note], elsewhere: [] })))
  await act(async () => answer({}))
  expect(await group('Boro - A-6').findByRole('button', { name: 'Recuperar' })).toBeVisible()
  const stage = screen.getByRole('button', { name: /^Fase 7 / })
  expect(stage).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('button', { name: /^Fase 8 / })).toHaveAttribute('aria-expanded', 'false')
  await user.click(stage)
  expect(stage).toHaveAttribute('aria-expanded', 'false')
})

it('shows what a draft puts back, over an entry that somebody has changed since, and takes it for no save [DR-02, DR-04]', async () => {
  const { store, user } = await open()
  const [first] = await screen.findAllByLabelText('Objetivo')
  const id = cardId(selectCultivo(store.getState()).formId, 90)
  const base = { modo_de_aplicacion: 1, objetivo: { es_ES: 'Antes' }, momento_de_aplicacion: { es_ES: 'Antes' } }
  const values = { ...base, objetivo: { es_ES: 'Del borrador' } }
  act(() => {
    const place = { formId: id, id, form: ENTRY_FORM, record: 90, wasSaving: false }
    store.dispatch(draftRecovered({ ...place, values, base, openedParts: {}, parts: {} }))
  })
  expect(first).toHaveValue('Del borrador')
  expect(screen.getAllByRole('button', { name: 'Guardar cambios' })).toHaveLength(1)
  await user.clear(first as HTMLElement)
  await user.type(first as HTMLElement, 'Antes')
  expect(screen.queryByRole('button', { name: 'Guardar cambios' })).not.toBeInTheDocument()
  expect(screen.queryByText('Guardado')).not.toBeInTheDocument()
})
