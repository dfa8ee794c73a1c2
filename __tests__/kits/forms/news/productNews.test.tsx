import { userLoaded } from '@/features/cuenta/slice'
import { act, screen, waitFor, within } from '@testing-library/react'
import { sagas } from '@/features/productos/edit/formChunk'
import { ProductoScreen } from '@/features/productos/edit/ProductoScreen'
import { selectProducto } from '@/features/productos/slice'
import type { Persona } from '@/shared/live'
import { changeReceived } from '@/store/live/events'
import { runInSessions } from '@/store/sessionSagas'
import { generico, linea } from '@test/features/productos/products'
import { createMemoryServer } from '@test/support/memoryServer'
import { pngFile } from '@test/support/pictures'
import { quietErrors } from '@test/support/quiet'
import { renderScreens } from '@test/support/renderScreens'
import { stateAfter } from '@test/support/state'
import { layOut } from '@test/ui/layout'

sagas.forEach(runInSessions)
quietErrors()
beforeAll(() => layOut({ height: 352 }))
beforeAll(() => Object.assign(URL, { createObjectURL: () => 'blob:foto', revokeObjectURL: () => undefined }))

const ana: Persona = { id: 2, nombre: 'Ana', apellidos: 'Gil' }
const me: Persona = { id: 1, nombre: 'Luis', apellidos: 'Mora' }

const owner = { producto_generico: 7 }
const record = generico({
  activo: true,
  observaciones: { es_ES: 'Sin mezclar.' },
  codigo: 'G-1',
  imagen_modo_de_accion: 'http://images.test/gota.png',
})

/** Stub of the history, which the memory server lacks. */
const withHistory = () => {
  const api = globalThis.fetch
  const nombres = { componentes: { 11: { codigo: null, nombre: { es_ES: 'Óxido de potasio' } } } }
  const entrada = { id: 9, momento: '2026-11-27T09:51:00Z', usuario: ana, cambios: [], nombres }
  const answers: Record<string, unknown> = {
    '/api/historial/': { entradas: [entrada], siguiente: null, total: 1 },
  }
  const asked: string[] = []
  globalThis.fetch = jest.fn(async (address: unknown, init?: RequestInit) => {
    const path = String(address)
    const body = answers[path.split('?')[0] ?? '']
    if (body === undefined) return api(path, init)
    asked.push(path)
    return { status: 200, ok: true, headers: new Headers(), text: async () => JSON.stringify(body) } as unknown as Response
  })
  return asked
}

const open = async ({ extensions = true } = {}) => {
  const server = createMemoryServer({
    componentes: [{ id: 11, nombre: { es_ES: 'Óxido de potasio' } }],
    magnitudes: [{ id: 1, valor: { es_ES: '% p/p' } }],
    familias: [
      { id: 3, nombre: { es_ES: 'Quelatos' } },
      { id: 4, nombre: { es_ES: 'Aminoácidos' } },
    ],
    productos_genericos: [record],
    lineas_de_composicion: [
      { ...linea(11, 0, owner), componente: 11 },
      { ...linea(12, 1, owner), componente: 12 },
    ],
  })
  const history = extensions ? withHistory() : []
  const screens = { '/productos/edit/:tipo/:id': <ProductoScreen />, '*': <p>otra página</p> }
  const configuration = { ...stateAfter().configuration, extensions }
  const view = renderScreens(screens, '/productos/edit/g/7', { configuration })
  await screen.findByLabelText('Nombre')
  let version = 1
  return {
    ...view,
    server,
    history,
    /** Saves the product as another user, or deletes it. */
    save: (usuario: Persona | null, members: object) => {
      const row = server.row('productos_genericos', 7)
      if (row) server.write('productos_genericos', { ...row, ...members })
      version += 1
      act(
        () =>
          void view.store.dispatch(changeReceived({ recurso: 'productos_genericos', version, registros: [7], eliminados: [], usuario })),
      )
    },
    saveLines: (usuario: Persona | null, lines: ReturnType<typeof linea>[], gone: number[], referidos?: Record<string, number[]>) => {
      gone.forEach(id => server.remove('lineas_de_composicion', id))
      lines.forEach(line => server.write('lineas_de_composicion', line))
      version += 1
      const registros = lines.map(({ id }) => id)
      const change = { recurso: 'lineas_de_composicion', version, registros, eliminados: gone, usuario, ...(referidos && { referidos }) }
      act(() => void view.store.dispatch(changeReceived(change)))
    },
    remove: (usuario: Persona | null) => {
      server.remove('productos_genericos', 7)
      version += 1
      act(
        () =>
          void view.store.dispatch(changeReceived({ recurso: 'productos_genericos', version, registros: [], eliminados: [7], usuario })),
      )
    },
  }
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const button = (name: string) => screen.getByRole('button', { name })
const said = () => screen.findByText(/guardado cambios en este registro/, { selector: 'b' })

it('keeps what was edited here, says so at the field, and asks in the save only for that [SY-04, ML-06]', async () => {
  const { save, server, user } = await open()
  await user.type(field('Código'), 'b')
  await user.type(field('Nombre'), ' 8 %')
  await user.tab()
  save(ana, { codigo: 'G-2', observaciones: { es_ES: 'No mezclar.' } })
  await said()
  expect(field('Código')).toHaveValue('G-1b')
  expect(field('Código')).toHaveAccessibleDescription('Ana Gil también lo ha cambiado. Al guardar se le preguntará.')
  expect(field('Observaciones')).toHaveValue('No mezclar.')
  await user.click(button('Ver cambios'))
  const rows = within(screen.getByRole('region', { name: /Ana Gil/ })).getAllByRole('listitem')
  expect(rows.map(row => row.textContent)).toEqual([
    expect.stringMatching(/^Código.*G-1.*G-2.*También lo ha cambiado usted: sigue lo suyo, y al guardar se le preguntará$/),
    expect.stringMatching(/^Observaciones es_ES.*mezclar.*Ya está en el formulario$/),
  ])
  await user.click(button('Guardar y seguir'))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(/Código/)).toBeInTheDocument()
  await user.click(question.getByRole('button', { name: 'Guardar la mía' }))
  await waitFor(() =>
    expect(server.row('productos_genericos', 7)).toMatchObject({ codigo: 'G-1b', observaciones: { es_ES: 'No mezclar.' } }),
  )
  expect(server.row('productos_genericos', 7)?.['nombre']).toMatchObject({ es_ES: 'Zinc 8 %' })
  await waitFor(() => expect(field('Código')).toHaveAccessibleDescription(''))
})

it('says nothing of saves that change nothing here: its own, and those of other products [SY-04]', async () => {
  const { save, saveLines, server, user, store } = await open()
  await user.type(field('Código'), 'b')
  await user.click(button('Guardar y seguir'))
  await waitFor(() => expect(server.row('productos_genericos', 7)).toMatchObject({ codigo: 'G-1b' }))
  const calls = server.callsSoFar()
  save(me, {})
  saveLines(ana, [linea(99, 0, { producto_generico: 8 })], [])
  await waitFor(() => expect(server.callsSoFar()).toBeGreaterThan(calls))
  await waitFor(() => expect(store.getState().news['productos_genericos 7']?.noted).toEqual([]))
  expect(screen.queryByText(/guardado cambios/)).not.toBeInTheDocument()
})

it('says nothing of pictures that its own half-failed save has stored or removed, but of those that others store next [SY-04, IM-01]', async () => {
  const { save, server, store, user } = await open()
  const row = () => server.row('productos_genericos', 7)
  const news = () => store.getState().news['productos_genericos 7']
  /** Event of the own save: all that was noted is read and taken. */
  const hear = async (usuario: Persona, members: object = {}) => {
    const before = news()?.received
    save(usuario, members)
    await waitFor(() => expect(news()?.received).not.toBe(before))
    await waitFor(() => expect(news()?.read).toEqual([]))
  }
  const bar = () => screen.queryByText(/guardado cambios/, { selector: 'b' })
  await user.upload(field('Imagen de catálogo: archivo'), pngFile('saco.png'))
  await screen.findByText('saco.png')
  await user.click(within(screen.getByRole('region', { name: 'Imagen de modo de acción' })).getByRole('button', { name: 'Eliminar' }))
  // The response of the upload is lost, the next time that of the lines.
  server.troubleWith(({ path }) => (path.includes('upload') ? 'after' : null))
  await user.type(field('Código'), 'b')
  await user.click(button('Guardar'))
  await screen.findByText(/^Imagen de catálogo: /)
  expect(row()).toMatchObject({ codigo: 'G-1b', imagen_catalogo: 'http://images.test/saco.png' })
  await hear(me)
  expect(bar()).not.toBeInTheDocument()

  server.troubleWith(({ path }) => (path.includes('lineas') ? { status: 500, detail: null } : null))
  await user.click(button('Editar Óxido de potasio'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Línea de composición' }))
  await user.type(dialog.getByLabelText('Cantidad 2'), '5')
  await user.click(dialog.getByRole('button', { name: 'Aceptar' }))
  await user.click(button('Guardar'))
  await screen.findByText(/^Líneas de composición: /)
  expect(row()).toMatchObject({ imagen_modo_de_accion: null })
  server.troubleWith(() => null)
  await hear(me)
  expect(bar()).not.toBeInTheDocument()

  await hear(ana, { imagen_catalogo: 'http://images.test/otra.png' })
  expect(await said()).toHaveTextContent('Ana Gil ha guardado cambios en este registro')
})

it('takes the lines that others have changed, and keeps those that were edited here [SY-04, CO-07]', async () => {
  const { saveLines, store, user } = await open()
  const lines = () => selectProducto(store.getState()).composicion.map(({ id, cantidad_1 }) => [id, cantidad_1])
  const before = lines()
  saveLines(ana, [{ ...linea(13, 0, owner), componente: 11, cantidad_1: 77 }], [11])
  await said()
  expect(lines()).toEqual([['11', 77], before[1]])
  expect(screen.queryByText(/sin guardar/)).not.toBeInTheDocument()
  await user.click(button('Ver cambios'))
  const row = within(screen.getByRole('region', { name: /Ana Gil/ })).getByRole('listitem')
  expect(row).toHaveTextContent(/^Composición.*Óxido de potasio.*77.*Ya está en el formulario$/)
})

it('shows every line once after saves that create the lines again before they delete the old ones [SY-04, CO-07]', async () => {
  const { saveLines, store } = await open()
  const quantities = () => selectProducto(store.getState()).composicion.map(({ cantidad_1 }) => cantidad_1)
  const news = () => store.getState().news['productos_genericos 7']
  const own = { producto_generico: [7], producto_acabado: [] }
  const none = { producto_generico: [], producto_acabado: [] }
  const linesOf = (first: number, cantidad_1: number) => [
    { ...linea(first, 0, owner), componente: 11, cantidad_1 },
    { ...linea(first + 1, 1, owner), componente: 12 },
  ]
  /** Save of both lines under the ids `first` and `first + 1`; each event is read before the next one. */
  const saveAgain = async (first: number, quantity: number, old: number[]) => {
    saveLines(ana, linesOf(first, quantity), [], own)
    await waitFor(() => expect(quantities()).toContain(quantity))
    await waitFor(() => expect(news()?.read).toEqual([]))
    saveLines(ana, [], old, none)
    await waitFor(() => expect(quantities()).toHaveLength(2))
    expect(quantities()[0]).toBe(quantity)
  }
  await saveAgain(21, 77, [11, 12])
  await saveAgain(31, 78, [21, 22])
  // Both events are read at once: the lines in the form keep their ids.
  saveLines(ana, linesOf(41, 79), [31, 32], own)
  await waitFor(() => expect(quantities()[0]).toBe(79))
  await saveAgain(51, 80, [41, 42])
})

it('takes nothing under an open dialog: a line that both have changed is asked for in the save [SY-04, ML-06]', async () => {
  const { saveLines, server, store, user } = await open()
  const line = () => selectProducto(store.getState()).composicion[0]
  await user.click(button('Editar Óxido de potasio'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Línea de composición' }))
  const calls = server.callsSoFar()
  saveLines(ana, [{ ...linea(13, 0, owner), componente: 11, cantidad_1: 77 }], [11])
  await waitFor(() => expect(server.callsSoFar()).toBeGreaterThan(calls))
  await waitFor(() => expect(store.getState().news['productos_genericos 7']?.received).toBeTruthy())
  await user.type(dialog.getByLabelText('Cantidad 2'), '5')
  await user.click(dialog.getByRole('button', { name: 'Aceptar' }))
  await said()
  expect(line()).toMatchObject({ id: '11', cantidad_2: 5 })
  expect(line()?.cantidad_1).not.toBe(77)
  await user.click(button('Guardar y seguir'))
  const question = within(await screen.findByRole('alertdialog', { name: 'Conflicto al guardar' }))
  await user.click(question.getByRole('button', { name: 'Guardar la mía' }))
  await waitFor(() => expect(server.done()).not.toEqual([]))
})

it('takes nothing under an open table: the news come when it is closed [SY-04, CO-02]', async () => {
  const { saveLines, store, user } = await open()
  button('Añadir línea').focus()
  await user.paste('Óxido de potasio\t1')
  const dialog = within(await screen.findByRole('dialog', { name: 'Pegar una tabla' }))
  saveLines(ana, [{ ...linea(13, 0, owner), componente: 11, cantidad_1: 77 }], [11])
  await waitFor(() => expect(store.getState().news['productos_genericos 7']?.received).toBeTruthy())
  expect(screen.queryByText(/guardado cambios/)).not.toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Añadir 1 línea' }))
  await said()
  expect(selectProducto(store.getState()).composicion.map(({ cantidad_1 }) => cantidad_1)).toEqual([77, expect.anything(), 1])
})

it('an edited line that others have deleted under its dialog is not lost [SY-04, ML-06]', async () => {
  const { saveLines, store, user } = await open()
  await user.click(button('Editar Óxido de potasio'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Línea de composición' }))
  saveLines(ana, [], [11])
  await waitFor(() => expect(store.getState().news['productos_genericos 7']?.received).toBeTruthy())
  await user.type(dialog.getByLabelText('Cantidad 2'), '5')
  await user.click(dialog.getByRole('button', { name: 'Aceptar' }))
  await said()
  expect(selectProducto(store.getState()).composicion[0]).toMatchObject({ id: '11', cantidad_2: 5 })
})

it('says that the record was deleted, saves it no more, and keeps the draft [SY-04]', async () => {
  const { remove, server, user } = await open()
  await user.type(field('Código'), 'b')
  remove(ana)
  expect(await screen.findByText('Ana Gil ha eliminado este registro')).toBeInTheDocument()
  expect(button('Guardar')).toBeDisabled()
  expect(button('Guardar y seguir')).toBeDisabled()
  expect(field('Código')).toHaveValue('G-1b')
  await user.type(field('Código'), '{Enter}')
  expect(server.done()).toEqual([])
  await user.click(button('Cancelar'))
  expect(await screen.findByRole('button', { name: 'Seguir editando' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Guardar y salir' })).not.toBeInTheDocument()
})

it("says of a deletion in another tab that it is one's own [SY-04]", async () => {
  const { remove, store } = await open()
  act(() => void store.dispatch(userLoaded({ id: me.id, email: 'luis@example.com', nombre: 'Luis', apellidos: 'Mora' })))
  remove(me)
  expect(await screen.findByText('Usted ha eliminado este registro en otra pestaña')).toBeInTheDocument()
})

it('tells the same without a history, in the words of the form [SY-04]', async () => {
  const { save, user, history } = await open({ extensions: false })
  save(null, { familia: 4 })
  expect(await said()).toHaveTextContent('El servidor ha guardado cambios en este registro')
  await user.click(button('Ver cambios'))
  expect(within(screen.getByRole('region', { name: /El servidor/ })).getByRole('listitem')).toHaveTextContent(
    /^Familia.*Quelatos.*Aminoácidos/,
  )
  expect(history).toEqual([])
})

it.each([
  ['refused', { status: 500, detail: null }],
  ['not answered', 'before' as const],
])('tells of a picture of others after a save that was %s before its own picture [SY-04, IM-01]', async (_how, trouble) => {
  const { save, server, user } = await open()
  await user.upload(field('Imagen de catálogo: archivo'), pngFile('saco.png'))
  await screen.findByText('saco.png')
  await user.type(field('Código'), 'b')
  server.troubleWith(({ path }) => (path.includes('productos_genericos/7') ? trouble : null))
  await user.click(button('Guardar'))
  await screen.findByText(/^Producto: /)
  server.troubleWith(() => null)
  save(ana, { imagen_catalogo: 'http://images.test/otra.png' })
  expect(await said()).toHaveTextContent('Ana Gil ha guardado cambios en este registro')
})
