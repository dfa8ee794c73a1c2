import { renumbered } from '@/shared/ordering'
import { called, mergeParts, ORDER, unplaced, type NamedPart } from '@/store/merge/mergeParts'
import type { PartDraft } from '@/kits/history/views/target'

/** Rules of one kind of part in a form. Declared as methods, so that kinds with different drafts fit into one `Record` type. */
export interface PartRules<Draft extends PartDraft = PartDraft> {
  /** Content by which two versions of a part are compared, without its position. */
  contentOf(draft: Draft): object
  /** True for a part and its edited version; for kinds whose parts a save creates again with new ids. */
  isLike?(one: Draft, other: Draft): boolean
  /** True for a part with a file to save besides its content. */
  isTouched?(draft: Draft): boolean
}

interface Sides<Draft> {
  /** Parts that the save compares with. */
  opened: readonly Draft[]
  drafts: readonly Draft[]
  /** Current parts of the server. */
  now: readonly Draft[]
}

interface TakenParts<Draft> {
  opened: Draft[]
  drafts: Draft[]
  /** True if both sides have changed a part, or the order. */
  isContested: boolean
}

const sorted = <Draft extends PartDraft>(parts: readonly Draft[]): Draft[] => [...parts].sort((one, other) => one.orden - other.orden)

/**
 * Takes saved parts of other users into a form, part by part [SY-04]. As with fields, unedited parts get the saved content, and a part that
 * both sides have changed keeps its base, so that the save asks [ML-06]. If both have changed the order, no part is taken. Drafts keep their
 * ids, which dialogs refer to.
 */
export const takeParts = <Draft extends PartDraft>(
  { opened, drafts, now }: Sides<Draft>,
  { contentOf, isLike, isTouched }: PartRules<Draft>,
): TakenParts<Draft> => {
  const said = (part: Draft) => unplaced(contentOf(part))
  const named = (part: Draft): NamedPart => ({ key: String(part.id), content: said(part), isTouched: isTouched?.(part) ?? false })
  const base = sorted(opened).map(named)
  const mine = drafts.map(named)
  const present = sorted(now)
  const likeOf = (one: object, other: object) => isLike?.(one as Draft, other as Draft) ?? false
  const theirs = called(present.map(named), { base, mine }, likeOf)
  const { parts, clashes } = mergeParts({ base, mine, theirs })

  const contested = new Set(clashes.map(({ key }) => key))
  if (contested.has(ORDER)) return { opened: [...opened], drafts: [...drafts], isContested: true }
  const before = new Map(sorted(opened).map(part => [String(part.id), part]))
  const here = new Map(drafts.map(draft => [String(draft.id), draft]))
  const there = new Map(theirs.flatMap(({ key }, at) => (present[at] ? [[key, present[at]] as const] : [])))
  /** Id of a part in the form; for a part that both sides have added the id of the server. */
  const idOf = (key: string): Draft['id'] | undefined => before.get(key)?.id ?? there.get(key)?.id ?? here.get(key)?.id

  const beforeKeys = [...before.keys()]
  const left = [...there.keys()].filter(key => !contested.has(key) || before.has(key))
  const gone = beforeKeys.filter(key => contested.has(key) && !there.has(key))
  const baseKeys = gone.reduce((keys, key) => {
    const at = beforeKeys.indexOf(key)
    return [...keys.slice(0, at), key, ...keys.slice(at)]
  }, left)
  const baseOf = (key: string): Draft[] => {
    const part = contested.has(key) ? (before.get(key) ?? null) : (there.get(key) ?? null)
    return part ? [{ ...part, id: idOf(key) ?? part.id }] : []
  }
  const draftOf = ({ key, content }: NamedPart): Draft[] => {
    const [draft, their] = [here.get(key), there.get(key)]
    const whole = draft && !isTouched?.(draft) ? { ...draft, ...their } : (draft ?? their)
    return whole ? [{ ...whole, ...content, id: idOf(key) ?? whole.id }] : []
  }
  return {
    opened: renumbered(baseKeys.flatMap(baseOf)),
    drafts: renumbered(parts.flatMap(draftOf)),
    isContested: contested.size > 0,
  }
}
