import { productosBulk } from '@/features/productos/list/bulk'
import type { Bulk, BulkAction } from '@/kits/lists/selection/definition'
import { selectBulk } from '@/kits/lists/store/outcome'
import type { BulkChange } from '@/kits/lists/store/runs'
import { selectToasts } from '@/store/toasts'
import { stepsIn } from '@test/features/productos/play'
import { acabado, generico } from '@test/features/productos/products'
import { playBulk } from '@test/kits/lists/playBulk'
import { createMemoryServer, type Trouble } from '@test/support/memoryServer'
import { quietErrors } from '@test/support/quiet'

quietErrors()

const given = () =>
  createMemoryServer({
    familias: [
      { id: 3, nombre: { es_ES: 'Quelatos' } },
      { id: 4, nombre: { es_ES: 'Correctores' } },
    ],
    productos_genericos: [generico()],
    productos_acabados: [8, 9].map(id => acabado({ id, codigo: `P-${id}`, producto_generico: 7, activo: true })),
  })

const run = (action: string, change: BulkChange, ids = [8, 9], bulk = productosBulk.a) => playBulk(bulk, { action, change, ids })

// Each action succeeds, and fails at each of its calls.
describe.each<[string, BulkChange, object]>([
  ['activar', { activo: true }, { activo: true }],
  ['desactivar', { activo: false }, { activo: false }],
  ['familia', { familia: 4 }, { familia: 4 }],
  ['ecologico', { ecologico: true }, { ecologico: true }],
  ['no-ecologico', { ecologico: false }, { ecologico: false }],
  ['anadir-paises', { added: ['es', 'gr'] }, { paises: ['ES', 'pt', 'gr'] }],
  ['quitar-paises', { removed: ['es'] }, { paises: ['pt'] }],
])('the action %s [LS-05, AC-03]', (action, change, written) => {
  const unlike = { activar: { activo: false }, 'no-ecologico': { ecologico: true }, ecologico: { ecologico: false } }[action]
  const server = () => {
    const made = given()
    for (const id of [8, 9]) Object.assign(made.row('productos_acabados', id) ?? {}, unlike)
    return made
  }
  const label = productosBulk.a.actions.find(({ key }) => key === action)?.label ?? ''

  it('reads each with its version and writes the whole, changed', async () => {
    const made = server()
    const { actions: log } = await run(action, change)
    expect(made.done().sort()).toEqual(['PUT /api/productos_acabados/8/', 'PUT /api/productos_acabados/9/'])
    for (const id of [8, 9])
      expect(made.row('productos_acabados', id)).toMatchObject({
        codigo: `P-${id}`,
        nombre: { en_US: 'Zinc' },
        producto_generico: 7,
        ...written,
      })
    expect(stepsIn(log)).toEqual([`${label}: started`, `${label}: done`])
    expect(log).toContainEqual(productosBulk.a.reload())
  })

  it.each<[string, string, Trouble, string]>([
    ['reading', 'GET', { status: 404, detail: 'No encontrado' }, 'No encontrado'],
    ['writing', 'PUT', { status: 412, detail: 'Otra' }, 'Otra persona lo ha cambiado mientras tanto'],
    ['writing', 'PUT', { status: 400, detail: 'El código ya existe' }, 'El código ya existe'],
    ['writing', 'PUT', 'before', 'El servidor no responde'],
  ])('goes on where %s one fails (%s) and says why', async (_what, method, trouble, reason) => {
    const made = server()
    made.troubleWith(asked => (asked.method === method && asked.path.endsWith('/8/') ? trouble : null))
    const { state, actions: log } = await run(action, change)
    expect(selectBulk(state, 'productos/a')).toMatchObject({ done: [9], failed: [{ id: 8, reason }], phase: 'over' })
    expect(stepsIn(log)).toEqual([`${label}: started`, `${label}: failed`])
    expect(made.row('productos_acabados', 9)).toMatchObject(written)
    expect(selectToasts(state)).toEqual([])
  })
})

it('deletes each; what is still used stays, with the sentence of the answer [LS-05, AC-03]', async () => {
  const server = given()
  server.troubleWith(({ method, path }) =>
    method === 'DELETE' && path.endsWith('/8/') ? { status: 409, detail: 'Lo usa 1 ensayo' } : null,
  )
  const { state } = await run('eliminar', {})
  expect(selectBulk(state, 'productos/a')).toMatchObject({ done: [9], failed: [{ id: 8, reason: 'Lo usa 1 ensayo' }] })
  server.troubleWith(() => null)
  const again = await run('eliminar', {}, [8])
  expect(selectToasts(again.state)).toMatchObject([{ text: '1 producto acabado eliminado' }])
  expect(server.row('productos_acabados', 8)).toBeUndefined()
  const generic = await run('eliminar', {}, [7], productosBulk.g)
  expect(selectToasts(generic.state)).toMatchObject([{ text: '1 producto genérico eliminado' }])
})

it('writes nothing where somebody else has made it so meanwhile [LS-05]', async () => {
  const server = given()
  const { state } = await run('activar', { activo: true }, [8])
  expect(server.done()).toEqual([])
  expect(selectToasts(state)).toMatchObject([{ text: '1 producto acabado activado' }])
})

it('does what the run of an action says, whatever its colour: red, it still writes; plain, it still deletes [LS-05]', async () => {
  const server = given()
  const painted = (key: string, tone?: 'danger'): Bulk => {
    const { tone: _own, ...action } = productosBulk.a.actions.find(each => each.key === key) as BulkAction
    return { ...productosBulk.a, actions: [{ ...action, ...(tone && { tone }) }] }
  }
  await run('desactivar', { activo: false }, [8], painted('desactivar', 'danger'))
  expect(server.row('productos_acabados', 8)).toMatchObject({ activo: false })
  await run('eliminar', {}, [9], painted('eliminar'))
  expect(server.row('productos_acabados', 9)).toBeUndefined()
  expect(server.done()).toEqual(['PUT /api/productos_acabados/8/', 'DELETE /api/productos_acabados/9/'])
})
