import { act, screen, waitFor, within } from '@testing-library/react'
import { userLoaded } from '@/features/cuenta/slice'
import { MasterScreen } from '@/features/maestras/MasterScreen'
import { masterOf } from '@/features/maestras/registry'
import { maestrasSaga } from '@/features/maestras/saga'
import { editRequested } from '@/features/maestras/slice'
import type { Persona } from '@/shared/live'
import { changeReceived } from '@/store/live/events'
import { runInSessions } from '@/store/sessionSagas'
import { createMemoryServer } from '@test/support/memoryServer'
import { pngFile } from '@test/support/pictures'
import { quietErrors } from '@test/support/quiet'
import { onSheet, renderScreens } from '@test/support/renderScreens'
import { stateAfter } from '@test/support/state'
import { layOut } from '@test/ui/layout'

runInSessions(maestrasSaga)
quietErrors()
beforeAll(() => layOut({ height: 352 }))
beforeAll(() => Object.assign(URL, { createObjectURL: () => 'blob:foto', revokeObjectURL: () => undefined }))

const ana: Persona = { id: 2, nombre: 'Ana', apellidos: 'Gil' }
const marta: Persona = { id: 3, nombre: 'Marta', apellidos: 'Soler Vidal' }
const me: Persona = { id: 1, nombre: 'Luis', apellidos: 'Mora' }

const familia = {
  id: 4,
  nombre: { es_ES: 'Abonos', fr_FR: '' },
  descripcion: { es_ES: 'De fondo' },
  color: 'red',
  prioridad: 1,
  imagen: null,
}

/** Stub of the history, which the memory server lacks. */
const withHistory = () => {
  const api = globalThis.fetch
  const answers: Record<string, unknown> = {
    '/api/historial/': { entradas: [], siguiente: null, total: 0 },
  }
  globalThis.fetch = jest.fn(async (address: unknown, init?: RequestInit) => {
    const body = answers[String(address).split('?')[0] ?? '']
    if (body === undefined) return api(String(address), init)
    return { status: 200, ok: true, headers: new Headers(), text: async () => JSON.stringify(body) } as unknown as Response
  })
}

const open = async () => {
  const server = createMemoryServer({ familias: [familia] })
  withHistory()
  const signedIn = stateAfter(userLoaded({ ...me, email: 'luis@example.com' }))
  const state = { ...signedIn, configuration: { ...signedIn.configuration, extensions: true } }
  const view = renderScreens({ '/': onSheet(<MasterScreen master={masterOf('familias')} />) }, '/', state)
  act(() => void view.store.dispatch(editRequested('familias', 4)))
  await screen.findByLabelText('Nombre familia')
  let version = 1
  return {
    ...view,
    server,
    /** Save of the record by another user. */
    save: (usuario: Persona | null, members: object) => {
      server.write('familias', { ...familia, ...server.row('familias', 4), ...members })
      version += 1
      act(() => void view.store.dispatch(changeReceived({ recurso: 'familias', version, registros: [4], eliminados: [], usuario })))
    },
  }
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const button = (name: string) => screen.getByRole('button', { name })
const said = () => screen.findByText(/guardado cambios en este registro/, { selector: 'b' })
// eslint-disable-next-line testing-library/no-node-access -- the frame of a field has no role of its own
const inFrame = (label: string) => within(field(label).closest<HTMLElement>('.field') ?? document.body)

it('says who has saved, and gives the fields that were not edited here the new value [SY-04]', async () => {
  const { save, server, user } = await open()
  const statuses = screen.getAllByRole('status')
  save(ana, { color: 'blue', nombre: { es_ES: 'Abonos', fr_FR: 'Engrais' } })
  const words = await said()
  expect(words).toHaveTextContent('Ana Gil ha guardado cambios en este registro')
  // A status that is inserted with its text may not be announced.
  const announced = statuses.map(({ textContent }) => textContent)
  expect(announced).toContainEqual(expect.stringMatching(/^Ana Gil ha guardado cambios en este registro a las \d\d:\d\d$/))
  expect(field('Color familia')).toHaveValue('blue')
  expect(inFrame('Color familia').getByText(/^Ana Gil, \d\d:\d\d$/)).toBeInTheDocument()
  // Only the changed language has a mark.
  expect(inFrame('Nombre familia').queryByText(/^Ana Gil/)).not.toBeInTheDocument()
  await user.type(field('Prioridad'), '2')
  await user.click(button('Guardar'))
  await waitFor(() => expect(server.row('familias', 4)).toMatchObject({ color: 'blue', prioridad: 12, nombre: { fr_FR: 'Engrais' } }))
})

it('says nothing of its own picture whose response was lost [SY-04, IM-01]', async () => {
  const { save, server, store, user } = await open()
  await user.upload(screen.getByLabelText(/imagen/i, { selector: 'input' }), pngFile('saco.png'))
  await screen.findByText('saco.png')
  server.troubleWith(({ path }) => (path.includes('upload') ? 'after' : null))
  await user.click(button('Guardar'))
  await screen.findByText(/^Imagen de la familia: sin respuesta/)
  expect(server.row('familias', 4)).toMatchObject({ imagen: 'http://images.test/saco.png' })
  save(me, {})
  await waitFor(() => expect(store.getState().news['familias 4']).toMatchObject({ noted: [], read: [], received: expect.anything() }))
  expect(screen.queryByText(/guardado cambios/, { selector: 'b' })).not.toBeInTheDocument()
})

it('takes a text by language: mine stays in one, theirs comes in the other [SY-04, ML-06]', async () => {
  const { save, server, user } = await open()
  await user.type(field('Nombre familia'), ' 2')
  save(ana, { nombre: { es_ES: 'Abonos', fr_FR: 'Engrais' } })
  await said()
  expect(field('Nombre familia')).toHaveValue('Abonos 2')
  expect(field('Nombre familia')).toHaveAccessibleDescription('')
  await user.click(button('Guardar'))
  await waitFor(() => expect(server.row('familias', 4)).toMatchObject({ nombre: { es_ES: 'Abonos 2', fr_FR: 'Engrais' } }))
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

it('never replaces the field that has the focus: it takes the value once it is left [SY-04]', async () => {
  const { save, user } = await open()
  await user.click(field('Color familia'))
  save(ana, { color: 'blue', prioridad: 7 })
  await said()
  expect(field('Prioridad')).toHaveValue('7')
  expect(field('Color familia')).toHaveValue('red')
  expect(field('Color familia')).toHaveFocus()
  await user.tab()
  expect(field('Color familia')).toHaveValue('blue')
  expect(inFrame('Color familia').getByText(/^Ana Gil, /)).toBeInTheDocument()
})

it('keeps what is typed into the field that has the focus, and says that the save will ask [SY-04, ML-06]', async () => {
  const { save, user } = await open()
  await user.click(field('Color familia'))
  save(ana, { color: 'blue' })
  await said()
  await user.keyboard('dish')
  await user.tab()
  expect(field('Color familia')).toHaveValue('reddish')
  expect(field('Color familia')).toHaveAccessibleDescription(/Ana Gil también lo ha cambiado. Al guardar se le preguntará./)
  await user.click(button('Guardar'))
  expect(within(await screen.findByRole('alertdialog')).getByText(/Color familia/)).toBeInTheDocument()
})

it('names all who have saved, takes the mark from a field that is touched, and from all with the bar [SY-04]', async () => {
  const { save, user } = await open()
  await user.click(field('Nombre familia'))
  save(ana, { color: 'blue' })
  await said()
  save(marta, { prioridad: 7 })
  await screen.findByText('Ana Gil y Marta Soler Vidal han guardado cambios en este registro')
  expect(inFrame('Color familia').getByText(/^Ana Gil, /)).toBeInTheDocument()
  await user.click(field('Color familia'))
  expect(inFrame('Color familia').queryByText(/^Ana Gil, /)).not.toBeInTheDocument()
  expect(inFrame('Prioridad').getByText(/^Marta Soler Vidal, /)).toBeInTheDocument()
  await user.click(button('Ver cambios'))
  const rows = screen.getAllByRole('listitem').map(row => row.textContent)
  expect(rows).toEqual(expect.arrayContaining([expect.stringMatching(/^Prioridad.*1.*7.*Ya está en el formulario$/)]))
  await user.keyboard('{Escape}')
  expect(screen.queryByText(/guardado cambios/)).not.toBeInTheDocument()
  expect(inFrame('Prioridad').queryByText(/^Marta/)).not.toBeInTheDocument()
  expect(field('Color familia')).toHaveFocus()
  save(ana, { prioridad: 8 })
  expect(await said()).toHaveTextContent('Ana Gil ha guardado cambios en este registro')
})

it('tells of saves of the same user in another tab [SY-04]', async () => {
  const { save } = await open()
  save(me, { color: 'blue' })
  expect(await said()).toHaveTextContent('Usted ha guardado cambios en este registro en otra pestaña')
})

it('takes no focus and moves what scrolls by its height [SY-04]', async () => {
  const height = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(44)
  const { save, user } = await open()
  await user.click(field('Nombre familia'))
  save(ana, { color: 'blue' })
  await said()
  expect(field('Nombre familia')).toHaveFocus()
  expect(screen.getByRole('main').scrollTop).toBe(44)
  await user.click(button('Cerrar el aviso'))
  expect(screen.getByRole('main').scrollTop).toBe(0)
  expect(field('Nombre familia')).toHaveFocus()
  height.mockRestore()
})

it('tells nobody of the own save whose answer was lost, whatever others have saved before [SY-04]', async () => {
  const { save, server, user } = await open()
  save(ana, { color: 'blue' })
  await said()
  await user.type(field('Prioridad'), '2')
  server.troubleWith(({ method }) => (method === 'PUT' ? 'after' : null))
  await user.click(button('Guardar'))
  await waitFor(() => expect(server.row('familias', 4)).toMatchObject({ prioridad: 12 }))
  server.troubleWith(() => null)
  save(me, { nombre: { es_ES: 'Abonos', fr_FR: 'Engrais' } })
  await waitFor(() =>
    expect(screen.getByText(/guardado cambios en este registro/, { selector: 'b' })).toHaveTextContent('Ana Gil y usted, en otra pestaña,'),
  )
  await user.click(button('Ver cambios'))
  const list = within(screen.getByRole('region', { name: /guardado cambios/ })).getAllByRole('listitem')
  expect(list.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Nombre/), expect.stringMatching(/^Color/)])
})
