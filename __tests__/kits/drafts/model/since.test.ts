import { changesIn } from '@/kits/drafts/model/changesIn'
import { changesLeft, differenceOf, placesOf, sinceInWords } from '@/kits/drafts/model/since'

const opened = { titulo: {}, nombre: { es_ES: 'Zinc' }, codigo: '1', iconos: [1] }
const values = { titulo: { es_ES: 'Un título', fr_FR: 'Un titre' }, nombre: { es_ES: 'Zinc' }, codigo: '2', iconos: [1, 2] }
const labelOf = (field: string) => field.toUpperCase()
const changes = [...changesIn(opened, values, labelOf), '3 líneas de composición', 'Línea (sin aceptar)']

const leftOf = (now: object) => changesLeft({ changes }, differenceOf({ opened, values }, now), labelOf)

it('names what of a draft its record does not have yet, and all that the record says nothing of [DR-05, DR-06]', () => {
  expect(leftOf(opened)).toEqual(changes)
  expect(leftOf({ ...opened, titulo: { es_ES: 'Un título' }, codigo: '2' })).toEqual([
    'TITULO (fr_FR)',
    'ICONOS',
    '3 líneas de composición',
    'Línea (sin aceptar)',
  ])
  expect(leftOf(values)).toEqual(['3 líneas de composición', 'Línea (sin aceptar)'])
})

it('knows the changes of a card by what stands before them [DR-05]', () => {
  const difference = differenceOf({ opened, values }, { ...opened, iconos: [2, 1] })
  expect(changesLeft({ changes: ['Combinación 2: ICONOS', 'Combinación 2: CODIGO'] }, difference, labelOf)).toEqual([
    'Combinación 2: CODIGO',
  ])
})

it('has no difference where languages stand in another order, or are empty [DR-04]', () => {
  const { theirs } = differenceOf(
    { opened: { nombre: { es_ES: 'a', fr_FR: 'b' } }, values },
    { nombre: { fr_FR: 'b', en_US: '', es_ES: 'a' } },
  )
  expect(theirs).toEqual([])
})

it.each([
  [true, ['iconos']],
  [false, []],
])('counts the order of a list only where the form does: %s [CB-03, DR-04, DR-06]', (isOrdered, fields) => {
  const draft = { opened: { iconos: [1, 2] }, values: { iconos: [2, 1, 3] } }
  const { left } = differenceOf(draft, { iconos: [1, 2, 3] }, isOrdered)
  expect(left.map(({ field }) => field)).toEqual(fields)
  const moved = differenceOf({ opened: { iconos: [1, 2] }, values: { iconos: [2, 1] } }, { iconos: [2, 1] }, isOrdered)
  expect([moved.theirs, moved.edits].map(edits => edits.map(({ field }) => field))).toEqual([fields, fields])
  expect(moved.left).toEqual([])
})

it('looks up each language of a text [DR-04]', () => {
  expect(
    placesOf([
      { field: 'titulo', locales: ['es_ES', 'fr_FR'] },
      { field: 'codigo', locales: null },
    ]),
  ).toMatchObject([
    { field: 'titulo', locale: 'es_ES' },
    { field: 'titulo', locale: 'fr_FR' },
    { field: 'codigo', locale: null },
  ])
})

it.each([
  [[], 'Después, este registro ha cambiado'],
  [[null], 'Después, usted, en otra pestaña o sesión, ha cambiado este registro'],
  [['Eva Gil', 'Eva Gil'], 'Después, Eva Gil ha cambiado este registro'],
  [[''], 'Después, otra persona ha cambiado este registro'],
  [[null, 'Eva Gil'], 'Después han cambiado este registro Eva Gil y usted, en otra pestaña o sesión'],
])('says who has changed the record since, and of oneself that it was oneself: %j [DR-04]', (who, words) => {
  expect(sinceInWords(who.map(author => ({ author })))).toBe(`${words}: si chocan, se le preguntará.`)
})
