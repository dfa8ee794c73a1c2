import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALE_CODE, MAIN_LOCALE_LIST, MAIN_LOCALES, type LocaleMap } from '@/domain/locales'
import { loadOtherLocales } from '@/domain/locales/loadOtherLocales'
import pairs from '@/domain/locales/locales.json'
import { textState } from '@/domain/locales/textState'

const folder = join(process.cwd(), 'src/domain/locales')

describe('the list of locales', () => {
  it('is what its generator makes of the installed CLDR [ML-04]', () => {
    const script = `import { generate, serialise } from ${JSON.stringify(join(folder, 'generate.mjs'))}; process.stdout.write(serialise(generate()))`
    const made = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
    expect(readFileSync(join(folder, 'locales.json'), 'utf8')).toBe(made)
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
