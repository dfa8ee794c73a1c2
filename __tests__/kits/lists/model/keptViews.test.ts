import { isChanged, standOf, usedIn, withChanged, withKept, withoutUsed } from '@/kits/lists/model/keptViews'
import { noViews } from '@/store/memory/views'
import { initialView } from '@/shared/tableView'

const view = { ...initialView, term: 'zinc', scroll: 300 }
const views = withKept(noViews, { id: 'a', name: 'Micros', stand: standOf(view) })

it('is in use once it is kept, and changed as soon as the list is; how far it is scrolled is no change [LS-04]', () => {
  expect(usedIn(views)?.name).toBe('Micros')
  expect(isChanged(views, { ...view, scroll: 0 })).toBe(false)
  expect(isChanged(views, { ...view, term: '' })).toBe(true)
  expect(isChanged({ ...views, used: null }, { ...view, term: '' })).toBe(false)
})

it('is not changed where the same filters were chosen in another order [LS-04]', () => {
  const filtered = { ...view, filters: { familia: ['3', '4'], activo: ['si'] } }
  const kept = withKept(noViews, { id: 'a', name: 'Micros', stand: standOf(filtered) })
  expect(isChanged(kept, { ...filtered, filters: { activo: ['si'], familia: ['4', '3'] } })).toBe(false)
  expect(isChanged(kept, { ...filtered, filters: { activo: ['si'], familia: ['3'] } })).toBe(true)
})

it('takes over how the list stands, or another name, and goes [LS-04]', () => {
  const two = withKept(views, { id: 'b', name: 'Otra', stand: standOf(initialView) })
  expect(isChanged(withChanged(two, { stand: standOf(view) }), view)).toBe(false)
  expect(withChanged(two, { name: 'Una más' }).kept.map(({ name }) => name)).toEqual(['Micros', 'Una más'])
  expect(withoutUsed(two)).toEqual({ kept: views.kept, used: null })
})
