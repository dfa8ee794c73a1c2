import { screen, waitFor, within } from '@testing-library/react'
import { comparisonPart } from '@/features/productos/edit/comparison/comparisonPart'
import { ProductoScreen } from '@/features/productos/edit/ProductoScreen'
import { sagas } from '@/features/productos/edit/formChunk'
import { selectProducto } from '@/features/productos/slice'
import { runInSessions } from '@/store/sessionSagas'
import { acabado, generico, linea } from '@test/features/productos/products'
import { answerCalls, type Answer } from '@test/support/answers'
import { quietErrors } from '@test/support/quiet'
import { renderScreens } from '@test/support/renderScreens'
import { layOut } from '@test/ui/layout'
import { violations } from '@test/ui/violations'

sagas.forEach(runInSessions)
quietErrors()
beforeAll(async () => {
  layOut({ height: 600 })
  await comparisonPart.load()
})

const named = (id: number, text: string) => ({ id, nombre: { es_ES: text } })
const answers: Record<string, unknown> = {
  'GET /api/productos_acabados/8/': acabado({
    ...{ nombre: { es_ES: 'Zinc Foliar' }, caracteristicas: { es_ES: 'Quelato 100 %' } },
    descripcion: { es_ES: 'Corrige el zinc por vía foliar' },
  }),
  'GET /api/productos_genericos/7/': generico({
    ...{ nombre: { es_ES: 'Zinc EDTA' }, familia: 4, ecologico: true, iconos: [2, 5], estados_fenologicos: [51] },
    ...{ descripcion: { es_ES: 'Corrige el zinc por vía radicular' }, modo_de_accion: { fr_FR: 'Le zinc' } },
  }),
  'GET /api/lineas_de_composicion/?producto_acabado=8': [
    { ...linea(11, 0, { producto_acabado: 8 }), magnitud_1: 1 },
    linea(12, 1, { producto_acabado: 8 }),
  ],
  'GET /api/lineas_de_composicion/?producto_generico=7': [
    { ...linea(11, 0, { producto_generico: 7 }), id: 21, cantidad_1: 2, magnitud_1: 1 },
  ],
  'GET /api/familias/': [named(3, 'Quelatos'), named(4, 'Algas')],
  'GET /api/iconos/': [1, 2, 5].map(id => ({ ...named(id, `Icono ${id}`), imagen: `http://images.test/${id}.png` })),
  'GET /api/componentes/': [named(11, 'ZnSO<sub>4</sub>'), named(12, 'Boro')],
  'GET /api/magnitudes/': [{ id: 1, valor: { es_ES: '% p/p' } }],
  'GET /api/cultivos/': [{ ...named(1, 'Naranjo'), grupo_de_cultivo: null }],
  'GET /api/estados_fenologicos/': [51, 52].map(id => ({ ...named(id, `Estado ${id}`), cultivo: 1, orden: id, imagen: null })),
}
answers['PUT /api/productos_acabados/8/'] = answers['GET /api/productos_acabados/8/']

const show = async (answer: (path: string) => Answer | undefined = () => undefined) => {
  const calls = answerCalls(({ method, path }) => answer(path) ?? { body: answers[`${method} ${path}`] ?? [] })
  const view = renderScreens({ '/productos/edit/:tipo/:id': <ProductoScreen />, '*': <p>otra página</p> }, '/productos/edit/a/8')
  await waitFor(() => expect(screen.getByLabelText('Familia')).toHaveValue('Quelatos'))
  await view.user.click(tool())
  return { ...view, sent: () => calls.find(({ method }) => method === 'PUT')?.body }
}
const tool = () => screen.getByRole('button', { name: 'Comparar con el genérico' })
const table = () => screen.findByRole('table', { name: 'Diferencias con el producto genérico' })
/** Cells of every row except the headers: field, both values, and actions. */
const rows = async () =>
  within(await table())
    .getAllByRole('row')
    .map(row => within(row).queryAllByRole('cell'))
    .filter(cells => cells.length === 3)
    .map(cells => cells.map(({ textContent }) => textContent))
const heads = async () =>
  within(await table())
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)
const press = async ({ user }: Awaited<ReturnType<typeof show>>, name: string) => user.click(screen.getByRole('button', { name }))
const sum = () => screen.getByText(/^\d+ diferencias? con/).textContent
const bar = () => screen.getByRole('group', { name: 'Guardar el producto' })

it('shows only what differs beside the generic product, in the place of the form [CM-01]', async () => {
  const view = await show()
  expect(tool()).toHaveAttribute('aria-pressed', 'true')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Comparar con el genérico' })).toHaveFocus())
  expect(await heads()).toEqual([
    ...['Datos1', 'Familia'],
    ...['Textos3', 'Descripciónes_ES', 'Característicases_ES', 'Modo de acciónfr_FR'],
    ...['Iconos2', 'Icono 1', 'Icono 5'],
    ...['Composición2', 'ZnSO4', 'Boro'],
    ...['Estados fenológicos1', 'Naranjo · Estado 52'],
  ])
  expect(await rows()).toEqual([
    ['Quelatos', 'Algas', 'Traer'],
    ['Corrige el zinc por vía foliar', 'Corrige el zinc por vía radicular', 'Traer'],
    ['Quelato 100 %', 'Sin texto', 'Traer'],
    ['Sin texto', 'Le zinc', 'Traer'],
    ['Lo tiene', 'No lo tiene', 'Traer'],
    ['No lo tiene', 'Lo tiene', 'Traer'],
    ['1.50000 % p/p', '2.00000 % p/p', 'Traer'],
    ['1.50000', 'No estáAl traerlo, la línea se quita de este producto', 'Traer'],
    ['Lo tiene', 'No lo tiene', 'Traer'],
  ])
  expect(sum()).toBe('9 diferencias con Zinc EDTA')
  expect(screen.queryByRole('textbox', { name: 'Código' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Traer Boro: se quita de este producto' })).toBeVisible()
  expect(await violations()).toEqual([])
  await press(view, 'Volver al formulario')
  expect(screen.getByRole('textbox', { name: 'Código' })).toBeVisible()
  await waitFor(() => expect(tool()).toHaveFocus())
  expect(tool()).toHaveAttribute('aria-pressed', 'false')
})

it('brings one thing as an unsaved edit and takes it back, with the focus on the same button [CM-01]', async () => {
  const view = await show()
  await table()
  await press(view, 'Traer Descripción, es_ES')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Deshacer: Descripción, es_ES' })).toHaveFocus())
  expect((await rows())[1]).toEqual([
    'Corrige el zinc por vía [quitado: foliar][añadido: radicular]',
    'Corrige el zinc por vía radicular',
    'TraídoDeshacer',
  ])
  expect(sum()).toBe('9 diferencias con Zinc EDTA, 1 ya traída')
  expect(bar()).toHaveTextContent('1 cambio sin guardar')
  await view.user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Traer Descripción, es_ES' })).toHaveFocus())
  expect(bar()).not.toHaveTextContent('sin guardar')
  for (const name of ['Familia', 'Icono 5', 'ZnSO4', 'Boro: se quita de este producto']) await press(view, `Traer ${name}`)
  expect(bar()).toHaveTextContent('3 cambios sin guardar')
  expect(selectProducto(view.store.getState()).composicion).toMatchObject([{ componente: 11, cantidad_1: 2 }])
  for (const name of ['Familia', 'Icono 5', 'ZnSO4', 'Boro']) await press(view, `Deshacer: ${name}`)
  expect(bar()).not.toHaveTextContent('sin guardar')
})

it('brings a group, then the rest, which is saved with the form [CM-01]', async () => {
  const view = await show()
  await table()
  await view.user.click(screen.getByRole('checkbox', { name: 'Vaciar también lo que el genérico no tiene (4)' }))
  await press(view, 'Traer los 3 de Textos')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Deshacer: Descripción, es_ES' })).toHaveFocus())
  expect(screen.queryByRole('button', { name: /^Traer los . de Textos/ })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Traer los . de Datos/ })).not.toBeInTheDocument()
  await press(view, 'Traer todo')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Volver al formulario' })).toHaveFocus())
  expect(sum()).toBe('9 diferencias con Zinc EDTA, 9 ya traídas')
  await press(view, 'Volver al formulario')
  expect(screen.getByLabelText('Familia')).toHaveValue('Algas')
  await view.user.click(tool())
  expect(await screen.findByText('Este producto y su genérico dicen lo mismo')).toBeVisible()
  await press(view, 'Volver al formulario')
  await press(view, 'Guardar')
  await waitFor(() =>
    expect(view.sent()).toMatchObject({
      ...{ codigo: '10100', nombre: { es_ES: 'Zinc Foliar' }, familia: 4, iconos: [2, 5], estados_fenologicos: [51] },
      ...{ descripcion: { es_ES: 'Corrige el zinc por vía radicular' }, modo_de_accion: { fr_FR: 'Le zinc' } },
    }),
  )
})

it('leaves out of all at once what would empty or take away, says how many, and undoes it as one [CM-01]', async () => {
  const view = await show()
  await table()
  expect(screen.getByRole('button', { name: 'Traer Características, es_ES: se vacía' })).toBeVisible()
  await press(view, 'Traer Icono 5')
  await press(view, 'Traer todo')
  expect(sum()).toBe('9 diferencias con Zinc EDTA, 5 ya traídas')
  expect(screen.getByText('4 diferencias traídas; 4 quedan como estaban, que el genérico no tiene')).toBeVisible()
  expect((await rows())[2]).toEqual(['Quelato 100 %', 'Sin texto', 'Traer'])
  expect(selectProducto(view.store.getState()).composicion).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Traer todo' })).not.toBeInTheDocument()
  expect(await violations()).toEqual([])
  await press(view, 'Deshacer')
  expect(sum()).toBe('9 diferencias con Zinc EDTA, 1 ya traída')
  expect(bar()).toHaveTextContent('1 cambio sin guardar')
  await view.user.click(screen.getByRole('checkbox', { name: /^Vaciar también/ }))
  await press(view, 'Traer todo')
  expect(screen.getByText('8 diferencias traídas')).toBeVisible()
  await press(view, 'Deshacer')
  expect(sum()).toBe('9 diferencias con Zinc EDTA, 1 ya traída')
  expect(selectProducto(view.store.getState()).composicion).toMatchObject([{ cantidad_1: 1.5 }, { componente: 12 }])
})

it('says that the generic product could not be loaded, and tries again [CM-01]', async () => {
  let fails = true
  const view = await show(path => (fails && path.startsWith('/api/productos_genericos/7/') ? { status: 500 } : undefined))
  expect(await screen.findByText('No se ha podido cargar el producto genérico')).toBeVisible()
  fails = false
  await press(view, 'Reintentar')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Comparar con el genérico' })).toHaveFocus())
  expect(await table()).toBeVisible()
})

it('is not offered for a product without a generic one [CM-01]', async () => {
  answerCalls(({ method, path }) => ({
    body: path === '/api/productos_acabados/8/' ? acabado({ producto_generico: null }) : (answers[`${method} ${path}`] ?? []),
  }))
  renderScreens({ '/productos/edit/:tipo/:id': <ProductoScreen /> }, '/productos/edit/a/8')
  await screen.findByLabelText('Familia')
  expect(screen.queryByRole('button', { name: 'Comparar con el genérico' })).not.toBeInTheDocument()
})
