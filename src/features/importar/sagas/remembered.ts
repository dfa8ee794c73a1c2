import { fold } from '@/shared/fold'
import { isObject } from '@/shared/isObject'
import type { ImportableName } from '@/features/importar/model/resources'
import { fieldIn, LINE_FIELDS } from '@/features/importar/model/targets'
import type { ColumnMatch, NamedRecord, Target } from '@/features/importar/model/types'
import { readJson, writeJson } from '@/store/memory/storedJson'
import { isSameInput } from '@/store/merge/merge'

type Targets = readonly (Target | null)[]

/** Matches of one user and resource, by the titles of their files, oldest first. */
type Matchings = Readonly<Record<string, Targets>>

const MOST_KEPT = 20

const storageKey = (owner: string, recurso: ImportableName): string => `importar.${recurso}.columnas ${owner}`

const keyOf = (titles: readonly string[]): string => JSON.stringify(titles.map(fold))

const isMatchings = (value: unknown): value is Matchings => isObject(value) && Object.values(value).every(each => Array.isArray(each))

const read = (key: string): Matchings => readJson(key, isMatchings) ?? {}

/** True if a stored target still exists: fields change with versions, and components are deleted. */
const isKnown = (target: Target, recurso: ImportableName, components: readonly NamedRecord[]): boolean => {
  if (target.kind === 'field') return fieldIn(recurso, target.field)?.readOnly === false
  if (target.kind === 'line') return LINE_FIELDS.includes(target.field)
  return target.kind === 'id' || components.some(({ id }) => id === target.componente)
}

/** Targets of the last file with these titles; null if it was matched by its titles alone. */
export const rememberedTargets = (owner: string, recurso: ImportableName, titles: readonly string[]): Targets | null =>
  read(storageKey(owner, recurso))[keyOf(titles)] ?? null

/** Matches by title, overridden by those of the last file with these titles. */
export const withRemembered = (
  byTitle: readonly ColumnMatch[],
  remembered: Targets,
  recurso: ImportableName,
  components: readonly NamedRecord[],
): ColumnMatch[] =>
  byTitle.map((match, at) => {
    const stored = remembered[at] ?? null
    const target = stored && isKnown(stored, recurso, components) ? stored : null
    if (isSameInput(target, match.target)) return match
    return { ...match, target, origin: target ? 'remembered' : 'left' }
  })

/** Stores the matches of a file for the next one with its titles [IX-02]; matches that the titles give anyway are not stored. */
export const rememberTargets = (
  owner: string,
  recurso: ImportableName,
  titles: readonly string[],
  { matches, byTitle }: { matches: readonly ColumnMatch[]; byTitle: readonly ColumnMatch[] },
): void => {
  const key = keyOf(titles)
  const others = Object.entries(read(storageKey(owner, recurso))).filter(([each]) => each !== key)
  const isByTitle = matches.every(({ target }, at) => isSameInput(target, byTitle[at]?.target ?? null))
  const added: [string, Targets][] = isByTitle ? [] : [[key, matches.map(({ target }) => target)]]
  writeJson(storageKey(owner, recurso), Object.fromEntries([...others, ...added].slice(-MOST_KEPT)))
}
