import { screen, waitFor } from '@testing-library/react'
import { loadChunk, routeAt } from '@/app/routeTable'
import { selectDownloads } from '@/store/downloads'
import { answerCalls } from '@test/support/answers'
import { renderScreens } from '@test/support/renderScreens'
import { ensayoRecord } from '@test/features/ensayos/ensayos'
import { layOut } from '@test/ui/layout'

beforeAll(() => layOut({ height: 600 }))
beforeEach(() => localStorage.clear())

const named = (id: number, nombre: string) => ({ id, nombre: { es_ES: nombre } })
const records: Record<string, readonly { id: number }[]> = {
  '/api/cultivos/': [named(1, 'Tomate'), named(2, 'Olivo'), named(3, 'Vid')],
  '/api/soluciones/': [named(1, 'Salinidad'), named(2, 'Cuajado'), named(3, 'Estrés')],
  '/api/ensayos/': ['C', 'A', 'B'].map((codigo, at) => ensayoRecord({ id: at + 1, codigo })),
}
const bodyAt = (path: string) => {
  const [, list = path, id] = /^(.*\/)(\d+)\/$/.exec(path) ?? []
  const all = records[list] ?? []
  return id === undefined ? all : all.find(record => record.id === Number(id))
}

const nameAt = (place: string, id: number): string => {
  const { nombre, codigo } = bodyAt(`/api/${place}/${id}/`) as { nombre?: { es_ES?: string }; codigo?: string }
  return nombre?.es_ES ?? codigo ?? ''
}

const open = async (place: string) => {
  answerCalls(({ path }) => ({ body: bodyAt(path) }))
  const [List, Detail] = await Promise.all(
    [`/${place}/ver`, `/${place}/detalle/1`].map(path => loadChunk(routeAt(path) ?? { chunk: () => Promise.reject(new Error(path)) })),
  )
  if (!List || !Detail) throw new Error(place)
  return renderScreens({ [`/${place}/ver`]: <List />, [`/${place}/detalle/:id`]: <Detail /> }, `/${place}/ver`)
}

it.each([
  ['cultivos', 'Olivo', [2, 1, 3]],
  ['soluciones', 'Cuajado', [2, 3, 1]],
  ['ensayos', 'A', [2, 3, 1]],
] as const)('goes from record to record in the order of the list: %s [LS-07]', async (place, first, order) => {
  const { user, path } = await open(place)
  const [cell] = await screen.findAllByRole('gridcell', { name: first })
  await user.click(cell ?? document.body)
  for (const [at, id] of order.entries()) {
    await waitFor(() => expect(path()).toBe(`/${place}/detalle/${id}`))
    // The pager does nothing before the page of the record is loaded.
    await screen.findByRole('heading', { level: 1, name: nameAt(place, id) })
    const next = screen.getByRole('button', { name: /^Siguiente/ })
    expect(screen.getByRole('group', { name: /^Lista de/ })).toHaveTextContent(`${at + 1} de 3`)
    await user.click(next)
  }
  expect(path()).toBe(`/${place}/detalle/${order[2]}`)
})

it('names a file after what it lists, whatever the title of the page asks for [LS-06]', async () => {
  const { user, store } = await open('soluciones')
  await user.click(await screen.findByRole('button', { name: /^Más/ }))
  await user.click(await screen.findByRole('menuitem', { name: /^Exportar .*CSV$/ }))
  await waitFor(() => expect(selectDownloads(store.getState())).toHaveLength(1))
  expect(selectDownloads(store.getState())[0]?.name).toMatch(/_soluciones\.csv$/)
})
