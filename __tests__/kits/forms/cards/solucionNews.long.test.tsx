import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userRequested } from '@/features/cuenta/slice'
import { solucionesSaga } from '@/features/soluciones/saga'
import { COMBINACION_FORM, selectSolucion } from '@/features/soluciones/slice'
import { SolucionDetalle } from '@/features/soluciones/SolucionDetalle'
import { cardId } from '@/kits/drafts/cardId'
import { draftsNeeded, selectDraftStatus } from '@/kits/drafts/slice'
import { selectNews } from '@/kits/forms/news/slice'
import type { LiveChange, Persona } from '@/shared/live'
import type { CombinacionDeProductos } from '@/shared/resources/combinacionesDeProductos'
import { changeReceived } from '@/store/live/events'
import { runInSessions } from '@/store/sessionSagas'
import { answerCalls, type Call } from '@test/support/answers'
import { draftOf, keptDraft, plant } from '@test/support/drafts'
import { quietErrors } from '@test/support/quiet'
import { onSheet, renderScreens } from '@test/support/renderScreens'
import { stateAfter } from '@test/support/state'
import { layOut } from '@test/ui/layout'

runInSessions(solucionesSaga)
quietErrors()
beforeAll(() => layOut({ height: 600 }))

const ana: Persona = { id: 2, nombre: 'Ana', apellidos: 'Gil' }
const me: Persona = { id: 1, nombre: 'Luis', apellidos: 'Mora' }
const ROOT = '/api/combinaciones_de_productos/'

const combinacion = (id: number, more: Partial<CombinacionDeProductos> = {}): CombinacionDeProductos => ({
  ...{ id, solucion: 2, productos_genericos: [5], productos_acabados: [], cultivos: [], observaciones: { es_ES: `Remarks ${id}` } },
  ...more,
})

const lists: Record<string, unknown> = {
  '/api/soluciones/2/': { id: 2, nombre: { es_ES: 'Estrés hídrico' }, descripcion: {} },
  '/api/cultivos/': [],
  '/api/productos_genericos/light/': [
    { id: 5, codigo: 'G-5', nombre: { es_ES: 'Zinc' } },
    { id: 9, codigo: 'G-9', nombre: { es_ES: 'Boro' } },
    { id: 11, codigo: 'G-11', nombre: { es_ES: 'Cobre' } },
  ],
  '/api/auth/user/': { ...me, email: 'luis@example.com' },
  '/api/historial/': { entradas: [], siguiente: null, total: 0 },
}

/** Opens a solution over a stand-in API that stores writes; `hinder` delays the response to a request. */
const open = async (hinder: (sent: Call) => Promise<unknown> | undefined = () => undefined) => {
  let stored = [combinacion(12), combinacion(31)]
  const writes: Call[] = []
  answerCalls(async sent => {
    await hinder(sent)
    const [path = ''] = sent.path.split('?')
    const id = Number(path.slice(ROOT.length, -1))
    if (sent.method === 'POST' && path === ROOT) {
      stored = [...stored, combinacion(40)]
      return { status: 201, body: combinacion(40) }
    }
    if (sent.method === 'PUT') {
      writes.push(sent)
      stored = stored.map(each => (each.id === id ? { ...each, ...(sent.body as object) } : each))
      return { body: stored.find(each => each.id === id) }
    }
    return { body: path === ROOT ? stored : lists[path] }
  })
  const configuration = { ...stateAfter().configuration, extensions: true }
  const view = renderScreens({ '/soluciones/detalle/:id': onSheet(<SolucionDetalle />) }, '/soluciones/detalle/2', { configuration })
  await screen.findAllByRole('button', { name: 'Quitar Zinc' })
  let version = 1
  return {
    ...view,
    writes,
    stored: (id: number) => stored.find(each => each.id === id),
    hear: (change: Partial<LiveChange>) => {
      version += 1
      const none = { recurso: 'combinaciones_de_productos', version, registros: [], eliminados: [], usuario: ana }
      act(() => void view.store.dispatch(changeReceived({ ...none, ...change })))
    },
    /** Saves a record as another user; deletes it with null. */
    save: (id: number, more: Partial<CombinacionDeProductos> | null, usuario = ana) => {
      const before = stored.find(each => each.id === id) ?? combinacion(id)
      stored = [...stored.filter(each => each.id !== id), ...(more ? [{ ...before, ...more }] : [])]
      version += 1
      const [registros, eliminados] = more ? [[id], []] : [[], [id]]
      act(
        () => void view.store.dispatch(changeReceived({ recurso: 'combinaciones_de_productos', version, registros, eliminados, usuario })),
      )
    },
  }
}

const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const card = (id: number) => within(screen.getByRole('region', { name: `Combinación ${id}` }))
const remarks = (id: number) => card(id).getByRole<HTMLTextAreaElement>('textbox', { name: 'Observaciones' })
const type = (id: number, value: string) => fireEvent.change(remarks(id), { target: { value } })
const newsTitle = () => screen.findByText('Ana Gil ha guardado cambios en este registro', { selector: 'b' })
const button = (name: string) => screen.getByRole('button', { name })

it('takes what another saves into the cards, and keeps what was typed there [SY-04, ML-06]', async () => {
  const { save, user, stored } = await open()
  type(31, 'Mine')
  save(31, { productos_genericos: [5, 9] })
  save(12, { observaciones: { es_ES: 'Theirs' } })
  await newsTitle()
  expect(remarks(31)).toHaveValue('Mine')
  await card(31).findByRole('button', { name: 'Quitar Boro' })
  expect(remarks(12)).toHaveValue('Theirs')
  expect(card(12).getByText(/^Ana Gil, \d\d:\d\d$/)).toBeInTheDocument()
  expect(card(12).queryByRole('button', { name: 'Guardar' })).not.toBeInTheDocument()
  await user.click(card(31).getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(stored(31)).toMatchObject({ productos_genericos: [5, 9], observaciones: { es_ES: 'Mine' } }))
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

it('tells the changes of each card in words, and which of them the save will ask about [SY-04]', async () => {
  const { save, user } = await open()
  type(31, 'Mine')
  save(31, { observaciones: { es_ES: 'Theirs' } })
  save(12, { productos_genericos: [5, 11] })
  await newsTitle()
  await user.click(button('Ver cambios'))
  const rows = within(screen.getByRole('region', { name: /^Ana Gil ha guardado/ })).getAllByRole('listitem')
  expect(rows).toHaveLength(2)
  expect(rows[0]).toHaveTextContent(/Theirs.*También lo ha cambiado usted: sigue lo suyo, y al guardar se le preguntará$/)
  expect(rows[1]).toHaveTextContent(/Ya está en el formulario$/)
  expect(remarks(31)).toHaveAccessibleDescription('Ana Gil también lo ha cambiado. Al guardar se le preguntará.')
})

it('asks where both have changed the same, and only then [SY-04, ML-06]', async () => {
  const { save, user, stored } = await open()
  type(31, 'Mine')
  save(31, { observaciones: { es_ES: 'Theirs' } })
  await newsTitle()
  await user.click(card(31).getByRole('button', { name: 'Guardar' }))
  await screen.findByRole('alertdialog', { name: 'Conflicto al guardar' })
  expect(stored(31)).toMatchObject({ observaciones: { es_ES: 'Theirs' } })
  await user.click(button('Guardar la mía'))
  await waitFor(() => expect(stored(31)).toMatchObject({ observaciones: { es_ES: 'Mine' } }))
})

it('never replaces the field that has the focus: it takes the value once it is left [SY-04]', async () => {
  const { save, user } = await open()
  await user.click(remarks(31))
  save(31, { observaciones: { es_ES: 'Theirs' } })
  await newsTitle()
  expect(remarks(31)).toHaveValue('Remarks 31')
  expect(remarks(31)).toHaveFocus()
  expect(card(31).queryByRole('button', { name: 'Guardar' })).not.toBeInTheDocument()
  await user.tab()
  expect(remarks(31)).toHaveValue('Theirs')
})

it('replaces no list of choices while one of its chips has the focus, nor while the focus moves inside of it [SY-04]', async () => {
  const { save, user } = await open()
  const chip = card(31).getByRole('link', { name: 'Zinc' })
  act(() => chip.focus())
  save(31, { productos_genericos: [9], observaciones: { es_ES: 'Theirs' } })
  await newsTitle()
  expect(remarks(31)).toHaveValue('Theirs')
  expect(chip).toHaveFocus()
  await user.tab()
  expect(card(31).getByRole('combobox', { name: 'Productos' })).toHaveFocus()
  expect(chip).toBeInTheDocument()
  await user.tab()
  expect(chip).not.toBeInTheDocument()
  expect(card(31).getByRole('button', { name: 'Quitar Boro' })).toBeInTheDocument()
})

it('shows cards that another adds without moving the focus, and lets go those that another removes [SY-04]', async () => {
  const { save, user } = await open()
  await user.click(remarks(31))
  save(40, { observaciones: { es_ES: 'New' } })
  await waitFor(() => expect(names()).toEqual(['Combinación 40', 'Combinación 31', 'Combinación 12']))
  expect(remarks(31)).toHaveFocus()
  save(12, null)
  await waitFor(() => expect(names()).toEqual(['Combinación 40', 'Combinación 31']))
  await user.click(button('Ver cambios'))
  const bar = screen.getByRole('region', { name: /^Ana Gil ha guardado/ })
  expect(bar).toHaveTextContent(/Combinación añadida/)
  expect(bar).toHaveTextContent(/Combinación eliminada/)
})

it('leaves the focus where it is when a card comes back that was added here and removed by another [SY-04]', async () => {
  const { save, user } = await open()
  await user.click(button('Añadir combinación'))
  await waitFor(() => expect(card(40).getByRole('combobox', { name: 'Productos' })).toHaveFocus())
  await user.click(remarks(31))
  save(40, null)
  await waitFor(() => expect(names()).toEqual(['Combinación 31', 'Combinación 12']))
  save(40, {})
  await waitFor(() => expect(names()).toEqual(['Combinación 40', 'Combinación 31', 'Combinación 12']))
  expect(remarks(31)).toHaveFocus()
})

it('keeps a removed card while it has the focus or changes, and says that it cannot be saved [SY-04]', async () => {
  const { save, user } = await open()
  type(12, 'Mine')
  await user.click(remarks(31))
  save(31, null)
  await newsTitle()
  save(12, null)
  await user.click(button('Ver cambios'))
  await screen.findByText('Usted lo ha cambiado: lo escrito sigue aquí, pero ya no se puede guardar')
  // The focus has left the card without changes, which is removed.
  expect(names()).toEqual(['Combinación 12'])
  type(12, 'Remarks 12')
  await waitFor(() => expect(names()).toEqual([]))
})

it('says nothing of its own saves, and tells no more of a card that was saved here since [SY-04]', async () => {
  const { save, user, writes, store } = await open()
  type(31, 'Mine')
  await user.click(card(31).getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(writes).toHaveLength(1))
  save(31, {}, me)
  await waitFor(() => expect(selectNews(store.getState(), 'soluciones 2')).toMatchObject({ noted: [], saves: [] }))
  save(12, { productos_genericos: [5, 11] })
  await newsTitle()
  await user.click(button('Ver cambios'))
  const bar = within(screen.getByRole('region', { name: /^Ana Gil ha guardado/ }))
  expect(bar.getAllByRole('listitem')).toHaveLength(1)
  type(12, 'Also mine')
  await user.click(card(12).getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(bar.queryAllByRole('listitem')).toHaveLength(0))
})

it('names those who saved cards of this page, and not who saved others or here at the same moment [SY-04]', async () => {
  let gate = Promise.resolve()
  let release = (): void => undefined
  const { save, hear, user, writes } = await open(({ path }) => (path.startsWith(ROOT) ? gate : undefined))
  type(31, 'Mine')
  gate = new Promise<void>(resolve => {
    release = resolve
  })
  await user.click(card(31).getByRole('button', { name: 'Guardar' }))
  save(12, { observaciones: { es_ES: 'Theirs' } })
  hear({ registros: [77], usuario: { id: 3, nombre: 'Marta', apellidos: 'Soler' } })
  hear({ registros: [31], usuario: me })
  release()
  await waitFor(() => expect(writes).toHaveLength(1))
  await newsTitle()
  expect(card(12).getByText(/^Ana Gil, \d\d:\d\d$/)).toBeInTheDocument()
  expect(card(31).queryByText(/, \d\d:\d\d$/)).not.toBeInTheDocument()
})

it('tells of a save that comes while a removed card goes [SY-04]', async () => {
  let gate = Promise.resolve()
  let release = (): void => undefined
  const { save, user } = await open(({ path, method }) => (method === 'GET' && path.startsWith(ROOT) ? gate : undefined))
  type(12, 'Mine')
  save(12, null)
  await newsTitle()
  await user.click(button('Cerrar el aviso'))
  gate = new Promise<void>(resolve => {
    release = resolve
  })
  save(31, { observaciones: { es_ES: 'Theirs' } })
  type(12, 'Remarks 12')
  await waitFor(() => expect(names()).toEqual(['Combinación 31']))
  release()
  await newsTitle()
  expect(remarks(31)).toHaveValue('Theirs')
})

it('closes the bar with its marks, until the next save [SY-04]', async () => {
  const { save, user } = await open()
  save(12, { observaciones: { es_ES: 'Theirs' } })
  await newsTitle()
  expect(card(12).getByText(/^Ana Gil, /)).toBeInTheDocument()
  await user.click(button('Cerrar el aviso'))
  expect(screen.queryByText(/ha guardado cambios/)).not.toBeInTheDocument()
  expect(card(12).queryByText(/^Ana Gil, /)).not.toBeInTheDocument()
  save(31, { observaciones: { es_ES: 'More' } })
  await newsTitle()
  expect(card(31).getByText(/^Ana Gil, /)).toBeInTheDocument()
  expect(card(12).queryByText(/^Ana Gil, /)).not.toBeInTheDocument()
})

it('keeps what is typed while a card is saved, over a change of others: it becomes a draft, and the next save asks [SY-04, ML-06, DR-01]', async () => {
  await plant()
  let gate = Promise.resolve()
  let release = (): void => undefined
  const { save, user, stored, store } = await open(({ path }) => (path.startsWith(ROOT) ? gate : undefined))
  act(() => void store.dispatch(userRequested()))
  act(() => void store.dispatch(draftsNeeded()))
  await waitFor(() => expect(selectDraftStatus(store.getState())).toBe('ready'))
  await user.click(card(31).getByRole('button', { name: 'Quitar Zinc' }))
  gate = new Promise<void>(resolve => {
    release = resolve
  })
  await user.click(card(31).getByRole('button', { name: 'Guardar' }))
  type(31, 'Mine')
  const id = cardId(selectSolucion(store.getState()).formId, 31)
  const typed = { productos_genericos: [], observaciones: { es_ES: 'Mine' } }
  await waitFor(async () => expect((await keptDraft(id)).draft?.content).toMatchObject({ values: typed }))
  save(31, { observaciones: { es_ES: 'Theirs' }, cultivos: [7] })
  release()
  await waitFor(() => expect(stored(31)).toMatchObject({ productos_genericos: [], cultivos: [7], observaciones: { es_ES: 'Theirs' } }))
  await card(31).findByRole('button', { name: 'Guardar' })
  expect(remarks(31)).toHaveValue('Mine')
  await waitFor(async () =>
    expect((await keptDraft(id)).draft?.content).toMatchObject({
      opened: { cultivos: [7], observaciones: { es_ES: 'Remarks 31' } },
      values: { productos_genericos: [], cultivos: [7], observaciones: { es_ES: 'Mine' } },
    }),
  )
  await user.click(card(31).getByRole('button', { name: 'Guardar' }))
  await screen.findByRole('alertdialog', { name: 'Conflicto al guardar' })
  await user.click(button('Guardar la mía'))
  await waitFor(() => expect(stored(31)).toMatchObject({ cultivos: [7], observaciones: { es_ES: 'Mine' } }))
  await waitFor(async () => expect((await keptDraft(id)).draft).toBeUndefined())
})

it('still offers a draft whose order of products the record lacks, though it has the same products [CB-03, DR-06]', async () => {
  const values = { productos_genericos: [9, 5, 11], cultivos: [], observaciones: { es_ES: 'Remarks 31' } }
  const opened = { ...values, productos_genericos: [5, 9] }
  const content = { runKey: 'soluciones/31', opened, values, openedParts: {}, parts: {} }
  const place = { form: COMBINACION_FORM, record: 31, path: '/soluciones/detalle/2' }
  await plant(draftOf({ ...place, user: 'luis@example.com', changes: ['Combinación 31: Productos'], content }))
  const { save, store } = await open()
  save(31, { productos_genericos: [5, 9, 11] })
  await card(31).findByRole('button', { name: 'Quitar Cobre' })
  act(() => void store.dispatch(userRequested()))
  act(() => void store.dispatch(draftsNeeded()))
  expect(await card(31).findByText(/^Combinación 31: Productos. Después/)).toBeInTheDocument()
  expect(card(31).getByRole('button', { name: 'Recuperar' })).toBeInTheDocument()
})
