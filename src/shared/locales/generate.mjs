import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)
const TAG = /^([a-z]{2,3})(?:-[A-Z][a-z]{3})?-([A-Z]{2})$/

const capitalised = text => text.charAt(0).toLocaleUpperCase('es') + text.slice(1)

/**
 * Every language and country that CLDR pairs and that has a Spanish name, as `[code, name]` sorted by name [ML-04]. Languages without a
 * Spanish name are left out, because users could not find them.
 */
export const generate = () => {
  const { full } = require('cldr-core/availableLocales.json').availableLocales
  const { defaultContent } = require('cldr-core/defaultContent.json')
  const { languages } = require('cldr-localenames-full/main/es/languages.json').main.es.localeDisplayNames
  const { territories } = require('cldr-localenames-full/main/es/territories.json').main.es.localeDisplayNames

  const names = new Map()
  for (const tag of [...full, ...defaultContent]) {
    const [, language, region] = TAG.exec(tag) ?? []
    if (language === undefined || languages[language] === undefined) continue
    names.set(`${language}_${region}`, `${capitalised(languages[language])} (${territories[region]})`)
  }
  const { compare } = new Intl.Collator('es')
  return [...names].sort(([codeA, a], [codeB, b]) => compare(a, b) || compare(codeA, codeB))
}

/**
 * Official languages of every country that has locales here, the most used first: `{ BE: 'nl fr de' }`. Countries without official
 * languages by law have their de facto ones [TX-07].
 */
export const generateCountries = () => {
  const { territoryInfo } = require('cldr-core/supplemental/territoryInfo.json').supplemental
  const codes = new Set(generate().map(([code]) => code))
  const countries = Object.entries(territoryInfo).flatMap(([country, { languagePopulation = {} }]) => {
    const withStatus = status => Object.entries(languagePopulation).filter(([, { _officialStatus }]) => _officialStatus === status)
    const official = withStatus('official')
    const used = (official.length > 0 ? official : withStatus('de_facto_official'))
      .sort(([, one], [, other]) => Number(other._populationPercent) - Number(one._populationPercent))
      .map(([tag]) => tag.split('_')[0])
    const languages = [...new Set(used)].filter(language => codes.has(`${language}_${country}`))
    return languages.length > 0 ? [[country, languages.join(' ')]] : []
  })
  return Object.fromEntries(countries.sort(([one], [other]) => (one < other ? -1 : 1)))
}

export const serialiseCountries = countries => `${JSON.stringify(countries, null, 2)}\n`

/** One pair a line, so that an update of CLDR gives a readable diff. */
export const serialise = pairs => `[\n${pairs.map(pair => `  ${JSON.stringify(pair).replace('","', '", "')}`).join(',\n')}\n]\n`

const write = (file, text) => writeFileSync(new URL(file, import.meta.url), text)
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  write('locales.json', serialise(generate()))
  write('countries.json', serialiseCountries(generateCountries()))
}
