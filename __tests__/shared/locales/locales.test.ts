import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALE_CODE, MAIN_LOCALE_LIST, MAIN_LOCALES, type LocaleMap } from '@/shared/locales'
import { loadOtherLocales } from '@/shared/locales/loadOtherLocales'
import countries from '@/shared/locales/countries.json'
import pairs from '@/shared/locales/locales.json'
import { textState } from '@/shared/locales/textState'

const folder = join(process.cwd(), 'src/shared/locales')

const generated = (call: string): string => {
  const script = `import * as of from ${JSON.stringify(join(folder, 'generate.mjs'))}; process.stdout.write(${call})`
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
}

describe('the languages of countries', () => {
  it('are what their generator makes of the installed CLDR [TX-07]', () => {
    expect(readFileSync(join(folder, 'countries.json'), 'utf8')).toBe(generated('of.serialiseCountries(of.generateCountries())'))
  })

  it('are the official ones, the most used first, or else those that are so in fact, each a locale of the list [TX-07]', () => {
    expect(countries).toMatchObject({ ES: 'es', FR: 'fr', BE: 'nl fr de', CH: 'de fr it', MA: 'ar tzm', US: 'en', IN: 'hi en' })
    expect(Object.keys(countries).length).toBeGreaterThan(230)
    const known = new Set(pairs.map(([code]) => code))
    const unknown = Object.entries(countries).flatMap(([country, languages]) =>
      languages.split(' ').filter(language => !known.has(`${language}_${country}`)),
    )
    expect(unknown).toEqual([])
  })
})

describe('the list of locales', () => {
  it('is what its generator makes of the installed CLDR [ML-04]', () => {
    expect(readFileSync(join(folder, 'locales.json'), 'utf8')).toBe(generated('of.serialise(of.generate())'))
  })

  it('has several hundred, each with a code of the contract and a Spanish name of its own [ML-04]', () => {
    expect(pairs.length).toBeGreaterThan(600)
    expect(pairs.filter(([code = '', name = '']) => !LOCALE_CODE.test(code) || !/^\p{Lu}.* \(.+\)$/u.test(name))).toEqual([])
    expect(new Set(pairs.map(([, name]) => name)).size).toBe(pairs.length)
    expect(pairs).toContainEqual(['fr_FR', 'Francés (Francia)'])
    expect(pairs).toContainEqual(['de_AT', 'Alemán (Austria)'])
  })

  it('is sorted by name as Spanish sorts [ML-04]', () => {
    const names = pairs.map(([, name = '']) => name)
    expect(names).toEqual([...names].sort(new Intl.Collator('es').compare))
  })

  it('gives the main four the names that the list has, and keeps them out of the others [ML-04]', async () => {
    expect(MAIN_LOCALE_LIST.map(({ code }) => code)).toEqual([...MAIN_LOCALES])
    const named = new Map(pairs.map(([code = '', name = '']) => [code, name]))
    expect(MAIN_LOCALE_LIST.map(({ name }) => name)).toEqual(MAIN_LOCALES.map(code => named.get(code)))
    const others = await loadOtherLocales()
    expect(others).toHaveLength(pairs.length - MAIN_LOCALES.length)
    expect(others.filter(({ code }) => MAIN_LOCALES.some(main => main === code))).toEqual([])
  })
})

describe('textState', () => {
  const maps: LocaleMap[] = [
    { es_ES: 'uno', fr_FR: 'un', de_DE: ' ' },
    { es_ES: 'dos', en_US: 'two' },
    { es_ES: '', fr_FR: '' },
  ]

  it('says whether all, some or none of the texts are written, and how many are missing [ML-03]', () => {
    expect(textState(maps, 'es_ES')).toEqual({ texts: 'full', missing: 0 })
    expect(textState(maps, 'fr_FR')).toEqual({ texts: 'some', missing: 1 })
    expect(textState(maps, 'de_DE')).toEqual({ texts: 'none', missing: 2 })
    expect(textState([{ es_ES: 'a', pt_BR: 'a' }, {}], 'pt_BR')).toEqual({ texts: 'full', missing: 0 })
  })
})
