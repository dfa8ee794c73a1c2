import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { CultivoDetalle } from '@/features/cultivos/CultivoDetalle'
import { cultivosSaga } from '@/features/cultivos/saga'
import type { Persona } from '@/shared/live'
import { changeReceived } from '@/store/live/events'
import { runInSessions } from '@/store/sessionSagas'
import { createMemoryServer } from '@test/support/memoryServer'
import { quietErrors } from '@test/support/quiet'
import { onSheet, renderScreens } from '@test/support/renderScreens'
import { layOut } from '@test/ui/layout'

runInSessions(cultivosSaga)
quietErrors()
beforeAll(() => layOut({ height: 600 }))

const ana: Persona = { id: 2, nombre: 'Ana', apellidos: 'Gil' }
const entry = (id: number, more: object = {}) => ({
  ...{ id, modo_de_aplicacion: 1, momento_de_aplicacion: { es_ES: 'Antes' }, dosis: '2 L/ha', objetivo: { es_ES: 'Raíz' } },
  ...{ estado_fenologico: 7, producto_generico: 5, producto_acabado: null },
  ...more,
})

const open = async () => {
  const server = createMemoryServer({
    cultivos: [{ id: 3, nombre: { es_ES: 'Tomate' }, grupo_de_cultivo: null, imagen: null, imagen_icono: null }],
    estados_fenologicos: [7, 8].map(id => ({ id, orden: id - 7, cultivo: 3, nombre: { es_ES: `Fase ${id}` }, imagen: null })),
    productos_genericos: [5, 6].map(id => ({ id, codigo: `G-${id}`, nombre: { es_ES: `Zinc ${id}` } })),
    como_se_aplica: [entry(90), entry(91, { producto_generico: 6 }), entry(92, { estado_fenologico: 8 })],
  })
  const view = renderScreens({ '/cultivos/detalle/:id': onSheet(<CultivoDetalle />) }, '/cultivos/detalle/3')
  for (const stage of [7, 8]) await view.user.click(await screen.findByRole('button', { name: new RegExp(`^Fase ${stage} `) }))
  let version = 1
  return {
    ...view,
    server,
    row: (id: number) => server.row('como_se_aplica', id),
    stage: (id: number, more: object | null) => {
      if (more) server.write('estados_fenologicos', { ...server.row('estados_fenologicos', id), id, cultivo: 3, imagen: null, ...more })
      else server.remove('estados_fenologicos', id)
      version += 1
      const [registros, eliminados] = more ? [[id], []] : [[], [id]]
      act(() => void view.store.dispatch(changeReceived({ recurso: 'estados_fenologicos', version, registros, eliminados, usuario: ana })))
    },
    save: (id: number, more: object | null) => {
      if (more) server.write('como_se_aplica', { ...entry(id), ...server.row('como_se_aplica', id), ...more })
      else server.remove('como_se_aplica', id)
      version += 1
      const [registros, eliminados] = more ? [[id], []] : [[], [id]]
      act(() => void view.store.dispatch(changeReceived({ recurso: 'como_se_aplica', version, registros, eliminados, usuario: ana })))
    },
  }
}
const cards = () => screen.getAllByRole('group', { name: /^Zinc / })
const card = (at: number) => within(cards()[at] ?? document.body)
const target = (at: number) => card(at).getByRole('textbox', { name: 'Objetivo' })
const newsTitle = () => screen.findByText('Ana Gil ha guardado cambios en este registro', { selector: 'b' })

it('takes what another saves of the entries of all stages, and saves what was typed over it [SY-04, ML-06]', async () => {
  const { save, user, row, server } = await open()
  fireEvent.change(target(0), { target: { value: 'Hoja' } })
  save(90, { modo_de_aplicacion: 2, dosis: '3 L/ha' })
  await newsTitle()
  expect(card(0).getByRole('combobox', { name: 'Modo de aplicación' })).toHaveDisplayValue('Aplicación foliar y al riego')
  expect(target(0)).toHaveValue('Hoja')
  save(92, { objetivo: { es_ES: 'Fruto' } })
  await waitFor(() => expect(target(2)).toHaveValue('Fruto'))
  await user.click(card(0).getByRole('button', { name: 'Guardar cambios' }))
  await waitFor(() => expect(row(90)).toMatchObject({ modo_de_aplicacion: 2, dosis: '3 L/ha', objetivo: { es_ES: 'Hoja' } }))
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(server.asked()).toContain('GET /api/como_se_aplica/?estado_fenologico=8')
})

it('shows entries that another adds to a stage or takes out of it [SY-04]', async () => {
  const { save } = await open()
  save(93, { estado_fenologico: 8, producto_generico: 6 })
  await waitFor(() =>
    expect(cards().map(({ textContent }) => /Zinc \d/.exec(textContent)?.[0])).toEqual(['Zinc 5', 'Zinc 6', 'Zinc 5', 'Zinc 6']),
  )
  expect(screen.getByRole('button', { name: /^Fase 8 / })).toHaveTextContent('2 productos')
  save(91, null)
  await waitFor(() => expect(cards()).toHaveLength(3))
  expect(screen.getByRole('button', { name: /^Fase 7 / })).toHaveTextContent('1 producto')
})

it('asks where both have changed the same text in the same language [SY-04, ML-06]', async () => {
  const { save, user, row } = await open()
  fireEvent.change(target(0), { target: { value: 'Hoja' } })
  save(90, { objetivo: { es_ES: 'Fruto', fr_FR: 'Fruit' } })
  await newsTitle()
  expect(target(0)).toHaveAccessibleDescription('Ana Gil también lo ha cambiado. Al guardar se le preguntará.')
  await user.click(card(0).getByRole('button', { name: 'Guardar cambios' }))
  await screen.findByRole('alertdialog', { name: 'Conflicto al guardar' })
  await user.click(screen.getByRole('button', { name: 'Guardar la mía' }))
  await waitFor(() => expect(row(90)).toMatchObject({ objetivo: { es_ES: 'Hoja', fr_FR: 'Fruit' } }))
})

const stages = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

it('follows stages that another adds, renames, moves and deletes [SY-04]', async () => {
  const { stage } = await open()
  stage(9, { orden: -1, nombre: { es_ES: 'Fase 9' } })
  await waitFor(() => expect(stages()).toEqual([expect.stringContaining('Fase 9'), 'Fase 7 2 productos', 'Fase 8 1 producto']))
  stage(7, { orden: 20, nombre: { es_ES: 'Floración' } })
  await waitFor(() => expect(stages()).toEqual([expect.stringContaining('Fase 9'), 'Fase 8 1 producto', 'Floración 2 productos']))
  stage(9, null)
  await waitFor(() => expect(stages()).toEqual(['Fase 8 1 producto', 'Floración 2 productos']))
})

it('keeps a deleted stage while something is typed in it [SY-04]', async () => {
  const { stage, save } = await open()
  fireEvent.change(target(2), { target: { value: 'Fruto' } })
  save(92, null)
  stage(8, null)
  await screen.findByText('Eliminado')
  expect(stages()).toEqual(['Fase 7 2 productos', 'Fase 8 1 producto'])
  expect(target(2)).toHaveValue('Fruto')
  fireEvent.change(target(2), { target: { value: 'Raíz' } })
  await waitFor(() => expect(stages()).toEqual(['Fase 7 2 productos']))
})

it('leaves an entry that another moves to another stage where it is while it is typed in, and saves it there [SY-04]', async () => {
  const { save, user, row } = await open()
  fireEvent.change(target(0), { target: { value: 'Hoja' } })
  save(90, { estado_fenologico: 8, modo_de_aplicacion: 2 })
  await newsTitle()
  expect(stages()).toEqual(['Fase 7 2 productos', 'Fase 8 1 producto'])
  expect(target(0)).toHaveValue('Hoja')
  await user.click(card(0).getByRole('button', { name: 'Guardar cambios' }))
  await waitFor(() => expect(row(90)).toMatchObject({ estado_fenologico: 8, modo_de_aplicacion: 2, objetivo: { es_ES: 'Hoja' } }))
  await user.click(document.body)
  await waitFor(() => expect(stages()).toEqual(['Fase 7 1 producto', 'Fase 8 2 productos']))
  save(91, { estado_fenologico: 8 })
  await waitFor(() => expect(stages()).toEqual(['Fase 7 0 productos', 'Fase 8 3 productos']))
})

it('tells nobody of the own save whose answer was lost [SY-04]', async () => {
  const { server, user, row, store } = await open()
  fireEvent.change(target(0), { target: { value: 'Hoja' } })
  server.troubleWith(({ method }) => (method === 'PUT' ? 'after' : null))
  await user.click(card(0).getByRole('button', { name: 'Guardar cambios' }))
  await waitFor(() => expect(row(90)).toMatchObject({ objetivo: { es_ES: 'Hoja' } }))
  server.troubleWith(() => null)
  const change = { recurso: 'como_se_aplica', version: 2, registros: [90], eliminados: [], usuario: ana }
  act(() => void store.dispatch(changeReceived(change)))
  await waitFor(() =>
    expect(store.getState().news['cultivos 3']?.received).toMatchObject({ partes: { como_se_aplica: expect.any(Array) } }),
  )
  expect(screen.queryByText(/guardado cambios en este registro/)).not.toBeInTheDocument()
  expect(target(0)).toHaveValue('Hoja')
})
