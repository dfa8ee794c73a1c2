import { languagesOf } from '@/shared/locales/languagesOf'
import { localesIn, textosOf } from '@/features/productos/model/textosCompletos'

const all = ['en_US', 'es_ES', 'fr_FR', 'pt_BR']
const of = (textos: Record<string, number> | undefined, paises?: string[]) =>
  textosOf({ ...(textos && { textos }), ...(paises && { paises }) }, languagesOf, all)

it('is complete where the countries of the product want nothing, in whatever locale of their languages [TX-08]', () => {
  expect(of({ es_ES: 8, pt_BR: 8 }, ['es', 'PT'])).toEqual(['completos', 'en_US', 'fr_FR'])
  expect(of({ es_ES: 8, pt_BR: 7 }, ['es', 'PT'])).toEqual(['incompletos', 'en_US', 'fr_FR', 'pt_BR'])
  expect(of({ es_ES: 8, fr_FR: 8 }, ['BE', 'FR'])[0]).toBe('completos')
  expect(of({ es_ES: 8, fr_FR: 8 }, ['IT'])[0]).toBe('incompletos')
})

it('is complete without countries where it is so in every language of the list [TX-08]', () => {
  expect(of({ es_ES: 2, en_US: 2, fr_FR: 2, pt_BR: 2 })).toEqual(['completos'])
  expect(of({ es_ES: 2, en_US: 2, fr_FR: 1, pt_BR: 2 }, [])).toEqual(['incompletos', 'fr_FR'])
})

it('is not complete without texts in Spanish, whatever others there are; uncounted it is neither [TX-08]', () => {
  expect(of({ fr_FR: 0 }, ['FR'])).toEqual(['incompletos'])
  expect(of({})).toEqual(['incompletos'])
  expect(of(undefined)).toEqual([])
})

it('knows the languages of a list [TX-08]', () => {
  expect(localesIn([{ textos: { fr_FR: 0, es_ES: 1 } }, {}, { textos: { en_US: 1, es_ES: 1 } }])).toEqual(['en_US', 'es_ES', 'fr_FR'])
})
