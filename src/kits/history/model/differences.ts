import { diffArrays } from 'diff'

/** Piece of a word diff: in both texts, only in the old one, or only in the new one. */
interface DiffPiece {
  kind: 'same' | 'del' | 'ins'
  text: string
}

/** Token: a word with its subscripts and superscripts, white space, or any other single character. */
const TOKEN = /(?:<su[bp]\s*>[^<]*<\/su[bp]\s*>|[\p{L}\p{N}\p{M}])+|\s+|[^]/giu
const WORD = /[\p{L}\p{N}]/u
/** Share of changed words above which the whole text is shown as replaced: a word diff would be unreadable. */
const MOST = 0.6
/** Limit of edits, above which the texts count as unrelated; computing such a diff would be slow. */
const MAX_EDITS = 500

const tokensOf = (text: string): string[] => text.match(TOKEN) ?? []
const wordCount = (tokens: readonly string[]): number => tokens.filter(token => WORD.test(token)).length

/** Unchanged stretch, or a replacement. */
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

/** Joins two neighbouring replaced words, with the space between them, into one change. */
const joined = (stretches: readonly Stretch[]): Stretch[] =>
  stretches.reduce<Stretch[]>((all, stretch) => {
    const [before, space] = [all.at(-2), all.at(-1)]
    const isBetween = before && space && isChange(stretch) && isChange(before) && isBlank(space.same)
    // Neighbouring additions stay separate: the text between them is unchanged.
    if (!isBetween || !(before.del && before.ins && stretch.del && stretch.ins)) return [...all, stretch]
    return [...all.slice(0, -2), { same: '', del: before.del + space.same + stretch.del, ins: before.ins + space.same + stretch.ins }]
  }, [])

const marked = (kind: 'del' | 'ins', text: string): DiffPiece[] => {
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

const whole = (before: string, after: string): DiffPiece[] => [
  ...(before ? [{ kind: 'del' as const, text: before }] : []),
  ...(after ? [{ kind: 'ins' as const, text: after }] : []),
]

/** Word diff of two texts. When most of it changed, the old text as a whole and then the new one [HI-02]. */
export const differencesOf = (before: string, after: string): DiffPiece[] => {
  if (before.trim() === '' || after.trim() === '') return whole(before, after)
  const [old, now] = [tokensOf(before), tokensOf(after)]
  const changes = diffArrays(old, now, { maxEditLength: MAX_EDITS })
  if (!changes) return whole(before, after)
  const sameWords = wordCount(changes.filter(({ added, removed }) => !added && !removed).flatMap(({ value }) => value))
  const words = wordCount(old) + wordCount(now)
  if (words > 0 && 1 - (2 * sameWords) / words > MOST) return whole(before, after)
  return joined(stretchesOf(changes)).flatMap(({ same, del, ins }): DiffPiece[] =>
    same ? [{ kind: 'same', text: same }] : [...marked('del', del), ...marked('ins', ins)],
  )
}
