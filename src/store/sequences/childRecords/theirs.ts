import { sinceAttempts, type Clash } from '@/store/merge/merge'
import { mergeOrder } from '@/store/merge/mergeOrder'
import { called, isSameContent, mergeParts, ORDER, unplaced, type NamedPart, type PartClash } from '@/store/merge/mergeParts'
import { openQuestion } from '@/store/sequences/ConflictError'
import type { Question } from '@/store/sequences/slice'
import type { OverwriteConsent } from '@/store/sequences/step'
import { isSameId, sentOf, type ApiPart, type Id, type Ledger } from '@/store/sequences/childRecords/ledger'
import type { Parts } from '@/store/sequences/childRecords/kind'
import { ownerOf, withFound } from '@/store/sequences/childRecords/plan'

interface MergedDrafts<Content, Draft> {
  /** Parts that must exist after the save: parts of the form, merged with the parts of others. */
  drafts: readonly Draft[]
  /** Open question; null without clashes. */
  question: Question | null
  /** True if only others have changed parts. */
  isTheirsAlone: boolean
  ledger: Ledger<Content>
}

const ordenOf = (part: object): number => ('orden' in part && typeof part.orden === 'number' ? part.orden : 0)

const sorted = <Part extends { id: Id }>(parts: readonly Part[]): Part[] =>
  [...parts].sort((one, other) => ordenOf(one) - ordenOf(other) || Number(one.id) - Number(other.id))

/**
 * Parts of the server without the effects of this save: with the parts that it has deleted, and without the parts that it has created. Parts
 * recreated by another user's save appear once, with their new ids.
 */
const heldByOthers = <Content>(
  present: readonly ApiPart<Content>[],
  { theirs, made }: Ledger<Content>,
  isLike: (one: ApiPart<Content>, other: ApiPart<Content>) => boolean,
): ApiPart<Content>[] => {
  const others = present.filter(({ id }) => !(id in made))
  if (!theirs) return [...others]
  const since = others.filter(({ id }) => !theirs.some(part => part.id === id))
  const isRenewed = (part: ApiPart<Content>) => !others.some(({ id }) => id === part.id) && since.some(other => isLike(part, other))
  return [...theirs.filter(part => !isRenewed(part)), ...since]
}

/**
 * Parts of the others in their order: the order of the base with their new parts inserted, unless they have moved parts. Positions sent by
 * earlier attempts do not count as moves.
 */
const inTheirOrder = (base: readonly NamedPart[], present: readonly (NamedPart & { isMoved: boolean })[]): NamedPart[] => {
  if (present.some(({ isMoved }) => isMoved)) return [...present]
  const byKey = new Map(present.map(part => [part.key, part]))
  const keys = [...byKey.keys()]
  const commonKeys = base.map(({ key }) => key).filter(key => byKey.has(key))
  const before = keys.filter(key => commonKeys.includes(key))
  return mergeOrder(before, commonKeys, keys, new Set(keys)).keys.flatMap(key => byKey.get(key) ?? [])
}

/**
 * Merges changes that others have saved since the form opened with the drafts, so that the save keeps them [ML-06, CO-07, TR-16].
 */
export const mergedWithTheirs = <
  Input extends OverwriteConsent,
  Facts extends object,
  Content extends object,
  Saved extends ApiPart<Content>,
  Draft extends Content & { id: Id },
>(
  kind: Parts<Input, Facts, Content, Saved, Draft>,
  input: Input,
  facts: Facts,
  /** Parts on the server; null when they were not fetched. */
  present: readonly Saved[] | null,
): MergedDrafts<Content, Draft> => {
  const { merge, contentOf, existing } = kind
  const opened = kind.opened(input)
  const drafts = kind.drafts(input, facts)
  const earlier = kind.ledger.of(facts)
  if (!merge || present === null) return { drafts, question: null, isTheirsAlone: false, ledger: earlier }

  const isFirst = earlier.before === null
  const currentLedger = withFound(kind, present, { ...earlier, before: earlier.before ?? opened.map(({ id }) => id) })
  const said = (part: Content & { id: Id }) => unplaced(contentOf(part))
  const isLike = (one: object, other: object) => merge.isLike?.(one as Content, other as Content) ?? false
  const mine = drafts.map((draft): NamedPart => {
    const isTouched = kind.picture?.of(draft).kind === 'chosen'
    return { key: String(draft.id), content: said(draft), isTouched }
  })

  const ofChanged = (): { base: NamedPart[]; theirs: NamedPart[]; ledger: Ledger<Content> } => {
    const named = (part: ApiPart<Content>): NamedPart => ({
      key: ownerOf(opened, currentLedger, part.id) ?? String(part.id),
      content: said(part),
    })
    const made = Object.entries(currentLedger.made).flatMap(([id, draft]): ApiPart<Content>[] => {
      const sent = sentOf(currentLedger, draft).contents.at(-1)
      return sent && !opened.some(part => isSameId(part.id, draft)) ? [{ ...sent, id: Number(id) }] : []
    })
    const before = [...sorted(opened), ...made]
    const theirs = inTheirOrder(
      before.map(named),
      sorted(present).map(part => {
        const { key, content } = named(part)
        const places = [...before.filter(each => named(each).key === key), ...sentOf(currentLedger, key).contents].map(ordenOf)
        return { key, content, isMoved: places.length > 0 && !places.includes(ordenOf(part)) }
      }),
    )
    const base = before.map(named).map((part): NamedPart => {
      const now = theirs.find(({ key }) => key === part.key)
      const attempts = sentOf(currentLedger, part.key).contents.map(unplaced)
      return now ? { ...part, content: sinceAttempts(part.content, attempts, now.content) } : part
    })
    return { base, theirs, ledger: currentLedger }
  }

  const ofReplaced = (): { base: NamedPart[]; theirs: NamedPart[]; ledger: Ledger<Content> } => {
    const named = (part: ApiPart<Content>): NamedPart => ({ key: String(part.id), content: said(part) })
    const saysSame = (one: ApiPart<Content>, other: ApiPart<Content>) => isSameContent(said(one), said(other)) || isLike(one, other)
    // A run kept by an older version has no `theirs`: the parts that the form opened with replace it.
    const before = isFirst ? currentLedger : { ...currentLedger, theirs: currentLedger.theirs ?? [...opened] }
    const held = sorted(heldByOthers(present, before, saysSame)).map(part => ({ ...contentOf(part), id: part.id }))
    const base = sorted(opened).map(named)
    const theirs = called(held.map(named), { base, mine }, isLike)
    return { base, theirs, ledger: { ...currentLedger, theirs: held } }
  }

  const { base, theirs, ledger } = existing === 'changed' ? ofChanged() : ofReplaced()
  const merged = mergeParts({ base, mine, theirs })
  const draftOf = ({ key, content }: Pick<NamedPart, 'key' | 'content'>, orden: number): Draft => {
    const draft = drafts.find(({ id }) => String(id) === key)
    if (draft) return { ...draft, ...content, orden }
    // A part created by an earlier attempt keeps the id of its draft, by which the ledger finds its record.
    const record = Object.keys(currentLedger.made).find(id => currentLedger.made[Number(id)] === key)
    const theirs = merge.draftOf({ ...(content as Content), id: Number(record ?? key) })
    return { ...theirs, ...(record !== undefined && { id: key }), ...content, orden }
  }

  const placeIn = (key: string) => merged.parts.findIndex(part => part.key === key)
  const clashOf = ({ key, mine: here, theirs: there }: PartClash): Clash => {
    const worded = (value: PartClash['mine']) => {
      if (value === null) return null
      if (key === ORDER) return (value as readonly NamedPart[]).map(draftOf)
      const place = [placeIn(key), theirs.findIndex(part => part.key === key)].find(at => at >= 0) ?? 0
      return draftOf({ key, content: value as NamedPart['content'] }, place)
    }
    return { field: merge.resource, locale: null, part: key, mine: worded(here), theirs: worded(there) }
  }
  const taggedClashes = merged.clashes.map(clash => ({
    clash: clashOf(clash),
    tag: `${merge.resource} ${JSON.stringify([clash.key, clash.theirs])}`,
  }))
  return {
    drafts: merged.parts.map(draftOf),
    question: openQuestion(taggedClashes, input.overwrites),
    isTheirsAlone: isFirst && merged.isTheirs && !merged.isMine,
    ledger,
  }
}
