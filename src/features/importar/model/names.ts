import { createNearest, keyOf } from '@/features/importar/model/nearest'
import type { NamedCountry, NamedRecord, Suggestion } from '@/features/importar/model/types'
import { storedCode } from '@/shared/code'
import { inLocale } from '@/shared/locales'
import { recordName } from '@/shared/recordName'

/** Key of a code: without case and width, as the database compares codes [PG-01]. */
export const codeKey = (code: string): string => storedCode(code).normalize('NFKC').toLowerCase()

/** Separators of several values in one cell [IX-04]. */
const SEPARATOR = /([,;|\n])/

const countOf = (text: string): number => text.split(SEPARATOR).length

/** Index of values that cells can name. */
export interface Names<Value extends Suggestion['value']> {
  /** Values named by a text: one, several with an equal name, or none. */
  find: (text: string) => readonly Value[]
  nearest: (text: string) => Suggestion | null
  /** Text of a value that `find` resolves again. */
  shown: (value: Value) => string
  /** Names in a cell; a known name that contains a separator is not split. */
  split: (text: string) => readonly string[]
  /** Name, and owner unless several share its name, in a text that names both, "Olivo: Floración"; null for other texts. */
  owned?: (text: string) => { owner?: number; name: string } | null
}

export const add = <Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void => {
  const values = map.get(key)
  if (!values) map.set(key, [value])
  else if (!values.includes(value)) values.push(value)
}

/** Memoises a function by its argument: cells of a column repeat. */
export const memoised = <Key, Answer>(answer: (key: Key) => Answer): ((key: Key) => Answer) => {
  const answers = new Map<Key, { answer: Answer }>()
  return key => {
    const found = answers.get(key) ?? { answer: answer(key) }
    answers.set(key, found)
    return found.answer
  }
}

/** Largest number of pieces of a name, separators included. */
export const longestOf = (records: readonly Pick<NamedRecord, 'nombre'>[]): number =>
  records.flatMap(({ nombre }) => Object.values(nombre)).reduce((most, text) => Math.max(most, countOf(text)), 1)

/** @param longest largest number of pieces of a known name, separators included */
export const splitting =
  (isName: (text: string) => boolean, longest: number) =>
  (text: string): readonly string[] => {
    const pieces = text.split(SEPARATOR)
    const names: string[] = []
    for (let at = 0; at < pieces.length;) {
      let end = Math.min(pieces.length, at + longest)
      end -= (end - at + 1) % 2
      while (end > at + 1 && !isName(pieces.slice(at, end).join('').trim())) end -= 2
      const name = pieces.slice(at, end).join('').trim()
      if (name !== '') names.push(name)
      at = end + 1
    }
    return names
  }

const NUMBERED = /^(.*)\((\d+)\)$/su

/**
 * Index of records by name in any language, by code and by id. A shared name is shown with the id [IX-04].
 * @param othersOf other names of a record
 */
export const recordNames = (
  records: readonly NamedRecord[],
  othersOf: (record: NamedRecord) => readonly string[] = () => [],
): Names<number> => {
  const idsByKey = () => new Map<string, number[]>()
  const [byText, byOwn, byAny, byCode] = [idsByKey(), idsByKey(), idsByKey(), idsByKey()]
  const byId = new Map(records.map(record => [record.id, record]))
  for (const record of records) {
    const { id, nombre, codigo } = record
    const own = inLocale(nombre).trim()
    if (own !== '') {
      add(byText, own, id)
      add(byOwn, keyOf(own), id)
    }
    for (const text of [...Object.values(nombre), ...othersOf(record)]) if (text.trim() !== '') add(byAny, keyOf(text), id)
    if (codigo) add(byCode, codeKey(codigo), id)
  }
  const byNumber = (text: string): readonly number[] => {
    const id = Number(text)
    if (/^\d+$/.test(text)) return byId.has(id) ? [id] : []
    const [, name = '', numbered = ''] = NUMBERED.exec(text) ?? []
    const found = byId.get(Number(numbered))
    return found && keyOf(recordName(found)) === keyOf(name) ? [found.id] : []
  }
  const find = memoised((text: string): readonly number[] => {
    const key = keyOf(text)
    return byText.get(text) ?? byOwn.get(key) ?? byAny.get(key) ?? byCode.get(codeKey(text)) ?? byNumber(text)
  })
  const shown = memoised((id: number): string => {
    const record = byId.get(id)
    if (!record) return String(id)
    const name = recordName(record)
    const found = find(name)
    return found.length === 1 && found[0] === id ? name : `${name} (${id})`
  })
  const near = createNearest(records.map(record => ({ key: keyOf(recordName(record)), item: record.id })))
  const nearest = memoised((text: string): Suggestion | null => {
    const id = near(keyOf(text))
    return id === undefined ? null : { text: shown(id), value: id }
  })
  return { find, nearest, shown, split: splitting(text => find(text).length > 0, longestOf(records)) }
}

/** Index of countries by name in any language, by both ISO codes, and by name and code, "España (ES)"; shown by the short code, as in lists [IX-04]. */
export const countryNames = (countries: readonly NamedCountry[]): Names<string> => {
  const byKey = new Map<string, string[]>()
  for (const { codigo_iso_alfa_2: code, codigo_iso_alfa_3: long, nombre } of countries) {
    add(byKey, keyOf(code), code)
    add(byKey, keyOf(long), code)
    for (const text of Object.values(nombre))
      if (text.trim() !== '') for (const name of [text, `${text} (${code})`]) add(byKey, keyOf(name), code)
  }
  const find = memoised((text: string): readonly string[] => byKey.get(keyOf(text)) ?? [])
  const near = createNearest(countries.map(country => ({ key: keyOf(inLocale(country.nombre)), item: country })))
  const nearest = memoised((text: string): Suggestion | null => {
    const country = near(keyOf(text))
    return country ? { text: inLocale(country.nombre), value: country.codigo_iso_alfa_2 } : null
  })
  return { find, nearest, shown: code => code.toUpperCase(), split: splitting(text => find(text).length > 0, longestOf(countries)) }
}
