import { readData } from '@/features/importar/sagas/readData'
import type { Target } from '@/features/importar/model/types'
import { runSaga } from 'redux-saga'
import { fieldTarget, sheetOf } from '@test/features/importar/given'
import { generico, linea } from '@test/features/productos/products'
import { createMemoryServer } from '@test/support/memoryServer'
import { stateAfter } from '@test/support/state'

const line: Target = { kind: 'line', field: 'componente' }
const owned = (id: number) => ({ producto_generico: id, producto_acabado: null })

const given = (count: number) => {
  const ids = Array.from({ length: count }, (_, at) => at + 1)
  return createMemoryServer({
    productos_genericos: ids.map(id => ({ ...generico(), id, codigo: `G-${id}` })),
    lineas_de_composicion: ids.map(id => linea(100 + id, 0, owned(id))),
  })
}

const read = (targets: Target[], codes: string[]) => {
  const sheet = sheetOf(['Código', 'Componente'], ...codes.map(code => [code, 'Zinc']))
  return runSaga({ dispatch: () => undefined, getState: () => stateAfter() }, readData, 'productos_genericos', sheet, targets).toPromise()
}

const linesAsked = (server: ReturnType<typeof given>) => server.asked().filter(call => call.includes('lineas_de_composicion'))

it('asks for the lines of the products alone that the file may mean [IX-05]', async () => {
  const server = given(5)
  const { lines, records } = await read([fieldTarget('codigo'), line], ['g-2 ', 'G-4', 'otro'])
  expect(lines.map(({ producto_generico }: { producto_generico: number }) => producto_generico)).toEqual([2, 4])
  expect(records).toHaveLength(5)
  expect(linesAsked(server)).toHaveLength(2)
})

it('asks for the lines of products by the ids that the review reads [IX-03, IX-05]', async () => {
  given(5)
  const { lines } = await read([{ kind: 'id' }, line], ['003', ' 4 ', '1e0'])
  expect(lines.map(({ producto_generico }: { producto_generico: number }) => producto_generico)).toEqual([3, 4])
})

it('asks once for the lines of many products [IX-05, IX-09]', async () => {
  const server = given(60)
  const codes = Array.from({ length: 50 }, (_, at) => `G-${at + 1}`)
  const { lines } = await read([fieldTarget('codigo'), line], codes)
  expect(lines).toHaveLength(50)
  expect(linesAsked(server)).toEqual(['GET /api/lineas_de_composicion/'])
})

it('asks for no lines where the file brings none [IX-05]', async () => {
  const server = given(2)
  const { lines } = await read([fieldTarget('codigo')], ['G-1'])
  expect(lines).toEqual([])
  expect(linesAsked(server)).toEqual([])
})
