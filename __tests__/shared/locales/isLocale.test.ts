import * as fc from 'fast-check'
import { LOCALE_CODE } from '@/shared/locales'
import { canMean, likelyLocale } from '@/shared/locales/canMean'
import { isLocale } from '@/shared/locales/isLocale'
import pairs from '@/shared/locales/locales.json'
import { localeOfTag } from '@/shared/locales/localeOfTag'

it('every language that is offered exists [ML-04]', () => {
  expect(pairs.filter(([code = '']) => !isLocale(code))).toEqual([])
})

it.each(['es_419', 'en_001', 'zh_Hant_TW', 'sr_Latn_RS', 'sr_XK'])('%s exists, though no list has it [ML-01]', code => {
  expect(isLocale(code)).toBe(true)
})

it.each([
  ...['fra_FR', 'xx_XX', 'fr_AA', 'fr_ZZ', 'fr_XA', 'fr_000', 'fr_UK', 'iw_IL', 'qaa_FR', 'und_FR', 'mul_FR', 'zh_Xxxx_CN'],
  ...['fr', 'fr-FR', 'fr_fr', 'FR_FR', 'fr_FR_x', '', 'fr_FR ', 'constructor'],
])('%s is no language [ML-01]', code => {
  expect(isLocale(code)).toBe(false)
})

it('whatever it accepts is canonical, has the form of the contract and is read from its tag [ML-01]', () => {
  const letters = (min: number, max: number) =>
    fc.string({ unit: fc.constantFrom(...Array.from('abcdefghijklmnopqrstuvwxyz')), minLength: min, maxLength: max })
  const code = fc.tuple(letters(2, 3), letters(2, 2)).map(([language, region]) => `${language}_${region.toUpperCase()}`)
  fc.assert(
    fc.property(code, each => {
      if (!isLocale(each)) return
      const tag = each.replaceAll('_', '-')
      expect(each).toMatch(LOCALE_CODE)
      expect(Intl.getCanonicalLocales(tag)).toEqual([tag])
      expect(localeOfTag(tag.toUpperCase())).toBe(each)
      expect(canMean(tag, each)).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

it.each([
  ['fr', 'fr_FR', true],
  ['fra', 'fr_FR', true],
  ['fra-FR', 'fr_FR', true],
  ['FR_fr', 'fr_FR', true],
  ['fr-Latn-FR', 'fr_FR', true],
  ['', 'fr_FR', true],
  ['und', 'fr_FR', true],
  ['zh', 'zh_TW', true],
  ['zh-Hant', 'zh_TW', true],
  ['fr-CA', 'fr_FR', false],
  ['de', 'fr_FR', false],
  ['zh-Hans', 'zh_TW', false],
  ['sr-Latn', 'sr_RS', false],
  ['Francés', 'fr_FR', false],
  ['french', 'fr_FR', false],
])('whether %j can mean %s: %s [TX-05]', (tag, locale, expected) => {
  expect(canMean(tag, locale)).toBe(expected)
})

it.each([
  ['it', 'it_IT'],
  ['fra', 'fr_FR'],
  ['zh-Hant', 'zh_TW'],
  ['pt-PT', 'pt_PT'],
  ['', null],
  ['xx', null],
  ['Francés', null],
])('%j means %s most likely [TX-05]', (tag, expected) => {
  expect(likelyLocale(tag)).toBe(expected)
})
