import { matchColumns } from '@/features/importar/model/matchColumns'
import { importable } from '@/features/importar/model/resources'
import { fieldsOf, titleOf } from '@/features/importar/model/targets'
import { templateOf } from '@/features/importar/model/template'
import { openWorkbook } from '@/kits/spreadsheet/openWorkbook'
import { openZip } from '@/kits/spreadsheet/unzip'
import { countries, references } from '@test/features/importar/model/given'

const sheetsIn = async (bytes: Uint8Array) => {
  const sheets = await openWorkbook(await openZip(bytes))
  return Promise.all(
    sheets.map(async ({ name, read }) => {
      const rows: (readonly string[])[] = []
      await read(cells => {
        rows.push(cells)
        return true
      })
      return { name, rows }
    }),
  )
}

it.each(importable)(
  'The template of %s has a column for each of its fields, and they are matched by their titles [IX-08]',
  async recurso => {
    const [sheet] = await sheetsIn(templateOf(recurso, { references, countries }))
    const titles = sheet?.rows[0] ?? []
    const matches = matchColumns(recurso, { titles }, [], ['es_ES', 'fr_FR'])
    expect(matches.map(({ target }) => target && titleOf(recurso, target, []))).toEqual(titles)
    const fields = matches.flatMap(({ target }) => (target?.kind === 'field' ? [target.field] : []))
    expect(fields).toEqual(fieldsOf(recurso).map(([name]) => name))
  },
)

it('A second sheet has the known values, as cells name them [IX-08]', async () => {
  const [sheet, values] = await sheetsIn(templateOf('productos_acabados', { references, countries }))
  expect(sheet?.name).toBe('Productos acabados')
  expect(values?.name).toBe('Valores')
  const [titles = [], ...rows] = values?.rows ?? []
  const column = (title: string) => rows.map(row => row[titles.indexOf(title)] ?? '').filter(text => text !== '')
  expect(column('Familia')).toEqual(['Abonos NPK solubles', 'Aminoácidos, extractos', 'Enraizantes', 'Microelementos quelatados'])
  expect(column('Iconos')).toEqual(['Fruto', 'Hoja (1)', 'Hoja (4)', 'Raíz, tallo'])
  expect(column('Países')).toEqual(['España', 'Francia', 'Marruecos'])
  expect(column('Estado')).toEqual(['Activo', 'Inactivo'])
  expect(column('Componente')).toEqual(['Nitrógeno (N) total', 'P2O5', 'Zinc (Zn)'])
})
