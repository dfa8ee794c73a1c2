import { deleteProducto } from '@/features/productos/list/deleteProducto'
import { deleteRequested } from '@/features/productos/slice'
import { productTypes } from '@/features/productos/productTypes'
import { selectFailedKeys } from '@/store/sequences/slice'
import { selectToasts } from '@/store/toasts'
import { quietErrors } from '@test/support/quiet'
import { stateAfter } from '@test/support/state'
import { createMemoryServer, type Trouble } from '@test/support/memoryServer'
import { play } from '@test/features/productos/play'
import { acabado, generico } from '@test/features/productos/products'

quietErrors()
const FAILED = 'Se ha producido un error al eliminar el producto'

describe.each([
  ['g', 7, 'productos_genericos'],
  ['a', 8, 'productos_acabados'],
] as const)('deleting a product of kind %s [AC-03]', (tipo, id, list) => {
  const given = () => createMemoryServer({ productos_genericos: [generico()], productos_acabados: [acabado({ producto_generico: null })] })

  it('says so and loads the list again [PG-07, PA-06, ER-02]', async () => {
    const server = given()
    const after = await play(deleteProducto, deleteRequested({ tipo, id }), stateAfter())
    expect(server.done()).toEqual([`DELETE /api/${list}/${id}/`])
    expect(selectToasts(after.state)).toMatchObject([{ tone: 'success', text: 'Producto eliminado con éxito' }])
    expect(after.actions).toContainEqual(productTypes[tipo].catalogue.loadRequested())
  })

  it.each<[string, Trouble, string]>([
    ['others refer to it', { status: 409, detail: 'Lo usa 1 producto acabado' }, 'Lo usa 1 producto acabado'],
    ['no answer comes, nothing done', 'before', FAILED],
    ['no answer comes, though it is done', 'after', FAILED],
  ])('where %s says so, and asking again succeeds [PA-06, ER-01, ER-06]', async (_how, trouble, text) => {
    const server = given()
    server.troubleWith(({ at }) => (at === 0 ? trouble : null))
    const failed = await play(deleteProducto, deleteRequested({ tipo, id }), stateAfter())
    expect(selectToasts(failed.state)).toMatchObject([{ tone: 'error', text }])
    expect(selectFailedKeys(failed.state)).toEqual([])
    const again = await play(deleteProducto, deleteRequested({ tipo, id }), failed.state)
    expect(selectToasts(again.state)).toMatchObject([{ tone: 'error' }, { tone: 'success' }])
    expect(server.row(list, id)).toBeUndefined()
  })
})
