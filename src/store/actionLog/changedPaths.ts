import { isObjectOrList } from '@/shared/isObject'

/** Maximum number of changes below one path; more of them are listed as one change of that path. */
const MANY = 12

/** True for identical values; 0 and -0 are equal, because JSON has no negative zero. */
const same = (one: unknown, other: unknown): boolean => one === other || Object.is(one, other)

const joined = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`)

/** Paths at which two states differ, such as `maestras.magnitudes.mode`; added, removed and retyped values are listed as a whole. */
export const changedPaths = (before: unknown, after: unknown, path = ''): string[] => {
  if (same(before, after)) return []
  if (!isObjectOrList(before) || !isObjectOrList(after) || Array.isArray(before) !== Array.isArray(after)) return [path]
  const paths: string[] = []
  let changes = 0
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (same(before[key], after[key])) continue
    const below = changedPaths(before[key], after[key], joined(path, key))
    if (below.length > 0) changes += 1
    if (changes > MANY) return [path]
    paths.push(...below)
  }
  return paths
}

/** Value at a path; undefined when there is none. */
export const valueAt = (state: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (isObjectOrList(value) ? value[key] : undefined), state)

/** True if a change at `changed` affects `path`: at it, below it or above it. */
export const concerns = (changed: string, path: string): boolean =>
  changed === path || changed === '' || changed.startsWith(`${path}.`) || path.startsWith(`${changed}.`)
