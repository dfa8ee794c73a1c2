import { savesOf } from '@/kits/forms/news/model/savesOf'
import { differencesBetween } from '@/kits/forms/news/model/differences'
import type { NotedSave } from '@/kits/forms/news/slice'

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

it('names the saves of events by record, beside those of the history [SY-04, SY-09]', () => {
  const coloured = inHistory(5, ['color', null])
  const [here, elsewhere] = [inEvent(6, 7), inEvent(8, 9)]
  expect(savesOf(changes, [coloured, here, elsewhere])).toEqual([coloured, here])
})

it('names all of the events where none tells of the changes, or the last save of the history [SY-04, SY-09]', () => {
  const [made, translated] = [inHistory(1, [null, null]), inHistory(4, ['nombre', 'pt_PT'])]
  const elsewhere = inEvent(8, 9)
  expect(savesOf(changes, [made, translated])).toEqual([translated])
  expect(savesOf(changes, [made, translated, elsewhere])).toEqual([elsewhere])
  expect(savesOf([], [made, elsewhere])).toEqual([])
})
