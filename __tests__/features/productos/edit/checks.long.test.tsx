import { screen, waitFor, within } from '@testing-library/react'
import { ProductoScreen } from '@/features/productos/edit/ProductoScreen'
import { sagas } from '@/features/productos/edit/formChunk'
import { selectComposicionChanged, selectProducto } from '@/features/productos/slice'
import { runInSessions } from '@/store/sessionSagas'
import { acabado, linea } from '@test/features/productos/products'
import { violations } from '@test/ui/violations'
import { createMemoryServer } from '@test/support/memoryServer'
import { quietErrors } from '@test/support/quiet'
import { renderScreens } from '@test/support/renderScreens'
import { layOut } from '@test/ui/layout'

sagas.forEach(runInSessions)

quietErrors()
beforeAll(() => layOut({ height: 352 }))

const NAMES = ['Nitrógeno (N) total', 'Óxido de potasio (K<sub>2</sub>O)', 'Zinc (Zn)', 'Boro (B)', 'Ácidos húmicos']
const [N, K, ZN, B, HUMICOS] = [1, 2, 3, 4, 5]

type Line = readonly [componente: number, masa: number | null, volumen: number | null]

const open = async (lines: readonly Line[]) => {
  const server = createMemoryServer({
    familias: [{ id: 3, nombre: { es_ES: 'NPK' } }],
    componentes: NAMES.map((es_ES, at) => ({ id: at + 1, nombre: { es_ES } })),
    magnitudes: ['% p/p', '% p/v'].map((es_ES, at) => ({ id: at + 1, valor: { es_ES } })),
    productos_acabados: [acabado({ nombre: { es_ES: 'Solnutre' }, producto_generico: null })],
    lineas_de_composicion: lines.map(([componente, cantidad_1, cantidad_2], orden) =>
      linea(100 + orden, orden, {
        ...{ producto_acabado: 8, componente, cantidad_1, cantidad_2, solubilidad: 0 },
        ...{ magnitud_1: cantidad_1 === null ? null : 1, magnitud_2: cantidad_2 === null ? null : 2 },
      }),
    ),
  })
  const view = renderScreens({ '/productos/edit/:tipo/:id': <ProductoScreen /> }, '/productos/edit/a/8')
  await screen.findByRole('table', { name: 'Composición' })
  const changed = () => selectComposicionChanged(view.store.getState())
  return { ...view, server, changed }
}

const checks = () => screen.findByRole('group', { name: 'Comprobaciones' })
const row = (name: RegExp) => within(screen.getByRole('table', { name: 'Composición' })).getByRole('row', { name })

const ODD: Line[] = [
  [N, 8, 11.36],
  [K, 6, 7.2],
  [ZN, 0.2, 0.284],
  [B, 0.1, 0.142],
]

it('lists advice under the lines, marks those that it names, and blocks no save [LB-01]', async () => {
  await open(ODD)
  const advice = await checks()
  expect(within(advice).getByRole('status')).toHaveTextContent('2 avisos')
  expect(
    within(advice)
      .getAllByRole('listitem')
      .map(item => item.textContent),
  ).toEqual([
    expect.stringMatching(/^DensidadLa línea 2 supone 1,20 kg\/l y las demás 1,42 kg\/l: ¿8,52 % p\/v\?Una cantidad .*Poner 8,52$/),
    expect.stringMatching(/^OrdenEl boro \(línea 4\) se declara antes que el zinc \(línea 3\)\..*Ordenar$/),
  ])
  expect(await screen.findByRole('row', { name: /^2.*con un aviso.*Óxido de potasio/ })).toBeInTheDocument()
  expect(row(/^1 Nitrógeno/)).toBeInTheDocument()
  expect(await violations()).toEqual([])
})

it('leads to a line, which Enter edits [LB-01]', async () => {
  const { user } = await open(ODD)
  await user.click(within(await checks()).getByRole('button', { name: 'línea 2' }))
  await waitFor(() => expect(row(/Óxido de potasio/)).toHaveFocus())
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('dialog', { name: 'Línea de composición' })).toBeInTheDocument()
})

it('lays a value and an order into the lines as unsaved edits, until the composition is coherent [LB-02, LB-05]', async () => {
  const { user, store, server, changed } = await open(ODD)
  const advice = await checks()
  expect(changed()).toBe(false)
  await user.click(within(advice).getByRole('button', { name: 'Poner 8,52 % p/v en la línea 2' }))
  await waitFor(() => expect(row(/Óxido de potasio/)).toHaveFocus())
  expect(selectProducto(store.getState()).composicion[1]?.cantidad_2).toBe(8.52)
  expect(changed()).toBe(true)
  await waitFor(() => expect(within(advice).getByRole('status')).toHaveTextContent('1 aviso'))
  await user.click(within(advice).getByRole('button', { name: 'Ordenar las líneas como se declaran' }))
  await waitFor(() => expect(row(/Nitrógeno/)).toHaveFocus())
  expect(screen.getByText('Líneas ordenadas')).toHaveAttribute('role', 'status')
  expect(selectProducto(store.getState()).composicion.map(({ componente, orden }) => [componente, orden])).toEqual([
    [N, 0],
    [K, 1],
    [B, 2],
    [ZN, 3],
  ])
  await waitFor(() => expect(within(advice).getByRole('status')).toHaveTextContent('La composición es coherente.'))
  expect(within(advice).queryByText('No impiden guardar.')).not.toBeInTheDocument()
  expect(server.done()).toEqual([])
})

it('follows the name as it is typed [LB-01, LB-04]', async () => {
  const { user } = await open([
    [N, 8, 11.36],
    [K, 6, 8.52],
  ])
  const advice = await checks()
  expect(within(advice).getByRole('status')).toHaveTextContent('La composición es coherente.')
  await user.type(screen.getByLabelText('Nombre'), ' NPK 8-0-3')
  await waitFor(() =>
    expect(within(advice).getByRole('listitem')).toHaveTextContent('El nombre dice «8-0-3» y el óxido de potasio (línea 2) es 6 %.'),
  )
})

it('says nothing of lines that it cannot judge [LB-01]', async () => {
  const { user } = await open([[HUMICOS, 12, null]])
  await user.click(screen.getByRole('button', { name: /^Editar Ácidos húmicos/ }))
  await screen.findByRole('dialog', { name: 'Línea de composición' })
  expect(screen.queryByRole('group', { name: 'Comprobaciones', hidden: true })).not.toBeInTheDocument()
})
