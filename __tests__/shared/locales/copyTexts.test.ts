import type { LocaleMap } from '@/shared/locales'
import { changedTexts, filledFrom, sourcesOf } from '@/shared/locales/copyTexts'

it('fills what the default locale has and this one has not, and nothing else [TX-06]', () => {
  const map = { es_ES: 'Ácido <sub>2</sub>', en_US: 'Acid' }
  expect(filledFrom(map, 'fr_FR', 'es_ES')).toEqual({ ...map, fr_FR: 'Ácido <sub>2</sub>' })
  expect(filledFrom({ ...map, fr_FR: ' ' }, 'fr_FR', 'en_US')).toEqual({ ...map, fr_FR: 'Acid' })
  for (const [whole, from] of [
    [{ ...map, fr_FR: 'Acide' }, 'es_ES'],
    [map, 'pt_BR'],
    [{ en_US: 'Acid' }, 'en_US'],
  ] as const)
    expect(filledFrom(whole, 'fr_FR', from)).toBe(whole)
})

it('says which languages have some of what is missing, and how much [TX-06]', () => {
  const maps: LocaleMap[] = [{ es_ES: 'a', en_US: 'a' }, { es_ES: 'b', en_US: ' ' }, { es_ES: 'c', fr_FR: 'c', de_DE: 'c' }, { en_US: 'd' }]
  expect([...sourcesOf(maps, 'fr_FR')].sort()).toEqual([
    ['en_US', 1],
    ['es_ES', 2],
  ])
  expect([...sourcesOf(maps, 'es_ES')]).toEqual([])
})

it('changes only the fields that hold one of the maps [TX-06]', () => {
  const [nombre, otro] = [{ es_ES: 'a' }, { es_ES: 'a' }]
  const fields = { nombre, otro, codigo: '1' }
  expect(changedTexts(fields, new Set([nombre]), map => ({ ...map, fr_FR: 'b' }))).toEqual({ nombre: { es_ES: 'a', fr_FR: 'b' } })
  expect(changedTexts(fields, new Set([nombre]), map => map)).toEqual({})
})
