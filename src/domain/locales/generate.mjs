import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)
const TAG = /^([a-z]{2,3})(?:-[A-Z][a-z]{3})?-([A-Z]{2})$/

const capitalised = text => text.charAt(0).toLocaleUpperCase('es') + text.slice(1)

/**
 * Every language and country that CLDR pairs and that has a Spanish name, as `[code, name]` sorted by name [ML-04].
 * Languages without a Spanish name are left out: a person could not find them.
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

/** One pair a line, so that a new CLDR shows as a readable difference. */
export const serialise = pairs => `[\n${pairs.map(pair => `  ${JSON.stringify(pair).replace('","', '", "')}`).join(',\n')}\n]\n`

const target = fileURLToPath(new URL('locales.json', import.meta.url))
if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(target, serialise(generate()))
