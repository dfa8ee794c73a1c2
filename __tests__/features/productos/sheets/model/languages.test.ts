import { idsIn, sheetsPath } from '@/features/productos/sheets/address'
import { directionOf, formatsOf } from '@/features/productos/sheets/model/formats'
import { labelsOf } from '@/features/productos/sheets/model/labels'
import { APPLICATION_MODES } from '@/shared/resources/comoSeAplica'
import { SOLUBILIDADES } from '@/shared/resources/lineasDeComposicion'

it.each([
  ['es_AR', 'Composición', 'es'],
  ['en_GB', 'Directions for use', 'en'],
  ['fr_FR', 'Mode d’emploi', 'fr'],
  ['pt_BR', 'Embalagens', 'pt'],
  ['de_DE', 'Directions for use', 'en'],
  ['sr_Latn_RS', 'Directions for use', 'en'],
])('has labels of %s, English ones for a language without any [FT-02]', (locale, word, tag) => {
  const labels = labelsOf(locale)
  expect(labels.tag).toBe(tag)
  expect(Object.values(labels)).toContain(word)
})

it('says of solubilities what the composition says of them, in Spanish [FT-02]', () => {
  const spoken = SOLUBILIDADES.slice(1).map(text => text.replace(/^\*+ /, ''))
  expect(labelsOf('es_ES').solubility).toEqual(spoken)
  expect(labelsOf('es_ES').modes).toHaveLength(APPLICATION_MODES.length)
})

it.each([
  ['fr_FR', 1234.5, '1\u202F234', ',50'],
  ['es_ES', 0.125, '0', ',125'],
  ['en_US', 8, '8', '.00'],
  ['de_DE', 10.123456, '10', ',12346'],
  ['ar_EG', 1.5, '١', '٫٥٠'],
])('writes numbers as %s does, with two decimals at least and five at most [FT-02]', (locale, value, whole, fraction) =>
  expect(formatsOf(locale).quantity(value)).toEqual({ whole, fraction }),
)

it.each([
  ['fr_FR', '25/11/2026'],
  ['en_US', '11/25/2026'],
  ['de_DE', '25.11.2026'],
])('writes days as %s does [FT-02]', (locale, day) => expect(formatsOf(locale).day(new Date(2026, 10, 25, 12).getTime())).toBe(day))

it.each([
  ['ar_EG', 'rtl'],
  ['he_IL', 'rtl'],
  ['pa_Arab_PK', 'rtl'],
  ['pa_Guru_IN', 'ltr'],
  ['fr_FR', 'ltr'],
])('is written from the side that %s is [FT-02]', (locale, direction) => expect(directionOf(locale)).toBe(direction))

it('has the products and the language in its address [FT-01]', () => {
  expect(sheetsPath('a', [8, 12])).toBe('/productos/ficha/a/8,12')
  expect(sheetsPath('g', [7], 'fr_FR')).toBe('/productos/ficha/g/7?idioma=fr_FR')
  expect(idsIn('8,12,8')).toEqual([8, 12])
  for (const wrong of ['', '8,', 'x', '0', '-1', '1e3', '8;9']) expect(idsIn(wrong)).toBeNull()
})
