import { createNearest, keyOf } from '@/features/importar/model/nearest'
import { hasComposition, type ImportableName } from '@/features/importar/model/resources'
import { fieldsOf } from '@/features/importar/model/targets'
import { partsOf, titlesOf } from '@/features/importar/model/titles'
import type { ColumnMatch, ImportSheet, LineField, NamedRecord, Target } from '@/features/importar/model/types'
import { fold } from '@/shared/fold'
import { DEFAULT_LOCALE, inLocale } from '@/shared/locales'
import { localeOfTag } from '@/shared/locales/localeOfTag'
import { nameOfLanguage, nameOfLocale } from '@/shared/locales/nameOfLocale'

/** Key of a title: letters and digits only, so that "N. Registro" equals "N REGISTRO" [IX-02]. */
const titleKey = (title: string): string => fold(title).replace(/[^\p{L}\p{N}]+/gu, '')

/** Titles of the fields of a line. A repeated title is that of the second quantity, or of its unit [IX-05]. */
const lineTitles: Record<LineField, readonly string[]> = {
  componente: ['Componente', 'Componente químico'],
  cantidad_1: ['Cantidad 1', 'Cantidad'],
  magnitud_1: ['Magnitud 1', 'Magnitud', 'Unidad 1', 'Unidad'],
  cantidad_2: ['Cantidad 2', 'Cantidad'],
  magnitud_2: ['Magnitud 2', 'Magnitud', 'Unidad 2', 'Unidad'],
  solubilidad: ['Solubilidad'],
}

/** Words at the end of the title of a component's second quantity: its unit is by volume. */
const SECOND = /[/]\s*v\b|vol|\b2$/i

type Quantity = 'cantidad_1' | 'cantidad_2'

const isLineField = (name: string): name is LineField => Object.hasOwn(lineTitles, name)

/** Locales by keys of their names and codes; the locale offered first wins. */
const localesByKey = (locales: readonly string[]): ReadonlyMap<string, string> => {
  const byKey = new Map<string, string>()
  for (const locale of locales)
    for (const name of [nameOfLocale(locale), nameOfLanguage(locale), locale, locale.split('_', 1).join()])
      if (!byKey.has(titleKey(name))) byKey.set(titleKey(name), locale)
  return byKey
}

/** Functions that find the targets a title names, the likeliest first. */
const createNaming = (recurso: ImportableName, components: readonly NamedRecord[], locales: readonly string[]) => {
  let byKey: ReadonlyMap<string, string> | undefined
  const fields = new Map<string, { field: string; isText: boolean }>()
  for (const [field, { label, kind }] of fieldsOf(recurso)) {
    const own = titlesOf(recurso)[field] ?? []
    // The label of the stages, "Cultivos", is the title of another column of reports.
    const titles = field === 'estados_fenologicos' ? own : [...own, label]
    for (const title of [...titles, field])
      if (!fields.has(titleKey(title))) fields.set(titleKey(title), { field, isText: kind === 'text' })
  }
  const lines = hasComposition(recurso) ? Object.entries(lineTitles) : []
  const byComponent = new Map<string, number>()
  if (hasComposition(recurso))
    for (const { id, nombre } of components)
      for (const name of [inLocale(nombre), ...Object.values(nombre)])
        if (name.trim() !== '' && !byComponent.has(keyOf(name))) byComponent.set(keyOf(name), id)

  const fieldTarget = (title: string, locale: string): Target[] => {
    const found = fields.get(titleKey(title))
    return found ? [{ kind: 'field', field: found.field, locale: found.isText ? locale : null }] : []
  }
  const lineTargets = (title: string): Target[] =>
    lines.flatMap(([field, titles]): Target[] =>
      isLineField(field) && titles.some(each => titleKey(each) === titleKey(title)) ? [{ kind: 'line', field }] : [],
    )
  const componentTargets = (title: string, words: string): Target[] => {
    const componente = byComponent.get(keyOf(title))
    if (componente === undefined) return []
    const order: Quantity[] = SECOND.test(words) ? ['cantidad_2', 'cantidad_1'] : ['cantidad_1', 'cantidad_2']
    return order.map(field => ({ kind: 'component', componente, field }))
  }
  /** Locale named by words. Codes come first: the index of hundreds of names takes long. */
  const localeIn = (words: string): string | null => {
    const key = titleKey(words)
    const code = localeOfTag(words)
    if (key === '' || (code !== null && locales.includes(code))) return code
    byKey ??= localesByKey(locales)
    return byKey.get(key) ?? code
  }

  const targetsOf = (title: string): Target[] => {
    const { base, words } = partsOf(title)
    const locale = localeIn(words)
    const isId: Target[] = titleKey(title) === 'id' ? [{ kind: 'id' }] : []
    const whole = [...isId, ...fieldTarget(title, DEFAULT_LOCALE), ...lineTargets(title), ...componentTargets(title, '')]
    if (base === '') return whole
    const localeTargets = locale === null ? [] : fieldTarget(base, locale)
    return [...whole, ...localeTargets, ...lineTargets(base), ...componentTargets(base, words)]
  }
  return { fields, localeIn, targetsOf }
}

/** Largest share of differing letters between a title and the title of a suggested field. */
const FAR = 0.4
const SHORTEST = 4

/**
 * Matches the columns of a sheet to targets by title; a title that is only close to a free field gets a suggestion [IX-02].
 * @param locales languages that titles can name
 */
export const matchColumns = (
  recurso: ImportableName,
  { titles }: Pick<ImportSheet, 'titles'>,
  components: readonly NamedRecord[],
  locales: readonly string[],
): ColumnMatch[] => {
  const { fields, localeIn, targetsOf } = createNaming(recurso, components, locales)
  const usedTargets = new Set<string>()
  const matched = titles.map((title): Target | null => {
    const target = targetsOf(title).find(each => !usedTargets.has(JSON.stringify(each))) ?? null
    if (target) usedTargets.add(JSON.stringify(target))
    return target
  })
  const names = Array.from(fields, ([key, item]) => ({ key, item }))
  const suggestionOf = (title: string): Target | null => {
    const { base, words } = partsOf(title)
    const locale = localeIn(words) ?? DEFAULT_LOCALE
    const free = names.flatMap(({ key, item: { field, isText } }) => {
      const item: Target = { kind: 'field', field, locale: isText ? locale : null }
      return usedTargets.has(JSON.stringify(item)) ? [] : [{ key, item }]
    })
    const key = titleKey(base || title)
    if (key.length < SHORTEST) return null
    const near = createNearest(free, FAR)(key)
    return near ?? free.find(each => each.key.length >= SHORTEST && (key.startsWith(each.key) || each.key.startsWith(key)))?.item ?? null
  }
  return matched.map((target, at): ColumnMatch => {
    if (target) return { target, origin: 'title', suggestion: null }
    return { target: null, origin: 'left', suggestion: suggestionOf(titles[at] ?? '') }
  })
}
