import { conflictRows } from '@/kits/forms/conflict/conflictRows'
import type { ImageDraft } from '@/store/imageDraft'

const LEAF: ImageDraft = { kind: 'chosen', ticket: 'a', name: 'hoja.png', size: 2300 }
const BAG: ImageDraft = { kind: 'chosen', ticket: 'b', name: 'saco.png', size: 212_000 }
const labelOf = (field: string) => field

it('names the file of an image in one row, as the form does [IM-01, DR-04]', () => {
  const clash = { field: 'imagen', locale: null, mine: BAG, theirs: { kind: 'remove' } }
  expect(conflictRows([clash], labelOf, () => '')).toMatchObject([
    { label: 'imagen', locale: null, mine: 'saco.png · 212 kB', theirs: 'Se eliminará al guardar' },
  ])
})

it('leaves the equal texts and pictures of a part out, and never tears a picture apart [IM-01, DR-04]', () => {
  const textOf = jest.fn((_field: string, value: unknown) => JSON.stringify(value))
  const part = (picture: ImageDraft, fr_FR: string) => ({ texto: { es_ES: 'Hoja', fr_FR, it_IT: 'Foglia' }, picture })
  const rowsOf = (mine: object, theirs: object) => {
    conflictRows([{ field: 'adjuntos', locale: null, part: '1', mine, theirs }], labelOf, textOf)
    return textOf.mock.calls.splice(0).map(([, value]) => value)
  }
  expect(rowsOf(part(BAG, 'a'), part(LEAF, 'a'))).toEqual([
    { texto: { es_ES: 'Hoja' }, picture: BAG },
    { texto: { es_ES: 'Hoja' }, picture: LEAF },
  ])
  expect(rowsOf(part(BAG, 'a'), part(structuredClone(BAG), 'b'))).toEqual([
    { texto: { es_ES: 'Hoja', fr_FR: 'a' } },
    { texto: { es_ES: 'Hoja', fr_FR: 'b' } },
  ])
})
