import { savesOf } from '@/kits/forms/news/model/savesOf'
import { differencesBetween } from '@/kits/forms/news/model/differences'
import type { NotedSave } from '@/kits/forms/news/slice'
import { linea } from '@test/features/productos/products'

const familia = { tipo: 'familias', registro: 7 }
const valuesOf = (fields: object) => ({ fields, partes: {} })
const changes = differencesBetween(
  familia,
  valuesOf({ nombre: { es_ES: 'Quelatos', pt_PT: '' }, color: '' }),
  valuesOf({ nombre: { es_ES: 'Quelatos foliares', pt_PT: '' }, color: '#00ff00' }),
)

const by = (id: number, more: Partial<NotedSave>): NotedSave => ({
  usuario: { id, nombre: '', apellidos: '' },
  momento: '2026-11-27T09:51:00.000Z',
  ...more,
})
const inHistory = (id: number, ...fields: [campo: string | null, idioma: string | null][]) =>
  by(id, { cambios: fields.map(([campo, idioma]) => ({ ...familia, campo, idioma })) })
const inEvent = (id: number, ...ids: number[]) => by(id, { changed: { recurso: 'familias', ids } })

it('names of the history the last save of each changed field, not its creation, other languages or older saves [SY-04, SY-09]', () => {
  const made = inHistory(1, [null, null])
  const overwritten = inHistory(2, ['nombre', 'es_ES'])
  const renamed = inHistory(3, ['nombre', 'es_ES'])
  const translated = inHistory(4, ['nombre', 'pt_PT'])
  const coloured = inHistory(5, ['color', null])
  expect(savesOf(changes, [made, overwritten, renamed, translated, coloured])).toEqual([renamed, coloured])
})

it('names the saves of events by record, for changes that the history does not explain [SY-04, SY-09]', () => {
  const [renamed, coloured] = [inHistory(3, ['nombre', 'es_ES']), inHistory(5, ['color', null])]
  const [here, elsewhere] = [inEvent(6, 7), inEvent(8, 9)]
  expect(savesOf(changes, [here, elsewhere])).toEqual([here])
  expect(savesOf(changes, [coloured, here, elsewhere])).toEqual([coloured, here])
  expect(savesOf(changes, [renamed, coloured, here])).toEqual([renamed, coloured])
})

it('names all of the events where none tells of the changes, and nobody where only older saves are known [SY-04, SY-09]', () => {
  const [made, translated] = [inHistory(1, [null, null]), inHistory(4, ['nombre', 'pt_PT'])]
  const elsewhere = inEvent(8, 9)
  expect(savesOf(changes, [made, translated])).toEqual([by(0, {})])
  expect(savesOf(changes, [made, translated, elsewhere])).toEqual([elsewhere])
  expect(savesOf([], [made, elsewhere])).toEqual([])
})

describe('of composition lines', () => {
  const tipo = 'lineas_de_composicion'
  const line = (id: number, cantidad_1: number) => linea(id, 0, { producto_generico: 7, cantidad_1 })
  const valuesWith = (lines: ReturnType<typeof line>[]) => ({ fields: {}, partes: { [tipo]: lines } })
  const between = (before: ReturnType<typeof line>[], now: ReturnType<typeof line>[]) =>
    differencesBetween({ tipo: 'productos_genericos', registro: 7 }, valuesWith(before), valuesWith(now))
  const ofLine = (id: number, registro: number, campo: string | null) => by(id, { cambios: [{ tipo, registro, campo, idioma: null }] })
  const [made, ana, marta] = [ofLine(1, 11, null), ofLine(2, 11, 'cantidad_1'), ofLine(3, 12, 'cantidad_1')]

  it('names the author of each line [SY-04, SY-09]', () => {
    expect(savesOf(between([line(11, 1), line(12, 1)], [line(11, 2), line(12, 2)]), [made, ana, marta])).toEqual([ana, marta])
    expect(savesOf(between([line(11, 1), line(12, 1)], [line(11, 1), line(12, 2)]), [made, ana, marta])).toEqual([marta])
  })

  it('names who has added or removed a line [SY-04, SY-09]', () => {
    const removed = ofLine(4, 12, null)
    expect(savesOf(between([line(12, 1)], [line(11, 1)]), [made, removed])).toEqual([made, removed])
  })
})
