import { isLocaleMap } from '@/shared/locales/isLocaleMap'
import type { LocaleMap } from '@/shared/locales'
import { isImageDraft } from '@/store/imageDraft'
import { mergeOrder } from '@/store/merge/mergeOrder'

/** Conflict: two users have changed the same field in different ways. */
export interface Clash {
  /** Name of the field, or the resource of a part. */
  field: string
  /** Language of the text; null for a field without languages. */
  locale: string | null
  /** Id of the part's draft, or ORDER for a conflict over the order. Left out for a field of the record itself. */
  part?: string
  mine: unknown
  theirs: unknown
}

interface MergeResult<Input> {
  /** `current` with the edits applied; for a clash, mine. */
  merged: Input
  clashes: Clash[]
}

/** True if two values have equal JSON. Inputs are plain JSON; the order of a list counts. */
export const isSameInput = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** True for texts by language. An image of a form is an object too, but one value: its file, name and facts belong together. */
export const isTexts = (value: unknown): value is LocaleMap => isLocaleMap(value) && !isImageDraft(value)

const fieldsOf = <Input extends object>(values: Input) => Object.keys(values) as (keyof Input & string)[]
const textIn = (map: LocaleMap, locale: string): string => map[locale] ?? ''

const editedIn = (opened: LocaleMap, typed: LocaleMap) => Object.entries(typed).filter(([locale, text]) => text !== textIn(opened, locale))

/** Edited texts that others have changed to something else. */
const contestedIn = (opened: LocaleMap, typed: LocaleMap, current: LocaleMap) =>
  editedIn(opened, typed).filter(([locale, text]) => ![textIn(opened, locale), text].includes(textIn(current, locale)))

const mergeMap = (field: string, opened: LocaleMap, typed: LocaleMap, current: LocaleMap): MergeResult<LocaleMap> => ({
  merged: { ...current, ...Object.fromEntries(editedIn(opened, typed)) },
  clashes: contestedIn(opened, typed, current).map(([locale, mine]) => ({ field, locale, mine, theirs: textIn(current, locale) })),
})

type Key = string | number
const isList = (value: unknown): value is Key[] =>
  Array.isArray(value) && value.every(each => typeof each === 'number' || typeof each === 'string')

/** Merges two lists of ids with the additions and removals of both sides. Only the order can clash. */
const mergeList = (field: string, opened: Key[], typed: Key[], current: Key[]): MergeResult<Key[]> => {
  const isKept = (key: Key) => (typed.includes(key) && current.includes(key)) || !opened.includes(key)
  const kept = new Set([...typed, ...current].filter(isKept))
  const { keys, isContested } = mergeOrder(opened, typed, current, kept)
  const theirs = () => mergeOrder(opened, current, typed, kept).keys
  return { merged: keys, clashes: isContested ? [{ field, locale: null, mine: keys, theirs: theirs() }] : [] }
}

const mergeValue = (field: string, opened: unknown, typed: unknown, current: unknown): MergeResult<unknown> => {
  if (isTexts(typed)) return mergeMap(field, isTexts(opened) ? opened : {}, typed, isTexts(current) ? current : {})
  if (isSameInput(opened, typed)) return { merged: current, clashes: [] }
  if (isList(opened) && isList(typed) && isList(current)) return mergeList(field, opened, typed, current)
  const changed = !isSameInput(current, opened) && !isSameInput(current, typed)
  return { merged: typed, clashes: changed ? [{ field, locale: null, mine: typed, theirs: current }] : [] }
}

/**
 * Three-way merge: the current record with the fields edited since the form opened; texts are merged language by language, lists item by
 * item. Two users can translate one record into two languages at the same time [ML-06].
 */
export const mergeEdited = <Input extends object>(opened: Input, typed: Input, current: Input): MergeResult<Input> => {
  const results = fieldsOf(typed).map(field => [field, mergeValue(field, opened[field], typed[field], current[field])] as const)
  return {
    merged: { ...current, ...Object.fromEntries(results.map(([field, { merged }]) => [field, merged])) },
    clashes: results.flatMap(([, { clashes }]) => clashes),
  }
}

/** True for texts that differ at most in outer white space, which the server trims in names. */
const isSameName = (sent: string, stored: string) => sent.trim() === stored.trim()

const ownMap = (opened: LocaleMap, attempts: readonly LocaleMap[], current: LocaleMap): LocaleMap => {
  const now = (locale: string) => textIn(current, locale)
  const own = Object.keys({ ...opened, ...current }).filter(locale => attempts.some(map => isSameName(textIn(map, locale), now(locale))))
  return { ...opened, ...Object.fromEntries(own.map(locale => [locale, now(locale)])) }
}

const ownList = (opened: Key[], attempts: readonly Key[][], current: Key[]): Key[] => {
  const isTakenOut = (key: Key) => !current.includes(key) && attempts.some(keys => !keys.includes(key))
  const isPutIn = (key: Key) => !opened.includes(key) && attempts.some(keys => keys.includes(key))
  return [...opened.filter(key => !isTakenOut(key)), ...current.filter(isPutIn)]
}

const ownValue = (opened: unknown, attempts: readonly unknown[], current: unknown): unknown => {
  if (isTexts(current)) return ownMap(isTexts(opened) ? opened : {}, attempts.filter(isTexts), current)
  if (attempts.some(value => isSameInput(value, current))) return current
  return isList(opened) && isList(current) ? ownList(opened, attempts.filter(isList), current) : opened
}

/**
 * Base of a retry: the opened record, with the current value of each field that equals a value sent by an earlier attempt of this form. The
 * user's own attempt is then no conflict, and an edit undone since is written back.
 */
export const sinceAttempts = <Input extends object>(opened: Input, attempts: readonly Input[], current: Input): Input => {
  const sentOf = (field: keyof Input) => attempts.map(input => input[field])
  const own = fieldsOf(current).map(field => [field, ownValue(opened[field], sentOf(field), current[field])] as const)
  return { ...opened, ...Object.fromEntries(own) }
}

const rebasedMap = (opened: LocaleMap, typed: LocaleMap, current: LocaleMap): LocaleMap => {
  const contested = contestedIn(opened, typed, current).map(([locale]) => locale)
  return { ...current, ...Object.fromEntries(contested.map(locale => [locale, textIn(opened, locale)])) }
}

const rebasedValue = (field: string, opened: unknown, typed: unknown, current: unknown): unknown => {
  if (isTexts(typed)) return rebasedMap(isTexts(opened) ? opened : {}, typed, isTexts(current) ? current : {})
  return isSameInput(mergeValue(field, opened, typed, current).merged, current) ? current : opened
}

/**
 * New base for a three-way merge: the opened value of fields that both sides have changed, the current value of all others. For an unchanged
 * record, and for an edit that the record already has, that is the current value.
 */
export const rebased = <Input extends object>(opened: Input, typed: Input, current: Input): Input => ({
  ...current,
  ...Object.fromEntries(fieldsOf(typed).map(field => [field, rebasedValue(field, opened[field], typed[field], current[field])])),
})
