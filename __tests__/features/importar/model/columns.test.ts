import { columnsOf } from '@/features/importar/model/columns'
import type { Target } from '@/features/importar/model/types'
import { sheetOf } from '@test/features/importar/given'
import { countries, references } from '@test/features/importar/model/given'

it('Words of the name of a component, in the title of a column that was chosen for it, are no unit [IX-05]', () => {
  const titles = ['N (total)', 'Riqueza (% p/p)', 'Nitrógeno (N) total', 'Zn g/l']
  const targets = titles.map((): Target => ({ kind: 'component', componente: 3, field: 'cantidad_1' }))
  const data = { records: [], lines: [], references, countries, companies: [] }
  const { components } = columnsOf({ recurso: 'productos_acabados', targets, sheet: sheetOf(titles), data })
  expect(components.map(({ unit }) => unit)).toEqual(['', '% p/p', '', 'g/l'])
})
