import { act, screen } from '@testing-library/react'
import { recordSearches } from '@/app/goto/recordSearches'
import { loadChunk, routeAt } from '@/app/routeTable'
import { initialView } from '@/shared/tableView'
import { tableViewed } from '@/store/memory/slice'
import { createMemoryServer } from '@test/support/memoryServer'
import { quietErrors } from '@test/support/quiet'
import { renderScreens } from '@test/support/renderScreens'
import { layOut } from '@test/ui/layout'

quietErrors()
beforeAll(() => layOut({ height: 600 }))

it.each(recordSearches.map(({ key, list }) => [key, list] as const))(
  'knows the list of %s, and where what is searched there is kept [LS-09]',
  async (_key, list) => {
    createMemoryServer({})
    const found = routeAt(list.path)
    if (!found) throw new Error(`No screen at ${list.path}`)
    const Screen = await loadChunk(found)
    const { store } = renderScreens({ [list.path]: <Screen /> }, list.path)
    act(() => void store.dispatch(tableViewed({ table: list.table, view: { ...initialView, term: 'buscado' } })))
    expect(await screen.findByRole('searchbox', { name: 'Buscar en la tabla' })).toHaveValue('buscado')
  },
)
