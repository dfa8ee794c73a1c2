import { keyOf, createNearest } from '@/features/importar/model/nearest'
import type { Names } from '@/features/importar/model/names'
import type { NameDecision, Suggestion } from '@/features/importar/model/types'
import { capitalized } from '@/shared/capitalized'
import { storedCode } from '@/shared/code'
import { MAX_TEXT_LENGTH } from '@/shared/constants'
import { plainName } from '@/shared/richName'
import { firstText } from '@/shared/recordName'
import type { Field, FieldValue, Kind, Values } from '@/shared/resources/fields'
import { sameValue } from '@/shared/resources/sameValue'
import { acceptsValue, blankValue } from '@/shared/resources/kinds'
import type { ResourceName } from '@/shared/resources/names'
import { isLonger, tooLong } from '@/shared/validation'
import { readDecimal, showDecimal, type DecimalLimits } from '@/ui/text/decimal'

/** Name that no record has. */
export interface UnknownName {
  key: string
  recurso: ResourceName
  text: string
}

/** Data for reading one cell. */
export interface CellContext {
  names: (recurso: ResourceName) => Names<number>
  countries: Names<string>
  settled: (key: string) => NameDecision | undefined
  /** Accepted suggestions of the cell. */
  taken: readonly Suggestion['value'][]
  /** Value of the record: of several records with one name, the cell means the one in the value. */
  present?: FieldValue
}

/** Value of a cell, or the reason why the cell is invalid; `unknown`: names without a record, settled or not. */
export type CellReading = { unknown: readonly UnknownName[] } & (
  | { value: FieldValue; made: readonly string[] }
  | { reason: string; suggestions: readonly Suggestion[] }
)

interface CellRules<K extends Kind> {
  /** @param text trimmed, not empty */
  read: (field: Field<K>, text: string, context: CellContext) => CellReading
  show: (field: Field<K>, value: Values[K], context: CellContext) => string
}

const valued = (value: FieldValue): CellReading => ({ value, made: [], unknown: [] })
const refused = (reason: string, suggestions: readonly Suggestion[] = []): CellReading => ({ reason, suggestions, unknown: [] })

/** Error values of spreadsheets: "#N/A", "#¡REF!". */
const SHEET_ERROR = /^#(?:[A-ZÁÉÍÓÚ/0-9]+[!?]|N\/[AD]|¡[A-ZÁÉÍÓÚ/0-9]+!|¿[A-ZÁÉÍÓÚ]+\?)$/u

const broken = (text: string): string => text.replace(/\r\n?/g, '\n')

const readText = (text: string, limit: number): CellReading => {
  if (SHEET_ERROR.test(text)) return refused(`La hoja de cálculo tiene aquí el error ${text}`)
  return isLonger(text, limit) ? refused(tooLong(limit)) : valued(broken(text))
}

/** True if texts are equal apart from outer blanks, kind of line breaks, and markup of `one`, which exports leave out. */
export const isSameText = (one: string, other: string): boolean => {
  const [before, after] = [broken(one).trim(), broken(other).trim()]
  return before === after || plainName(before) === after
}

const readNumber = (text: string, limits: DecimalLimits): CellReading => {
  const reading = readDecimal(text, limits)
  return 'refused' in reading ? refused(reading.refused) : valued(reading.value)
}

const asSuggestion = (text: string): Suggestion => ({ text, value: text })

/** Nearest of a few words; all of them if none is near. */
const nearestOrAll = (words: readonly string[], key: string): readonly string[] => {
  const near = createNearest(words.map(word => ({ key: keyOf(word), item: word })))(key)
  return near === undefined ? words : [near]
}

const YES = new Set(['si', 'x', '1', 'verdadero', 'true', 'yes', '✓', '✔'])
const NO = new Set(['no', '0', 'falso', 'false'])

const readFlag = ({ words: { yes, no } }: Field<'flag'>, text: string): CellReading => {
  const key = keyOf(text)
  if (key === keyOf(yes) || YES.has(key)) return valued(true)
  if (key === keyOf(no) || NO.has(key)) return valued(false)
  const words = [yes, no].map(capitalized)
  return refused(`Escriba ${words.join(' o ')}`, nearestOrAll(words, key).map(asSuggestion))
}

/** Reads one of several codes, in either case; an accepted suggestion replaces the text. */
export const readCode = (codes: readonly string[], text: string, { taken }: Pick<CellContext, 'taken'>): CellReading => {
  const key = keyOf(text)
  const found = codes.find(code => keyOf(code) === key)
  if (found !== undefined) return valued(found)
  const offered = nearestOrAll(codes, key)
  const accepted = offered.find(code => taken.includes(code))
  return accepted === undefined ? refused(`Escriba ${codes.join(' o ')}`, offered.map(asSuggestion)) : valued(accepted)
}

/** Footnote signs before a word. */
const STARS = /^[*-]+\s*(?=\S)/

const readChoice = ({ words }: Field<'choice'>, text: string): CellReading => {
  const key = keyOf(text)
  const keys = words.flatMap((word, index) => [
    { key: keyOf(word), item: index },
    { key: keyOf(word.replace(STARS, '')), item: index },
    { key: /^\*+/.exec(word)?.[0] ?? keyOf(word), item: index },
  ])
  const index = keys.find(each => each.key === key)?.item ?? (/^\d+$/.test(text) ? Number(text) : -1)
  if (words[index] !== undefined) return valued(index)
  const near = createNearest(keys)(key)
  return refused('No es ninguno de los valores', near === undefined ? [] : [{ text: words[near] ?? '', value: near }])
}

const ISO = /^(\d{4})-(\d\d)-(\d\d)(?:[T ]\d\d:\d\d.*)?$/
const SPANISH = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/

const two = (number: number): string => String(number).padStart(2, '0')

const readDate = (text: string): CellReading => {
  const [, isoYear, isoMonth, isoDay] = ISO.exec(text) ?? []
  const [, day = isoDay, month = isoMonth, year = isoYear] = SPANISH.exec(text) ?? []
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  if (year === undefined || date.getUTCMonth() !== Number(month) - 1) return refused('Escriba una fecha, por ejemplo 31/12/2026')
  return valued(`${year}-${two(Number(month))}-${two(Number(day))}`)
}

/** Key of an unknown name, equal for all cells with the name. */
const keyOfName = (recurso: ResourceName, text: string): string => `${recurso}/${keyOf(text)}`

type Lookup<Value> = { value: Value } | { made: string } | { reason: string; suggestions: readonly Suggestion[] }

const NONE = 'No existe'

const foundIn = <Value extends Suggestion['value']>(
  names: Names<Value>,
  text: string,
  { taken, present }: Pick<CellContext, 'taken' | 'present'>,
): Lookup<Value> => {
  const all = names.find(text)
  const held = all.filter(each => each === present || (Array.isArray(present) && present.some(item => item === each)))
  const found = held.length === 1 ? held : all
  const [value] = found
  if (found.length === 1 && value !== undefined) return { value }
  if (found.length > 1) return { reason: `Hay ${found.length} con ese nombre: escriba el id`, suggestions: [] }
  const suggestion = names.nearest(text)
  const [nearest] = suggestion !== null && taken.includes(suggestion.value) ? names.find(suggestion.text) : []
  return nearest === undefined ? { reason: NONE, suggestions: suggestion ? [suggestion] : [] } : { value: nearest }
}

/** Reads names of records; decisions of the user settle unknown names. */
const readReferences = (to: ResourceName, texts: readonly string[], context: CellContext) => {
  const unknown: UnknownName[] = []
  const found = texts.map((text): Lookup<number> => {
    const first = foundIn(context.names(to), text, context)
    if (!('reason' in first) || first.reason !== NONE) return first
    const key = keyOfName(to, text)
    unknown.push({ key, recurso: to, text })
    const decision = context.settled(key)
    if (!decision) return first
    return 'use' in decision ? { value: decision.use } : { made: key }
  })
  return { unknown, found }
}

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)]

/** First problem among the names of a cell: "Vid: no existe"; null if there is none. */
const problemIn = (texts: readonly string[], found: readonly Lookup<unknown>[]) => {
  const at = found.findIndex(each => 'reason' in each)
  const problem = found[at]
  if (!problem || !('reason' in problem)) return null
  const { reason, suggestions } = problem
  return { reason: texts.length > 1 ? `${texts[at] ?? ''}: ${reason.toLowerCase()}` : reason, suggestions }
}

const valuesIn = <Value>(found: readonly Lookup<Value>[]): Value[] => unique(found.flatMap(each => ('value' in each ? [each.value] : [])))
const madeIn = (found: readonly Lookup<unknown>[]): string[] => unique(found.flatMap(each => ('made' in each ? [each.made] : [])))

const readReference = ({ to }: Field<'reference'>, text: string, context: CellContext): CellReading => {
  const { unknown, found } = readReferences(to, [text], context)
  const problem = problemIn([text], found)
  return problem ? { ...problem, unknown } : { value: valuesIn(found)[0] ?? null, made: madeIn(found), unknown }
}

const readList = ({ to }: Field<'references'>, text: string, context: CellContext): CellReading => {
  const texts = context.names(to).split(broken(text))
  const { unknown, found } = readReferences(to, texts, context)
  const problem = problemIn(texts, found)
  return problem ? { ...problem, unknown } : { value: valuesIn(found), made: madeIn(found), unknown }
}

const readCountries = (texts: readonly string[], context: CellContext): CellReading | string[] => {
  const found = texts.map(text => foundIn(context.countries, text, context))
  const problem = problemIn(texts, found)
  return problem ? { ...problem, unknown: [] } : valuesIn(found)
}

const readCountry = (text: string, context: CellContext): CellReading => {
  const codes = readCountries([text], context)
  return Array.isArray(codes) ? valued(codes[0] ?? null) : codes
}

const itself = (_: Field, text: string): string => text

/** Rules of images and generated fields, which a file cannot set. */
const none = { read: () => refused('Este campo no se importa'), show: itself }

/** Rules for reading and showing values, by kind of field [IX-04]. The type requires every kind. */
const cells: { [K in Kind]: CellRules<K> } = {
  text: {
    // A cell holds the text of one language.
    read: ({ isName }, text) => {
      const isBroken = isName && /[\n\r]/.test(text)
      return isBroken ? refused('Es de una sola línea') : readText(text, MAX_TEXT_LENGTH)
    },
    show: (_, map) => firstText(map),
  },
  plainText: { read: ({ maxLength }, text) => readText(text, maxLength), show: itself },
  code: { read: (_, text) => readText(storedCode(text), MAX_TEXT_LENGTH), show: itself },
  integer: {
    read: ({ min, max }, text) => readNumber(text, { decimals: 0, min, max }),
    show: (_, number) => showDecimal(number, 0),
  },
  decimal: {
    // Percent sign of a formatted cell is dropped: the unit already has one.
    read: ({ range, decimals }, text) => readNumber(text.replace(/\s*%$/, ''), { decimals, min: range?.min, max: range?.max }),
    show: ({ decimals }, number) => showDecimal(number, decimals),
  },
  flag: { read: readFlag, show: ({ words: { yes, no } }, is) => capitalized(is ? yes : no) },
  choice: { read: readChoice, show: ({ words }, index) => words[index] ?? String(index) },
  date: { read: (_, text) => readDate(text), show: (_, iso) => iso.split('-').reverse().join('/') },
  reference: { read: readReference, show: ({ to }, id, { names }) => names(to).shown(id) },
  references: {
    read: readList,
    show: ({ to }, ids, { names }) => ids.map(id => names(to).shown(id)).join(', '),
  },
  country: {
    read: (_, text, context) => readCountry(text, context),
    show: (_, code, { countries }) => countries.shown(code),
  },
  countries: {
    read: (_, text, context) => {
      const codes = readCountries(context.countries.split(broken(text)), context)
      return Array.isArray(codes) ? valued(codes) : codes
    },
    show: (_, codes, { countries }) => codes.map(countries.shown).join(', '),
  },
  image: none,
  generated: none,
}

// `K` ties the field and its values to the rules of its own kind.
const readFor = <K extends Kind>(field: Field<K>, text: string, context: CellContext): CellReading =>
  cells[field.kind].read(field, text, context)
const showFor = <K extends Kind>(field: Field<K>, value: Values[K], context: CellContext): string =>
  cells[field.kind].show(field, value, context)

/** Reads a non-empty cell. An accepted suggestion replaces the text; in a list of names, it replaces one name. */
export const readCell = (field: Field, text: string, context: CellContext): CellReading => {
  const reading = readFor(field, text, context)
  const accepted = 'value' in reading ? undefined : reading.suggestions.find(({ value }) => context.taken.includes(value))
  return accepted ? readFor(field, String(accepted.value), context) : reading
}

/** Text of a value; reading the text gives an equal value. */
export const showCell = (field: Field, value: FieldValue, context: CellContext): string =>
  value === null || !acceptsValue(field, value) ? '' : showFor(field, value, context)

/** True if two values are equal for the user, apart from the case of a country's code and from what a cell cannot hold of a text. */
export const isSameValue = ({ kind }: Field, one: FieldValue, other: FieldValue): boolean => {
  if (typeof one !== 'string' || typeof other !== 'string') return sameValue(one, other)
  if (kind === 'country') return one.toUpperCase() === other.toUpperCase()
  return kind === 'plainText' ? isSameText(one, other) : one === other
}

/** Value of a field after "-"; undefined for a flag, which cannot be empty. */
export const emptyValue = (field: Field): FieldValue | undefined => (field.kind === 'flag' ? undefined : blankValue(field))
