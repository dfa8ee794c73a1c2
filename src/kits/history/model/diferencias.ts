import { diffArrays } from 'diff'

/** A piece of two texts read as one: in both, or only in the one before or the one after. */
export interface Pieza {
  kind: 'same' | 'del' | 'ins'
  text: string
}

/** A word keeps its subscripts and superscripts; all else stands alone. */
const TOKEN = /(?:<su[bp]\s*>[^<]*<\/su[bp]\s*>|[\p{L}\p{N}\p{M}])+|\s+|[^]/giu
const WORD = /[\p{L}\p{N}]/u
/** More than so much of them changed: nobody reads that word by word. */
const MOST = 0.6
/** Beyond it they have nothing to do with each other, and to find that out takes long. */
const MAX_EDITS = 500

const tokensOf = (text: string): string[] => text.match(TOKEN) ?? []
const wordCount = (tokens: readonly string[]): number => tokens.filter(token => WORD.test(token)).length

/** A stretch that is the same, or what came in the place of what went. */
interface Stretch {
  same: string
  del: string
  ins: string
}

const isChange = ({ same }: Stretch): boolean => same === ''
const isBlank = (text: string): boolean => text.trim() === '' && !text.includes('\n')

const stretchesOf = (changes: readonly { value: string[]; added: boolean; removed: boolean }[]): Stretch[] =>
  changes.reduce<Stretch[]>((all, { value, added, removed }) => {
    const text = value.join('')
    if (!added && !removed) return [...all, { same: text, del: '', ins: '' }]
    const last = all.at(-1)
    const change = last && isChange(last) ? last : { same: '', del: '', ins: '' }
    if (removed) change.del += text
    else change.ins += text
    return change === last ? all : [...all, change]
  }, [])

/** Two words changed side by side are one change, with the space between them. */
const joined = (stretches: readonly Stretch[]): Stretch[] =>
  stretches.reduce<Stretch[]>((all, stretch) => {
    const [before, space] = [all.at(-2), all.at(-1)]
    const isBetween = before && space && isChange(stretch) && isChange(before) && isBlank(space.same)
    // An addition beside another one stays two: what stands between them was there.
    if (!isBetween || !(before.del && before.ins && stretch.del && stretch.ins)) return [...all, stretch]
    return [...all.slice(0, -2), { same: '', del: before.del + space.same + stretch.del, ins: before.ins + space.same + stretch.ins }]
  }, [])

const marked = (kind: 'del' | 'ins', text: string): Pieza[] => {
  const core = text.trim()
  if (core === '') return text === '' ? [] : [{ kind, text }]
  const at = text.indexOf(core)
  const [head, tail] = [text.slice(0, at), text.slice(at + core.length)]
  return [
    ...(head ? [{ kind: 'same' as const, text: head }] : []),
    { kind, text: core },
    ...(tail ? [{ kind: 'same' as const, text: tail }] : []),
  ]
}

const whole = (before: string, after: string): Pieza[] => [
  ...(before ? [{ kind: 'del' as const, text: before }] : []),
  ...(after ? [{ kind: 'ins' as const, text: after }] : []),
]

/** What came into a text and what went from it, in whole words; where most of it changed, the one as a whole and then the other [HI-02]. */
export const differencesOf = (before: string, after: string): Pieza[] => {
  if (before.trim() === '' || after.trim() === '') return whole(before, after)
  const [old, now] = [tokensOf(before), tokensOf(after)]
  const changes = diffArrays(old, now, { maxEditLength: MAX_EDITS })
  if (!changes) return whole(before, after)
  const kept = wordCount(changes.filter(({ added, removed }) => !added && !removed).flatMap(({ value }) => value))
  const words = wordCount(old) + wordCount(now)
  if (words > 0 && 1 - (2 * kept) / words > MOST) return whole(before, after)
  return joined(stretchesOf(changes)).flatMap(({ same, del, ins }): Pieza[] =>
    same ? [{ kind: 'same', text: same }] : [...marked('del', del), ...marked('ins', ins)],
  )
}
