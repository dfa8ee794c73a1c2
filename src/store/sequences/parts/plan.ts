import { matching } from '@/store/sequences/parts/matching'
import { isSameId, sentOf, withKeySpent, withMade, type Held, type Id, type Ledger } from '@/store/sequences/parts/ledger'

/** What tells one kind of part from another, as far as the plan goes. */
export interface Rules<Content, Saved extends Held<Content>> {
  /**
   * What becomes of the parts that are there. `replaced`: they give way to the drafts, all at once. `kept`: each stays, whoever made
   * it, that says what a draft says. `changed`: each is written over by the draft that has its id.
   */
  existing: 'replaced' | 'kept' | 'changed'
  isSame: (one: Content, other: Content) => boolean
  /** Whether a record that nobody has told of may have been made by a POST without an answer. */
  mayBeOurs?: (part: Saved) => boolean
}

interface Wanted<Content, Draft> {
  /** What the server held when the form opened. */
  opened: readonly Held<Content>[]
  drafts: readonly Draft[]
  ledger: Ledger<Content>
}

export interface Situation<Content, Saved, Draft> extends Wanted<Content, Draft> {
  present: readonly Saved[]
}

export interface Plan<Content, Saved, Draft> {
  stays: readonly Saved[]
  make: readonly Draft[]
  change: readonly Draft[]
  /** Ids. */
  drop: readonly number[]
  /** What would be written over and is not from here; null where nobody has to be asked. */
  contested: readonly Saved[] | null
  /** With what is there although no answer told. */
  ledger: Ledger<Content>
}

/** Of a kind that is changed: the record of a draft, as far as one is known. */
export const recordOf = <Content>({ before, made }: Ledger<Content>, draft: Id): number | undefined => {
  const told = Object.entries(made).find(([, each]) => isSameId(each, draft))
  return before?.find(id => isSameId(id, draft)) ?? (told && Number(told[0]))
}

/** Whether the record holds what the draft says, by all that was told. */
export const isWritten = <Content, Draft extends Content & { id: Id }>(
  { isSame }: Pick<Rules<Content, never>, 'isSame'>,
  { opened, ledger }: Omit<Wanted<Content, Draft>, 'drafts'>,
  draft: Draft,
): boolean => {
  const { contents, isAnswered } = sentOf(ledger, draft.id)
  const last = contents.at(-1) ?? opened.find(({ id }) => isSameId(id, draft.id))
  return isAnswered && last !== undefined && isSame(last, draft)
}

const waitingIn = <Content>({ sent }: Ledger<Content>) =>
  Object.entries(sent).filter(([, { unsettled }]) => Object.keys(unsettled).length > 0)

/** What is there has to be known for most plans; where nothing is lost, nor written over, this form knows enough by itself. */
export const needsPresent = <Content, Draft extends Content & { id: Id }>(
  rules: Pick<Rules<Content, never>, 'isSame' | 'existing'>,
  { drafts, ...rest }: Wanted<Content, Draft>,
): boolean =>
  rules.existing !== 'changed' ||
  waitingIn(rest.ledger).length > 0 ||
  drafts.some(draft => rest.opened.some(({ id }) => isSameId(id, draft.id)) && !isWritten(rules, rest, draft))

/** With the records that nobody has told of, and that say what was sent of a draft without an answer. */
const withFound = <Content, Saved extends Held<Content>>(
  { isSame, mayBeOurs = () => true }: Rules<Content, Saved>,
  present: readonly Saved[],
  ledger: Ledger<Content>,
): Ledger<Content> => {
  const waiting = waitingIn(ledger)
  const strange = present.filter(part => !ledger.before?.includes(part.id) && !(part.id in ledger.made) && mayBeOurs(part))
  const found = matching(waiting, strange, ([, { contents }], part) => contents.some(content => isSame(part, content)))
  let known = ledger
  for (const [part, [draft]] of found) known = withMade(known, draft, part.id)
  // Of two drafts that said the same either may have made it: the key of the other would tell it once more.
  const makers = waiting.filter(([, { contents }]) => [...found.keys()].some(part => contents.some(content => isSame(part, content))))
  return makers.reduce((spent, [draft]) => withKeySpent(spent, draft), known)
}

/** Each draft has a record of its own, or gets one. */
const changing = <Content, Saved extends Held<Content>, Draft extends Content & { id: Id }>(
  rules: Rules<Content, Saved>,
  { present, opened, drafts, ledger }: Situation<Content, Saved, Draft>,
): Plan<Content, Saved, Draft> => {
  const drafted = new Set(drafts.map(({ id }) => String(id)))
  const owners = [
    ...opened.map(({ id }) => [id, String(id)] as const),
    ...Object.entries(ledger.made).map(([id, draft]) => [Number(id), draft] as const),
  ]
  const left = owners.flatMap(([id, draft]) => (drafted.has(draft) ? [] : [id]))
  const known = drafts.filter(({ id }) => recordOf(ledger, id) !== undefined)
  const change = known.filter(draft => !isWritten(rules, { opened, ledger }, draft))
  const touched = [...left, ...change.map(({ id }) => recordOf(ledger, id))]
  return {
    stays: present.filter(({ id }) => !touched.includes(id)),
    make: drafts.filter(draft => !known.includes(draft)),
    change,
    drop: left.filter(id => !ledger.gone.includes(id)),
    contested: null,
    ledger,
  }
}

/** What is to be done so that the drafts are there, each exactly once, whatever an earlier try has done of it, answered or not. */
export const plan = <Content, Saved extends Held<Content>, Draft extends Content & { id: Id }>(
  rules: Rules<Content, Saved>,
  { present, opened, drafts, ledger: earlier }: Situation<Content, Saved, Draft>,
): Plan<Content, Saved, Draft> => {
  const { existing, isSame } = rules
  const before = earlier.before ?? opened.map(({ id }) => id)
  const ledger = withFound(rules, present, { ...earlier, before })
  if (existing === 'changed') return changing(rules, { present, opened, drafts, ledger })

  const isKept = existing === 'kept'
  const own = isKept ? present : present.filter(({ id }) => id in ledger.made)
  const firstThatSays = (draft: Draft) => own.find(part => isSame(part, draft))
  const stays = isKept ? own.filter(part => drafts.some(draft => isSame(part, draft))) : drafts.flatMap(draft => firstThatSays(draft) ?? [])
  const others = present.filter(part => !own.includes(part))
  const theirs = others.map(({ id }) => id).filter(id => !before.includes(id))
  const isContested = !isKept && (theirs.length > 0 || (earlier.before === null && present.length < before.length))
  return {
    stays,
    make: drafts.filter(draft => !firstThatSays(draft)),
    change: [],
    drop: present.filter(part => !stays.includes(part)).map(({ id }) => id),
    contested: isContested ? others : null,
    ledger: { ...ledger, before: [...before, ...theirs] },
  }
}
