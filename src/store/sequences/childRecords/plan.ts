import { matching } from '@/store/sequences/childRecords/matching'
import { isSameId, sentOf, withKeySpent, withMade, type ApiPart, type Id, type Ledger } from '@/store/sequences/childRecords/ledger'

/** Rules of one kind of parts for the plan. */
export interface Rules<Content, Saved extends ApiPart<Content>> {
  /**
   * Treatment of existing parts. `replaced`: the drafts replace all parts. `kept`: a part with the content of a draft stays, whether this
   * save has made it or not. `changed`: each part is updated with the draft of its id.
   */
  existing: 'replaced' | 'kept' | 'changed'
  isSame: (one: Content, other: Content) => boolean
  /** True if a record that no response has confirmed may come from a POST of this save. */
  mayBeOurs?: (part: Saved) => boolean
}

interface FormParts<Content, Draft> {
  /** Parts on the server when the form was opened. */
  opened: readonly ApiPart<Content>[]
  /** Parts of the form, merged or not with the parts of others. */
  drafts: readonly Draft[]
  ledger: Ledger<Content>
}

interface Situation<Content, Saved, Draft> extends FormParts<Content, Draft> {
  /** Parts on the server; null when they were not fetched. */
  present: readonly Saved[] | null
}

interface Plan<Content, Draft> {
  make: readonly Draft[]
  change: readonly Draft[]
  /** Ids of parts to delete. */
  drop: readonly number[]
  /** Ledger with records found on the server without a response. */
  ledger: Ledger<Content>
}

/** True if the record equals the draft, according to the responses so far. */
const isWritten = <Content, Draft extends Content & { id: Id }>(
  { isSame }: Pick<Rules<Content, never>, 'isSame'>,
  { opened, ledger }: Omit<FormParts<Content, Draft>, 'drafts'>,
  draft: Draft,
): boolean => {
  const { contents, isAnswered } = sentOf(ledger, draft.id)
  const last = contents.at(-1) ?? opened.find(({ id }) => isSameId(id, draft.id))
  return isAnswered && last !== undefined && isSame(last, draft)
}

const waitingIn = <Content>({ sent }: Ledger<Content>) =>
  Object.entries(sent).filter(([, { unsettled }]) => Object.keys(unsettled).length > 0)

/** Draft that a record belongs to, for parts that are updated one by one; null for a record made by others. */
export const ownerOf = <Content>(opened: readonly ApiPart<Content>[], { made }: Ledger<Content>, id: number): string | null =>
  made[id] ?? (opened.some(part => part.id === id) ? String(id) : null)

/**
 * True if the current parts must be fetched first. Not needed when no response is missing and no existing part is edited or deleted.
 * @param isTouched true for a draft with a file to save
 */
export const needsPresent = <Content, Draft extends Content & { id: Id }>(
  rules: Pick<Rules<Content, never>, 'isSame' | 'existing'>,
  { drafts, opened, ledger }: FormParts<Content, Draft>,
  isTouched: (draft: Draft) => boolean,
): boolean => {
  const ownersById = [...opened.map(({ id }) => id), ...Object.keys(ledger.made).map(Number)].map(
    id => [id, ownerOf(opened, ledger, id) ?? String(id)] as const,
  )
  return (
    rules.existing !== 'changed' ||
    waitingIn(ledger).length > 0 ||
    ownersById.some(([id, owner]) => {
      const draft = drafts.find(each => isSameId(each.id, owner))
      return draft ? isTouched(draft) || !isWritten(rules, { opened, ledger }, draft) : !ledger.gone.includes(id)
    })
  )
}

/** Adds records on the server that match a POST whose response was lost. */
export const withFound = <Content, Saved extends ApiPart<Content>>(
  { isSame, mayBeOurs = () => true }: Rules<Content, Saved>,
  present: readonly Saved[],
  ledger: Ledger<Content>,
): Ledger<Content> => {
  const waiting = waitingIn(ledger)
  const strange = present.filter(part => !ledger.before?.includes(part.id) && !(part.id in ledger.made) && mayBeOurs(part))
  const found = matching(waiting, strange, ([, { contents }], part) => contents.some(content => isSame(part, content)))
  let updated = ledger
  for (const [part, [draft]] of found) updated = withMade(updated, draft, part.id)
  // Drafts with equal contents: either may have created the record, so the keys of all of them count as used.
  const makers = waiting.filter(([, { contents }]) => [...found.keys()].some(part => contents.some(content => isSame(part, content))))
  return makers.reduce((spent, [draft]) => withKeySpent(spent, draft), updated)
}

/** Plan for `changed`: each draft has a record, or gets a new one. */
const changing = <Content, Saved extends ApiPart<Content>, Draft extends Content & { id: Id }>(
  { isSame }: Rules<Content, Saved>,
  { present, opened, drafts, ledger }: Situation<Content, Saved, Draft> & { present: readonly Saved[] },
): Plan<Content, Draft> => {
  const recordOf = ({ id }: Draft) => present.find(part => isSameId(ownerOf(opened, ledger, part.id) ?? part.id, id))
  const isLeft = ({ id }: Saved) => {
    const owner = ownerOf(opened, ledger, id)
    return owner !== null && !drafts.some(draft => isSameId(draft.id, owner))
  }
  return {
    make: drafts.filter(draft => !recordOf(draft)),
    change: drafts.filter(draft => {
      const record = recordOf(draft)
      return record && !isSame(record, draft)
    }),
    drop: present.filter(isLeft).map(({ id }) => id),
    ledger,
  }
}

/** Computes the calls after which each draft exists exactly once, after any results of earlier attempts, with or without responses. */
export const plan = <Content, Saved extends ApiPart<Content>, Draft extends Content & { id: Id }>(
  rules: Rules<Content, Saved>,
  { present, opened, drafts, ledger: earlier }: Situation<Content, Saved, Draft>,
): Plan<Content, Draft> => {
  const { existing, isSame } = rules
  const before = earlier.before ?? opened.map(({ id }) => id)
  if (present === null) {
    const owners = [...before.map(String), ...Object.values(earlier.made)]
    return {
      make: drafts.filter(({ id }) => !owners.includes(String(id))),
      change: [],
      drop: [],
      ledger: { ...earlier, before },
    }
  }
  const ledger = withFound(rules, present, { ...earlier, before })
  if (existing === 'changed') return changing(rules, { present, opened, drafts, ledger })

  const isKept = existing === 'kept'
  const own = isKept ? present : present.filter(({ id }) => id in ledger.made)
  const firstThatSays = (draft: Draft) => own.find(part => isSame(part, draft))
  const stays = isKept ? own.filter(part => drafts.some(draft => isSame(part, draft))) : drafts.flatMap(draft => firstThatSays(draft) ?? [])
  const theirs = present.filter(part => !own.includes(part) && !before.includes(part.id)).map(({ id }) => id)
  return {
    make: drafts.filter(draft => !firstThatSays(draft)),
    change: [],
    drop: present.filter(part => !stays.includes(part)).map(({ id }) => id),
    ledger: { ...ledger, before: [...before, ...theirs] },
  }
}
