import type { LocaleMap } from '@/shared/locales'
import { sameTexts } from '@/shared/locales/sameTexts'
import { isTexts, mergeEdited, type Clash } from '@/store/merge/merge'
import { mergeOrder } from '@/store/merge/mergeOrder'
import { renumbered } from '@/shared/ordering'

/** Content of a part, without its position. */
type Content = Readonly<Record<string, unknown>>

/** Content of a part without its position, which the order of the parts states. */
export const unplaced = (content: object): Content => {
  const { orden: _orden, ...rest } = content as Record<string, unknown>
  return rest
}

/** Part of a record, with the same key on both sides: the id of its draft. */
export interface NamedPart {
  key: string
  content: Content
  /** True if the part has a file to save. */
  isTouched?: boolean
}

/** Parts of one kind in order: as opened, as in the form, and as on the server. */
interface Sides {
  base: readonly NamedPart[]
  mine: readonly NamedPart[]
  theirs: readonly NamedPart[]
}

/** Key of a clash over the order of the parts. */
export const ORDER = 'orden'

/**
 * Clash over a part that both sides have changed, or one has changed and the other removed (null); for a clash over the order, all parts of
 * each side.
 */
export interface PartClash {
  key: string
  mine: Content | readonly NamedPart[] | null
  theirs: Content | readonly NamedPart[] | null
}

interface MergedParts {
  /** Merged parts in their order; for a clash, mine. */
  parts: NamedPart[]
  clashes: PartClash[]
  /** True if the side has added, changed, moved or removed parts. */
  isMine: boolean
  isTheirs: boolean
}

const VALUES = 'values'

/** Content with all members except texts joined into one value: numbers, units, choices and images are merged together, texts by language. */
const grouped = (content: Content) => {
  const members = Object.entries(content)
  const maps = members.filter(([, value]) => isTexts(value)) as [string, LocaleMap][]
  return { ...Object.fromEntries(maps), [VALUES]: JSON.stringify(members.filter(([, value]) => !isTexts(value))) }
}

const ungrouped = ({ [VALUES]: values = '[]', ...maps }: Record<string, LocaleMap | string>): Content => ({
  ...(Object.fromEntries(JSON.parse(values as string) as [string, unknown][]) as Content),
  ...maps,
})

export const isSameContent = (one: Content, other: Content): boolean => {
  const [before, now] = [grouped(one), grouped(other)] as Record<string, LocaleMap | string>[]
  return Object.entries({ ...before, ...now }).every(([name]) => {
    const [was, is] = [before?.[name], now?.[name]]
    return typeof was === 'string' || typeof is === 'string' ? was === is : sameTexts(was ?? {}, is ?? {})
  })
}

const mergeContent = (base: Content | undefined, mine: Content, theirs: Content) => {
  const before = base ? grouped(base) : {}
  const { merged, clashes } = mergeEdited<Record<string, LocaleMap | string>>(before, grouped(mine), grouped(theirs))
  return { content: ungrouped(merged), isContested: clashes.length > 0 }
}

const byKey = (parts: readonly NamedPart[]) => new Map(parts.map(part => [part.key, part]))
const keysOf = (parts: readonly NamedPart[]) => parts.map(({ key }) => key)

/** True if nothing was added, changed, moved or removed. */
const isSame = (before: readonly NamedPart[], now: readonly NamedPart[]): boolean =>
  before.length === now.length &&
  now.every(({ key, content, isTouched }, at) => before[at]?.key === key && !isTouched && isSameContent(before[at].content, content))

/**
 * Merges the parts of a record one by one [ML-06]. Changes of a single side are taken. A part that both sides have changed, or one has
 * changed and the other removed, is a clash.
 */
export const mergeParts = ({ base, mine, theirs }: Sides): MergedParts => {
  const [before, here, there] = [byKey(base), byKey(mine), byKey(theirs)]
  const mergedParts = new Map<string, NamedPart>()
  const clashes: PartClash[] = []
  const leaves = (was: NamedPart | undefined, is: NamedPart) => was !== undefined && !is.isTouched && isSameContent(was.content, is.content)
  for (const key of new Set([...here.keys(), ...there.keys()])) {
    const [was, my, their] = [before.get(key), here.get(key), there.get(key)]
    if (my && their) {
      const { content, isContested } = mergeContent(was?.content, my.content, their.content)
      mergedParts.set(key, { ...my, content })
      const { content: other } = mergeContent(was?.content, their.content, my.content)
      if (isContested) clashes.push({ key, mine: content, theirs: other })
    } else if (my && !leaves(was, my)) {
      mergedParts.set(key, my)
      if (was) clashes.push({ key, mine: my.content, theirs: null })
    } else if (their && !was) mergedParts.set(key, their)
    else if (their && was && !leaves(was, their)) clashes.push({ key, mine: null, theirs: their.content })
  }
  const order = (one: readonly NamedPart[], other: readonly NamedPart[]) =>
    mergeOrder(keysOf(base), keysOf(one), keysOf(other), new Set(mergedParts.keys()))
  const inOrder = (keys: readonly string[]) => keys.flatMap(key => mergedParts.get(key) ?? [])
  const { keys, isContested } = order(mine, theirs)
  const parts = inOrder(keys)
  if (isContested) clashes.push({ key: ORDER, mine: parts, theirs: inOrder(order(theirs, mine).keys) })
  return { parts, clashes, isMine: !isSame(base, mine), isTheirs: !isSame(base, theirs) }
}

/**
 * Matches the server's parts with the drafts, because a save recreates some kinds under new ids: by id, else by equal content, else by
 * likeness. The position is no criterion: one part may have been removed there and another added.
 */
export const called = (
  theirs: readonly NamedPart[],
  { base, mine }: Pick<Sides, 'base' | 'mine'>,
  isLike: (one: Content, other: Content) => boolean,
): NamedPart[] => {
  const names = new Map<NamedPart, string>()
  const pair = (others: readonly NamedPart[], isIt: (part: NamedPart, other: NamedPart) => boolean) => {
    const usedKeys = new Set(names.values())
    for (const other of others) {
      const found = usedKeys.has(other.key) ? undefined : theirs.find(part => !names.has(part) && isIt(part, other))
      if (found) names.set(found, other.key)
    }
  }
  const saysSame = (part: NamedPart, other: NamedPart) => isSameContent(part.content, other.content)
  const isAlike = (part: NamedPart, other: NamedPart) => isLike(part.content, other.content)
  const added = mine.filter(({ key }) => !base.some(part => part.key === key))
  pair(base, (part, other) => part.key === other.key)
  pair(base, saysSame)
  pair(base, isAlike)
  pair(added, saysSame)
  pair(added, isAlike)
  return theirs.map(part => ({ ...part, key: names.get(part) ?? part.key }))
}

interface DraftOfPart {
  id: string | number
  orden: number
}

/** Drafts with the other user's side of a clash. */
export const takeTheirs = <Draft extends DraftOfPart>(drafts: readonly Draft[], { part, theirs }: Clash): Draft[] => {
  const isIt = ({ id }: DraftOfPart) => String(id) === part
  if (part === ORDER) {
    const ids = (theirs as readonly Draft[]).map(({ id }) => String(id))
    const placeOf = ({ id }: Draft) => ids.indexOf(String(id))
    return renumbered([...drafts].sort((one, other) => placeOf(one) - placeOf(other)))
  }
  if (theirs === null) return renumbered(drafts.filter(draft => !isIt(draft)))
  const their = theirs as Draft
  if (drafts.some(isIt)) return drafts.map(draft => (isIt(draft) ? { ...their, orden: draft.orden } : draft))
  return renumbered([...drafts.slice(0, their.orden), their, ...drafts.slice(their.orden)])
}
