import { NUTRIENTES, nutrienteOf, nutrientes, type Nutriente } from '@/features/productos/checks/nutrientes'
import { fold } from '@/shared/fold'
import type { LocaleMap } from '@/shared/locales'

const FORMAS_DE_N = ['nitrico', 'amoniacal', 'ureico', 'organico', 'cianamidico'] as const
export type FormaDeN = (typeof FORMAS_DE_N)[number]

/** Part of a nutrient that a name declares. '': not stated; 'parte': chelated, complexed or bound, which no rule compares. */
export type Forma = FormaDeN | '' | 'total' | 'citrato' | 'agua' | 'parte'

/** Meaning of a component's name. */
interface ReadComponente {
  nutriente: Nutriente
  /** null if the name has unknown words: the line and the sums of its nutrient are not judged. */
  forma: Forma | null
}

/** Words of names, folded, with the part that they state; '' if they state none. */
const WORDS = new Map<string, Forma>([
  ...['total', 'totales', 'totaux', 'totale', 'totais', 'minerales', 'mineral', 'mineraux', 'minerais'].map(
    word => [word, 'total'] as const,
  ),
  ...['nitrico', 'nitrica', 'nitric', 'nitrique', 'nitrate', 'nitrato'].map(word => [word, 'nitrico'] as const),
  ...['amoniacal', 'ammoniacal', 'amonio', 'amonico', 'ammonium', 'ammonia', 'ammonique'].map(word => [word, 'amoniacal'] as const),
  ...['ureico', 'urea', 'uree', 'ureic', 'ureique', 'amidico'].map(word => [word, 'ureico'] as const),
  ...['organico', 'organic', 'organique'].map(word => [word, 'organico'] as const),
  ...['cianamidico', 'cyanamide', 'cyanamidique'].map(word => [word, 'cianamidico'] as const),
  ...['citrato', 'citrate'].map(word => [word, 'citrato'] as const),
  ...['agua', 'water', 'eau', 'hidrosoluble', 'hydrosoluble'].map(word => [word, 'agua'] as const),
  ...[
    ...['quelatado', 'quelado', 'quelato', 'chelated', 'chelate', 'complejado', 'complexed', 'complexe', 'complexado', 'etanolamina'],
    ...['ethanolamine', 'edta', 'dtpa', 'hedta', 'eddha', 'eddhma', 'eddhsa', 'hbed', 'ida', 'ids', 'lignosulfonato', 'lignosulphonate'],
    ...['lignosulfonate', 'lignossulfonato', 'gluconato', 'gluconate', 'heptagluconato', 'heptagluconate'],
  ].map(word => [word, 'parte'] as const),
  ...[
    ...['de', 'del', 'da', 'do', 'd', 'of', 'des', 'du', 'la', 'le', 'l', 'el', 'the', 'a', 'o', 'en', 'in', 'em', 'al', 'au', 'aux'],
    ...['dans', 'por', 'par', 'by', 'pelo', 'with', 'con', 'com', 'y', 'and', 'et', 'e', 'from', 'as', 'como', 'soluble', 'solubles'],
    ...['soluvel', 'neutro', 'neutral', 'neutre', 'acidos', 'acids', 'acides', 'orto', 'ortho'],
  ].map(word => [word, ''] as const),
])

/** Formulas of the forms of nitrogen, folded. */
const FORMULAS = new Map<string, FormaDeN>([
  ...['n-no3-', 'n-no3', 'no3-', 'no3', 'n-no3 -'].map(formula => [formula, 'nitrico'] as const),
  ...['n-nh4+', 'n-nh4', 'nh4+', 'nh4'].map(formula => [formula, 'amoniacal'] as const),
  ...['co(nh2)2', 'n-co(nh2)2', 'n-nh2', 'nh2', 'n-ureico'].map(formula => [formula, 'ureico'] as const),
  ...['n-org', 'n-organico'].map(formula => [formula, 'organico'] as const),
])

interface Formula {
  nutriente: Nutriente
  forma: Forma
}

const formulaOf = (text: string): Formula | null => {
  const forma = FORMULAS.get(text)
  if (forma) return { nutriente: 'N', forma }
  const nutriente = nutrienteOf.get(text) ?? nutrienteOf.get(text.replace(/\d?[+-]+$/, ''))
  return nutriente ? { nutriente, forma: '' } : null
}

/** Splits a folded name into the text outside brackets and the texts of the outermost brackets. */
const bracketsOf = (text: string): { outside: string; inside: string[] } => {
  let outside = ''
  const inside: string[] = []
  let depth = 0
  for (const char of text) {
    const closes = char === ')' || char === ']'
    const opens = char === '(' || char === '['
    if (closes) depth = Math.max(0, depth - 1)
    if (opens && depth === 0) inside.push('')
    else if (depth > 0) inside.push(`${inside.pop() ?? ''}${char}`)
    else outside += closes ? ' ' : char
    if (opens) {
      if (depth === 0) outside += ' '
      depth += 1
    }
  }
  return { outside, inside: inside.map(each => each.trim()) }
}

const PHRASES = NUTRIENTES.flatMap(nutriente => [
  ...nutrientes[nutriente].nombres.map(phrase => ({ phrase, nutriente, isElement: false })),
  ...(nutrientes[nutriente].elemento ?? []).map(phrase => ({ phrase, nutriente, isElement: true })),
]).sort((one, other) => other.phrase.length - one.phrase.length)

/** Removes the names of nutrients from a text, longest first: "óxido de potasio" is not "potasio". */
const takeNames = (text: string) => {
  let rest = ` ${text} `
  const names: { nutriente: Nutriente; isElement: boolean }[] = []
  for (const { phrase, nutriente, isElement } of PHRASES) {
    if (!rest.includes(` ${phrase} `)) continue
    rest = rest.replace(` ${phrase} `, '  ')
    names.push({ nutriente, isElement })
  }
  return { names, words: rest.split(/\s+/).filter(Boolean) }
}

/** Parts of a word split at hyphens: "citrate-soluble"; a formula stays whole. */
const splitWord = (word: string): string[] => (formulaOf(word) ? [word] : word.split(/[^a-z0-9]+/).filter(Boolean))

/** True for "mineral": "mineral nitrogen" is a part, but "soluble in mineral acids" is the total of other nutrients. */
const isMineral = (word: string) => word.startsWith('minera')

/** Part that the words state; if none, '' or, for nitrogen, 'total'; null for several parts or an unknown word. */
const formaOf = (nutriente: Nutriente, words: readonly string[], formulas: readonly Formula[]): Forma | null => {
  const said = new Set<Forma>(formulas.map(({ forma }) => forma).filter(forma => forma !== ''))
  for (const word of words) {
    const forma = WORDS.get(word)
    if (forma === undefined || (nutriente === 'N' && isMineral(word))) return null
    const isFormaDeN = FORMAS_DE_N.some(each => each === forma)
    // "Ammonium" is a form of nitrogen; for other nutrients, a word of "ammonium citrate".
    if (forma !== '' && (nutriente === 'N' || !isFormaDeN)) said.add(forma)
  }
  // "Soluble in citrate and in water" is the part soluble in citrate.
  if (said.has('citrato')) said.delete('agua')
  if (FORMAS_DE_N.some(forma => said.has(forma))) said.delete('agua')
  if (said.has('parte')) for (const forma of ['agua', 'citrato'] as const) said.delete(forma)
  const [only, ...others] = said
  if (others.length > 0) return null
  return nutriente === 'N' ? (only ?? 'total') : (only ?? '')
}

const readName = (name: string): ReadComponente | null => {
  const { outside, inside } = bracketsOf(fold(name))
  const { names, words: named } = takeNames(outside.replace(/[^a-z0-9+-]+/g, ' '))
  const words = [...named, ...inside.filter(each => !formulaOf(each)).flatMap(each => each.split(/\s+/))].flatMap(splitWord)
  const known = [...inside, ...words].flatMap(each => formulaOf(each) ?? [])
  const oxides = names.filter(({ isElement }) => !isElement)
  const all = new Set([...oxides, ...known].map(({ nutriente }) => nutriente))
  const [nutriente, ...others] = all
  const elements = names.filter(({ isElement }) => isElement)
  if (nutriente === undefined) {
    const [element] = elements
    return element ? { nutriente: element.nutriente, forma: null } : null
  }
  if (others.length > 0 || elements.some(element => element.nutriente !== nutriente)) return { nutriente, forma: null }
  return {
    nutriente,
    forma: formaOf(
      nutriente,
      words.filter(word => !formulaOf(word)),
      known,
    ),
  }
}

const read = (nombre: LocaleMap): ReadComponente | null => {
  const readings = Object.values(nombre).flatMap(name => readName(name) ?? [])
  const [first, ...others] = readings.filter(({ forma }) => forma !== null)
  if (first === undefined) return readings[0] ?? null
  const agree = others.every(({ nutriente, forma }) => nutriente === first.nutriente && forma === first.forma)
  return agree ? first : { nutriente: first.nutriente, forma: null }
}

const known = new WeakMap<LocaleMap, ReadComponente | null>()

/**
 * Reads a component's name in Spanish, English, French and Portuguese: "N total", "Nitrógeno (N) nítrico", "P₂O₅ soluble en agua".
 * Languages that contradict each other, and unknown words, leave the part unknown.
 * @param nombre map of a record; the result is cached with the map
 * @returns null for a component that is not a nutrient
 */
export const readComponente = (nombre: LocaleMap): ReadComponente | null => {
  const kept = known.get(nombre)
  if (kept !== undefined) return kept
  const reading = read(nombre)
  known.set(nombre, reading)
  return reading
}
