import { newImportSave } from '@/store/sequences/run'
import { nameOfTipo } from '@/kits/history/model/fieldCatalogue'
import { dayInWords, linesOf } from '@/features/historial/actividad/days'
import { whoOf } from '@/kits/history/model/author'
import { countInWords, verbOf, verbs, entriesInWords, describedEntry } from '@/features/historial/actividad/words'
import { deleted, entry, many, translated } from '@test/features/historial/actividad/entries'

it('calls texts of other languages alone a translation [HI-05]', () => {
  const said = [entry(), translated, deleted, entry({ accion: 'creado' }), entry({ accion: 'restaurado' })].map(
    each => verbs[verbOf(each)].label,
  )
  expect(said).toEqual(['Cambió', 'Tradujo', 'Eliminó', 'Creó', 'Restauró'])
  expect(verbOf(entry({ cambios: [...translated.cambios, ...entry().cambios] }))).toBe('cambiado')
  expect(verbOf(entry({ cambios: [] }))).toBe('cambiado')
})

it('tells a run over many records as one entry, with the names of the first [HI-05]', () => {
  expect(describedEntry(many)).toEqual({
    name: '38 productos acabados',
    kind: 'Lista',
    what: 'Zinc Foliar, Aminofol 24, Sulfato de zinc…',
  })
  const campos = ['familia', 'activo', 'envases', 'paises'].map(campo => ({ tipo: 'productos_acabados', campo }))
  const line = { tipo: 'lineas_de_composicion', campo: null }
  const what = (fields: typeof campos | (typeof line)[]) => describedEntry({ ...many, campos: fields }).what
  expect(what([...campos.slice(0, 1)])).toBe('Familia · Zinc Foliar, Aminofol 24, Sulfato de zinc…')
  expect(what(campos)).toBe('Familia, Estado, Envases y 1 más · Zinc Foliar, Aminofol 24, Sulfato de zinc…')
  expect(what([line])).toMatch(/^Composición · /)
  expect(describedEntry({ ...many, accion: 'eliminado', campos }).what).toMatch(/^Zinc Foliar/)
  expect(describedEntry({ ...many, registros: 3 }).what).toBe('Zinc Foliar, Aminofol 24, Sulfato de zinc')
  const otros = [{ tipo: 'ensayos', registro: 2, codigo: 'EN-2', nombre: {} }]
  expect(describedEntry({ ...many, registros: 2, otros })).toMatchObject({ name: '2 registros', what: 'Zinc Foliar, EN-2' })
  expect(describedEntry({ ...many, tipo: 'iconos', otros: [] }).name).toBe('38 iconos')
})

it('tells a translation of many records by its texts and its language [HI-05, TX-04]', () => {
  const run = { ...many, cambios: translated.cambios, traduccion: { textos: 1037, idioma: 'fr_FR' } }
  expect(verbOf(run)).toBe('traducido')
  expect(describedEntry(run)).toEqual({
    name: '1037 textos',
    kind: 'Francés (Francia)',
    what: '38 registros: Zinc Foliar, Aminofol 24, Sulfato de zinc…',
  })
  expect(describedEntry({ ...run, traduccion: { textos: 2, idioma: null } })).toMatchObject({ name: '2 textos', kind: 'Traducciones' })
  expect(verbOf({ ...run, traduccion: null })).toBe('cambiado')
})

it('tells an import as one, whatever it has done, by its records [IX-07]', () => {
  const run = { ...many, importacion: newImportSave(), cambios: translated.cambios, traduccion: { textos: 44, idioma: 'fr_FR' } }
  expect(verbs[verbOf(run)].label).toBe('Importó')
  expect(describedEntry(run)).toMatchObject({ name: '38 productos acabados', kind: 'Lista' })
  expect(verbs[verbOf({ ...run, accion: 'creado' })].label).toBe('Importó')
})

it('tells an import of several kinds by how many of each it has [IX-07]', () => {
  const run = { ...many, importacion: newImportSave(), registros: 209, por_tipo: { productos_acabados: 208, familias: 1 } }
  expect(describedEntry(run).name).toBe('208 productos acabados y 1 familia')
  const por_tipo = { productos_acabados: 2, familias: 2, iconos: 1, envases: 1, magnitudes: 1 }
  expect(describedEntry({ ...run, registros: 7, por_tipo }).name).toBe('2 productos acabados, 2 familias, 1 icono y 2 más')
  expect(describedEntry({ ...run, por_tipo: { familias: 1, copias: 1 } }).name).toBe('1 familia y 1 registro de otro tipo')
})

it('says no number of a record that has no name any more [HI-05]', () => {
  const nameless = { codigo: null, nombre: {} }
  expect(describedEntry(entry(nameless)).name).toBe('Sin nombre')
  expect(describedEntry({ ...many, ...nameless }).what).toMatch(/^Sin nombre, /)
})

it('tells one record by name, kind and what changed, and who did it [HI-05]', () => {
  expect(describedEntry(entry())).toEqual({ name: 'Zinc Foliar', kind: 'Producto acabado', what: 'Observaciones (es_ES)' })
  expect(whoOf(entry())).toBe('Marta Soler Vidal')
  expect(whoOf(deleted)).toBe('El servidor')
  expect(nameOfTipo('copias_de_seguridad')).toBe('Copia de seguridad')
})

it('says that there are more entries than were counted [HI-05]', () => {
  expect([countInWords(1_001, true), countInWords(37, true), countInWords(37, false)]).toEqual([
    ...['más de 1000 entradas', '37 entradas o más', '37 entradas'],
  ])
})

it('counts entries with a narrow space from ten thousand on [HI-05]', () => {
  expect([0, 1, 9999, 12_408, 1_000_000].map(entriesInWords)).toEqual([
    ...['0 entradas', '1 entrada', '9999 entradas', '12\u202f408 entradas', '1\u202f000\u202f000 entradas'],
  ])
})

it('puts each day over its entries, in the time of whoever reads [HI-05]', () => {
  const lines = linesOf([entry(), translated, deleted, many])
  expect(lines.map(line => (line.kind === 'day' ? line.day : line.kind === 'entry' ? `${line.index} ${line.time}` : ''))).toEqual([
    ...['2026-03-04', '0 10:52', '1 10:52', '2026-03-03', '2 18:03', '3 11:16'],
  ])
  const now = new Date('2026-03-04T12:00:00').getTime()
  expect(['2026-03-04', '2026-03-03', '2026-03-02'].map(day => dayInWords(day, now))).toEqual([
    ...['2026-03-04, hoy', '2026-03-03, ayer', '2026-03-02'],
  ])
})
