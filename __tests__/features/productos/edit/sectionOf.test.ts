import { sectionOf } from '@/features/productos/edit/sectionOf'
import { sections } from '@/features/productos/edit/sections'
import { finishedColumns, genericColumns } from '@/shared/reports/columns'

it('knows where each column of the reports is written [CM-02]', () => {
  const setting = { idioma: 'es_ES', imageUrl: () => '' }
  const known: Record<string, string[]> = { g: sections.g.map(({ id }) => id), a: sections.a.map(({ id }) => id) }
  const strange = (columns: readonly { columna: string }[], kind: 'g' | 'a') =>
    columns.filter(({ columna }) => !known[kind]?.includes(sectionOf(columna)))
  expect([...strange(genericColumns(setting), 'g'), ...strange(finishedColumns(setting), 'a')]).toEqual([])
  // Each field of a section maps to that section.
  for (const { id, fields } of [...sections.g, ...sections.a]) expect(fields.filter(field => sectionOf(field) !== id)).toEqual([])
  expect(sectionOf('lineas_de_composicion')).toBe('composicion')
})
