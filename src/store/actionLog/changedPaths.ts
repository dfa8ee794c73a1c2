/** More changes than these in one place are one change of that place. */
const MANY = 12

const membersOf = (value: unknown): Map<string, unknown> | null =>
  typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : null

const joined = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`)

/** Where two states differ, as `maestras.magnitudes.mode`; what appeared, went away or became of another kind is named as a whole. */
export const changedPaths = (before: unknown, after: unknown, path = ''): string[] => {
  if (Object.is(before, after)) return []
  const [one, other] = [membersOf(before), membersOf(after)]
  if (!one || !other || Array.isArray(before) !== Array.isArray(after)) return [path]
  const paths: string[] = []
  let changes = 0
  for (const key of new Set([...one.keys(), ...other.keys()])) {
    const below = changedPaths(one.get(key), other.get(key), joined(path, key))
    if (below.length > 0) changes += 1
    if (changes > MANY) return [path]
    paths.push(...below)
  }
  return paths
}

/** What is at a path; undefined where there is nothing. */
export const valueAt = (state: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => membersOf(value)?.get(key), state)

/** Whether a change at `changed` is one of `path`: at it, below it or around it. */
export const concerns = (changed: string, path: string): boolean =>
  changed === path || changed === '' || changed.startsWith(`${path}.`) || path.startsWith(`${changed}.`)
