import fc from 'fast-check'
import { isCombinacionBlank, isCombinacionChanged, isCombinacionEmpty } from '@/features/soluciones/model/combinacionValues'
import { newestFirst } from '@/shared/ordering'
import { sameTexts } from '@/shared/locales/sameTexts'

const map = fc.dictionary(fc.constantFrom('es_ES', 'en_US', 'fr_FR'), fc.constantFrom('', 'a', 'b'))
const values = fc.record({ productos_genericos: fc.array(fc.nat(3)), cultivos: fc.array(fc.nat(3)), observaciones: map })

it('is changed by any of the three things that it holds, and by nothing else [CB-03, CB-04]', () => {
  fc.assert(
    fc.property(values, values, (saved, typed) => {
      const changed =
        saved.productos_genericos.join() !== typed.productos_genericos.join() ||
        saved.cultivos.join() !== typed.cultivos.join() ||
        !sameTexts(saved.observaciones, typed.observaciones)
      expect(isCombinacionChanged(saved, typed)).toBe(changed)
      expect(isCombinacionChanged(saved, { ...saved, cultivos: [...saved.cultivos] })).toBe(false)
    }),
  )
})

it.each([
  ['nothing at all', [], {}, [], true],
  ['only blanks', [], { es_ES: '  ' }, [], true],
  ['text in another locale only', [], { fr_FR: 'texte' }, [], true],
  ['text in the default locale', [], { es_ES: 'texto' }, [], false],
  ['a product', [3], {}, [], false],
  ['a finished product only', [], {}, [3], false],
])('counts one with %s as empty or not [CB-04]', (_case, productos_genericos, observaciones, productos_acabados, empty) => {
  expect(isCombinacionEmpty({ productos_genericos, cultivos: [1], observaciones }, { productos_acabados })).toBe(empty)
})

it.each([
  ['nothing', {}, [], true],
  ['a crop', { cultivos: [1] }, [], false],
  ['text in another locale', { observaciones: { fr_FR: 'texte' } }, [], false],
  ['a finished product', {}, [3], false],
])('counts one with %s as blank or not', (_case, more, productos_acabados, blank) => {
  const nothing = { productos_genericos: [], cultivos: [], observaciones: {} }
  expect(isCombinacionBlank({ ...nothing, ...more }, { productos_acabados })).toBe(blank)
})

it('shows the newest first [CB-03]', () => {
  expect(newestFirst([{ id: 4 }, { id: 12 }, { id: 7 }]).map(({ id }) => id)).toEqual([12, 7, 4])
})

it('compares texts with a missing one as an empty one', () => {
  fc.assert(
    fc.property(map, map, (one, other) => {
      const written = (texts: Record<string, string>) =>
        JSON.stringify(
          Object.entries(texts)
            .filter(([, text]) => text !== '')
            .sort(),
        )
      expect(sameTexts(one, other)).toBe(written(one) === written(other))
    }),
  )
})
