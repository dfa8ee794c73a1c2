import fc from 'fast-check'
import { queryOf, viewIn } from '@/kits/lists/model/address'
import { initialView, type TableView } from '@/shared/tableView'

const columns = [
  { key: 'codigo', title: 'N. Registro' },
  { key: 'nombre', title: 'Nombre' },
  { key: 'producto_generico', title: 'Producto genérico' },
  { key: 'paises', title: 'Países' },
]
const column = fc.constantFrom(...columns.map(({ key }) => key))
const filters = [{ key: 'familia' }, { key: 'pais' }]
const shape = { columns, filters }

const values = fc.uniqueArray(fc.string({ unit: 'grapheme', maxLength: 5 }), { minLength: 1, maxLength: 3 })
const view: fc.Arbitrary<TableView> = fc.record({
  term: fc.string({ unit: 'grapheme' }),
  sort: fc.record({ column, descending: fc.boolean() }),
  scroll: fc.constant(0),
  filters: fc.record({ familia: values, pais: values }, { requiredKeys: [] }),
  columns: fc.option(fc.uniqueArray(column, { minLength: 1 })),
})

it('holds the whole list: read again it is the same [LS-02]', () => {
  fc.assert(fc.property(view, each => expect(viewIn(queryOf(each, columns), shape)).toEqual(each)))
})

it('is written in words [LS-02]', () => {
  const each = {
    ...initialView,
    term: 'zinc foliar',
    sort: { column: 'producto_generico', descending: true },
    filters: { familia: ['3', ''] },
    columns: ['nombre', 'codigo'],
  }
  expect(queryOf(each, columns)).toBe('?buscar=zinc+foliar&familia=3&familia=&orden=-producto-generico&columnas=nombre%2Cn-registro')
})

it('says by what a list is sorted even where nothing was changed, so that it is never taken for none [LS-02]', () => {
  expect(queryOf(initialView, columns)).toBe('?orden=n-registro')
  expect(viewIn('?orden=n-registro', shape)).toEqual({ ...initialView, sort: { column: 'codigo', descending: false } })
})

it.each(['', '?volver=1', '?idioma=fr_FR'])('says nothing of a list in %p', search => {
  expect(viewIn(search, shape)).toBeNull()
})

it('leaves out what there is not: filters, columns and an order of another list [LS-02]', () => {
  expect(viewIn('?orden=-fecha&columnas=fecha,otra&cultivo=3&pais=ES', shape)).toEqual({
    ...initialView,
    sort: { column: 'codigo', descending: true },
    filters: { pais: ['ES'] },
  })
})
