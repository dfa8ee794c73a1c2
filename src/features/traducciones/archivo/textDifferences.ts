import { listed } from '@/shared/listed'
import { parseRichName, type RichPart } from '@/shared/richName'

/** Sub- and superscripts, numbers and units missing in a translation compared with its source, and additional ones [TX-05]. */
export interface TextDifferences {
  faltan: readonly string[]
  sobran: readonly string[]
}

interface Mark {
  /** Possible readings of a token; equal tokens share one. A number may have several. */
  keys: readonly string[]
  shown: string
  /** Characters inside a script, which remain as a plain number when the markup is lost. */
  inner?: string
}

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻'
const LOWERED = '₀₁₂₃₄₅₆₇₈₉₊₋'
const PLAIN = '0123456789+-'
const SCRIPTS = { sub: LOWERED, sup: RAISED } as const
const NAMES = { sub: 'el subíndice', sup: 'el superíndice' } as const
type Script = keyof typeof SCRIPTS
const RUNS: Readonly<Record<Script, RegExp>> = { sub: /[₀-₉₊₋]+/gu, sup: /[⁰¹²³⁴-⁹⁺⁻]+/gu }
/** Placeholder of a removed script, so that the texts on both sides do not form one word. */
const GAP = '\u2060'

/** Units that are written with the same letters in all languages of Latin script, in lower case. */
const UNITS = new Set([
  ...['kg', 'mg', 'µg', 'g', 't', 'km', 'hm', 'dm', 'cm', 'mm', 'µm', 'nm', 'm', 'ha', 'hl', 'dl', 'cl', 'ml', 'l', 'cc'],
  ...['ppm', 'ppb', 'meq', 'mmol', 'mol', 'ds', 'ms', 'µs', 'kpa', 'mpa', 'kcal', 'kj'],
])
const SIGN = /[%‰]|°\s?[CF](?!\p{L})/gu
const LETTERS = /\p{L}+(?:\s?\/\s?\p{L}+)*/gu

/** Number with its separators; a blank only separates thousands. */
const NUMBER = /\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?:[.,]\d+)?(?!\d)|\d+(?:[.,’']\d+)*/gu
/** Zeros of the digits of other scripts. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10]

const asciiDigits = (text: string): string =>
  text.replace(/[^\0-\u024f]/gu, character => {
    const code = character.codePointAt(0) ?? 0
    const zero = ZEROS.find(each => code >= each && code < each + 10)
    return zero === undefined ? character : String(code - zero)
  })

/** Possible values of a number: "1.000" is one thousand in some languages, and one in others. */
const valuesOf = (number: string): string[] => {
  const joined = number.replace(/[ \u00a0\u202f’']/g, '')
  const parts = joined.split(/[.,]/)
  const decimals = parts.at(-1) ?? ''
  const isGrouped = parts.length > 1 && parts.slice(1).every(part => part.length === 3)
  const grouped = isGrouped ? [String(Number(parts.join('')))] : []
  if (parts.length === 1) return [String(Number(joined))]
  // Numbers whose parts no language writes in one number, for example versions and dates, stay whole.
  if (parts.length > 2 && !isGrouped && !parts.slice(1, -1).every(part => part.length === 3)) return [joined]
  return [...grouped, String(Number(`${parts.slice(0, -1).join('')}.${decimals}`))]
}

const isScript = (part: RichPart): part is Exclude<RichPart, string> => typeof part !== 'string'

const textOf = (parts: readonly RichPart[]): string => parts.map(part => (isScript(part) ? textOf(part.parts) : part)).join('')

/** Scripts of a text, written as markup or as characters, and the text without them. */
const scriptsOf = (text: string): { marks: Mark[]; rest: string } => {
  const marks: Mark[] = []
  const add = (script: Script, inner: string) => {
    const plain = inner.trim()
    if (plain !== '') marks.push({ keys: [`${script} ${plain}`], shown: `${NAMES[script]} ${plain}`, inner: plain })
  }
  const withoutCharacters = (piece: string): string =>
    (['sub', 'sup'] as const).reduce(
      (left, script) =>
        left.replace(RUNS[script], run => {
          add(script, Array.from(run, character => PLAIN[SCRIPTS[script].indexOf(character)] ?? '').join(''))
          return GAP
        }),
      piece,
    )
  const read = (parts: readonly RichPart[]): string =>
    parts
      .map(part => {
        if (!isScript(part)) return withoutCharacters(part)
        add(part.tag, textOf(part.parts))
        return GAP
      })
      .join('')
  return { rest: asciiDigits(read(parseRichName(text))), marks }
}

const isLatin = (text: string): boolean => !/(?!\p{Script=Latin})\p{L}/u.test(text.replace(/[µμ]/g, ''))

interface TextTokens {
  scripts: Mark[]
  numbers: Mark[]
  units: Mark[]
}

const unitMark = (unit: string): Mark => ({ keys: [unit.replace(/\s/g, '').replace(/μ/g, 'µ').toLowerCase()], shown: unit })

/** Units in a text. A single unit counts after a number or as the whole text, units joined by a division anywhere. */
const unitsIn = (text: string): string[] =>
  Array.from(text.matchAll(LETTERS)).flatMap(({ 0: found, index }) => {
    const parts = found.split('/').map(part => part.trim().replace(/μ/g, 'µ').toLowerCase())
    if (!parts.every(part => UNITS.has(part))) return []
    const [first, second] = parts
    // "m/m" is a ratio, whose letters differ between languages.
    if (second !== undefined) return first === second ? [] : [found]
    return found === text.trim() || /\d\s?$/.test(text.slice(Math.max(0, index - 2), index)) ? [found] : []
  })

const read = (text: string): TextTokens => {
  const { marks: scripts, rest } = scriptsOf(text)
  const numbers = Array.from(rest.matchAll(NUMBER), ([number]): Mark => ({ keys: valuesOf(number), shown: number }))
  const units = [...Array.from(rest.matchAll(SIGN), ([sign]) => sign), ...unitsIn(rest)].map(unitMark)
  return { scripts, numbers, units }
}

/** Tokens of one text that the other lacks, each as often as it is missing. */
const without = (marks: readonly Mark[], others: readonly Mark[]): Mark[] => {
  const left = [...others]
  return marks.filter(mark => {
    const at = left.findIndex(other => other.keys.some(key => mark.keys.includes(key)))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** Numbers without the remains of lost scripts. */
const withoutInner = (numbers: readonly Mark[], scripts: readonly Mark[]): Mark[] =>
  without(
    numbers,
    scripts.flatMap(({ inner }) =>
      inner === undefined ? [] : Array.from(inner.matchAll(/\d+/g), ([digits]) => ({ keys: [digits], shown: digits })),
    ),
  )

/** Characters of numbers, scripts and units. */
const TELLING = /[\d<%‰°/¹²³⁰-₉]|[^\0-\u024f]/u
/** Maximum length of a text that may be a unit alone. */
const LONGEST_UNIT = 8

const isTelling = (text: string): boolean => text.length <= LONGEST_UNIT || TELLING.test(text)

/**
 * Compares numbers, scripts and units of a translation with its source; null without differences. Units in letters count when both texts
 * are in Latin script.
 */
export const textDifferences = (origen: string, destino: string): TextDifferences | null => {
  if (origen === destino || !(isTelling(origen) || isTelling(destino))) return null
  const [source, target] = [read(origen), read(destino)]
  const isComparable = isLatin(origen) && isLatin(destino)
  const units = ({ units: of }: TextTokens) => (isComparable ? of : of.filter(({ shown }) => /^[%‰°]/.test(shown)))
  const shown = (mine: TextTokens, theirs: TextTokens): string[] => {
    const scripts = without(mine.scripts, theirs.scripts)
    const numbers = withoutInner(without(mine.numbers, theirs.numbers), without(theirs.scripts, mine.scripts))
    return [...scripts, ...numbers, ...without(units(mine), units(theirs))].map(mark => mark.shown)
  }
  const [faltan, sobran] = [shown(source, target), shown(target, source)]
  return faltan.length + sobran.length > 0 ? { faltan, sobran } : null
}

const MOST_SHOWN = 6

/** Tokens with repetitions combined: "19 (4 veces)". */
const combined = (marks: readonly string[]): string[] =>
  marks.flatMap((mark, at) => {
    const times = marks.filter(other => other === mark).length
    if (times === 1) return mark
    return marks.indexOf(mark) === at ? `${mark} (${times} veces)` : []
  })

const shownOf = (marks: readonly string[]): string => {
  const shown = combined(marks)
  return listed(shown.length > MOST_SHOWN ? [...shown.slice(0, MOST_SHOWN), `${shown.length - MOST_SHOWN} más`] : shown)
}

/** Differences in words: "Falta el subíndice 5. Sobran 8 y 3 (2 veces)." */
export const differencesInWords = ({ faltan, sobran }: TextDifferences): string =>
  [
    ...(faltan.length > 0 ? [`${faltan.length === 1 ? 'Falta' : 'Faltan'} ${shownOf(faltan)}.`] : []),
    ...(sobran.length > 0 ? [`${sobran.length === 1 ? 'Sobra' : 'Sobran'} ${shownOf(sobran)}.`] : []),
  ].join(' ')
