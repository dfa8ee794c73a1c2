/** More changes than these in one place are one change of that place. */
const MANY = 12

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** JSON knows only one of the two zeros. */
const same = (one: unknown, other: unknown): boolean => one === other || Object.is(one, other)

const joined = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`)

/** Where two states differ, as `maestras.magnitudes.mode`; what appeared, went away or became of another kind is named as a whole. */
export const changedPaths = (before: unknown, after: unknown, path = ''): string[] => {
  if (same(before, after)) return []
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after)) return [path]
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

/** What is at a path; undefined where there is nothing. */
export const valueAt = (state: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), state)

/** Whether a change at `changed` is one of `path`: at it, below it or around it. */
export const concerns = (changed: string, path: string): boolean =>
  changed === path || changed === '' || changed.startsWith(`${path}.`) || path.startsWith(`${changed}.`)
