import fc from 'fast-check'
import { mergeDraft } from '@/kits/drafts/model/mergeDraft'
import { mergeEdited, rebased, type Clash } from '@/store/merge/merge'

const LOCALES = ['es_ES', 'fr_FR', 'ja_JP']
type Texts = Record<string, string>
interface Values {
  nombre: Texts
  descripcion: Texts
  codigo: string
  iconos: number[]
}

// Few texts, so that two users often write equal ones.
const text = fc.constantFrom('', 'a', 'b', 'c')
const texts = fc.record(Object.fromEntries(LOCALES.map(locale => [locale, text])))
const someTexts = fc.dictionary(fc.constantFrom(...LOCALES), text)
const values: fc.Arbitrary<Values> = fc.record({
  nombre: texts,
  descripcion: someTexts,
  codigo: text,
  iconos: fc.subarray([1, 2]),
})

/** Every text and value by its place; a language without a text has an empty one. */
const places = ({ nombre, descripcion, codigo, iconos }: Values): Record<string, string> => ({
  ...Object.fromEntries(LOCALES.map(locale => [`nombre ${locale}`, nombre[locale] ?? ''])),
  ...Object.fromEntries(LOCALES.map(locale => [`descripcion ${locale}`, descripcion[locale] ?? ''])),
  'codigo ': codigo,
  'iconos ': JSON.stringify(iconos),
})
const LIST = 'iconos '
const placeOf = ({ field, locale }: Clash) => `${field} ${locale ?? ''}`

const property = (check: (opened: Values, typed: Values, now: Values) => void) =>
  fc.assert(fc.property(values, values, values, check), { numRuns: 500 })

it('shows the record as it is now, with what the draft has edited [DR-04]', () => {
  property((opened, typed, now) => {
    const [before, draft, current] = [places(opened), places(typed), places(now)]
    const shown = places(mergeDraft({ opened, values: typed }, now).values)
    // A language that the draft lacks was not edited in it.
    const isEdited = (place: string) => draft[place] !== before[place] && isNamed(typed, place)
    const texts = Object.keys(shown).filter(place => place !== LIST)
    for (const place of texts) expect([place, shown[place]]).toEqual([place, isEdited(place) ? draft[place] : current[place]])
    // Lists keep the ids that a side added, and lose the ones that a side removed.
    const isKept = (id: number) =>
      opened.iconos.includes(id) ? typed.iconos.includes(id) && now.iconos.includes(id) : [...typed.iconos, ...now.iconos].includes(id)
    expect(mergeDraft({ opened, values: typed }, now).values.iconos.toSorted()).toEqual([1, 2].filter(isKept))
  })
})

const isNamed = (typed: Values, place: string) => {
  const [field = '', locale = ''] = place.split(' ')
  return field !== 'descripcion' || locale in typed.descripcion
}

it('meets a clash on saving exactly where somebody else has changed the same text to something else [DR-04]', () => {
  property((opened, typed, now) => {
    const { base, values: shown } = mergeDraft({ opened, values: typed }, now)
    const [before, draft, current] = [places(opened), places(typed), places(now)]
    const both = Object.keys(before).filter(
      place =>
        place !== LIST &&
        isNamed(typed, place) &&
        draft[place] !== before[place] &&
        current[place] !== before[place] &&
        current[place] !== draft[place],
    )
    expect(mergeEdited(base, shown, now).clashes.map(placeOf).sort()).toEqual(both.sort())
  })
})

it('saves what it shows, and nothing that was not edited counts as an edit [DR-04]', () => {
  property((opened, typed, now) => {
    const { base, values: shown } = mergeDraft({ opened, values: typed }, now)
    expect(places(mergeEdited(base, shown, now).merged)).toEqual(places(shown))
    // A second merge, for example after another crash, changes nothing.
    expect(places(rebased(base, shown, now))).toEqual(places(base))
  })
})

it('changes nothing where the draft has edited nothing', () => {
  property((opened, _typed, now) => {
    expect(mergeDraft({ opened, values: opened }, now)).toEqual({ values: now, base: now })
  })
})

it('lays a draft over an unchanged record so that it is its own base, to the letter: nobody has changed it [DR-04]', () => {
  property((opened, typed) => expect(JSON.stringify(mergeDraft({ opened, values: typed }, opened).base)).toBe(JSON.stringify(opened)))
})

it('has an edit that the record has got meanwhile for none [DR-06]', () => {
  const opened = { nombre: { es_ES: 'a' }, codigo: '1', iconos: [1] }
  const typed = { nombre: { es_ES: 'b', fr_FR: 'c' }, codigo: '2', iconos: [1, 2] }
  expect(mergeDraft({ opened, values: typed }, typed).base).toEqual(typed)
})
