import { ConflictError } from '@/store/conflicts'
import { call, type Saga } from '@/store/effects'
import { eachOf } from '@/store/sequences/eachOf'
import type { Step } from '@/store/sequences/step'

interface Part {
  id: number
}

/** The parts of a record that the API makes and deletes and never changes: its form puts others in their place, all at once. */
export interface Replacement<Input, Saved extends Part, Draft extends { id: number | string }> {
  name: string
  /** What the question of a conflict calls them. */
  field: string
  countOf: (parts: readonly unknown[]) => string
  list: (input: Input) => Saga<Saved[]>
  create: (input: Input, draft: Draft, key: string) => Saga<Saved>
  remove: (id: number) => Saga<unknown>
  /** As they will be saved; no two of them say the same. */
  draftsOf: (input: Input) => readonly Draft[]
  /** What the server held when the form opened. */
  openedOf: (input: Input) => readonly Part[]
  isUntouched: (input: Input) => boolean
  /** Whether the record says what the draft says, its place included. */
  isSame: (saved: Saved, draft: Draft) => boolean
  fallback: string
}

export interface ReplaceFacts<Saved, Draft> {
  /** What is there, where the step before has asked for it besides its own work. */
  ahead: Saved[] | null
  /** Ids of what was there before the first try came to it: they give way. null before. */
  replaced: number[] | null
  /** What this form has asked the server to make, try by try: it may be there although no answer came. */
  asked: Draft[]
  /** Ids of what it has made and told. */
  made: number[]
  /** By draft, how many keys are used up: what was made under a key, and deleted since, is not made under it again. */
  spent: Record<string, number>
}

export const noReplacement = { ahead: null, replaced: null, asked: [], made: [], spent: {} } satisfies ReplaceFacts<unknown, unknown>

export const withSpent = (spent: Record<string, number>, item: number | string): Record<string, number> => ({
  ...spent,
  [item]: (spent[item] ?? 0) + 1,
})

const idsOf = (parts: readonly Part[]) => parts.map(({ id }) => id).sort((one, other) => one - other)

/** For the step before: what is there. Where no answer comes, its own step asks again, and fails under its own name. */
export function* readAhead<Input, Saved extends Part, Draft extends { id: number | string }>(
  { list }: Replacement<Input, Saved, Draft>,
  input: Input,
): Saga<Saved[] | null> {
  try {
    return yield* call(list, input)
  } catch {
    return null
  }
}

/**
 * Creates the drafts and deletes what was there [CO-07, TR-16]. A later try looks at what is there: what an earlier one has made
 * stays where it still says what its draft says, answered or not, and everything else gives way [PE-11, TR-17].
 *
 * What somebody else has made may be written over only by whoever has seen that it is there; where nothing was edited here it stays.
 */
export const replaceStep = <Input extends { seen: string | null }, Saved extends Part, Draft extends { id: number | string }>({
  name,
  field,
  countOf,
  list,
  create,
  remove,
  draftsOf,
  openedOf,
  isUntouched,
  isSame,
  fallback,
}: Replacement<Input, Saved, Draft>): Step<Input, ReplaceFacts<Saved, Draft>> => ({
  name,
  *run({ input, facts, learn, keyOf }) {
    const present = facts.ahead ?? (yield* call(list, input))
    const drafts = draftsOf(input)
    const isFirst = facts.replaced === null
    const known = facts.replaced ?? idsOf(openedOf(input))
    const asked = (part: Saved) => facts.asked.filter(draft => isSame(part, draft))

    const isOwn = (part: Saved) => !known.includes(part.id) && (facts.made.includes(part.id) || asked(part).length > 0)
    const own = present.filter(isOwn)
    const others = present.filter(part => !isOwn(part))
    const theirs = others.filter(({ id }) => !known.includes(id))

    if (theirs.length > 0 || (isFirst && present.length < known.length)) {
      if (isFirst && isUntouched(input)) return
      const tag = `${field} ${String(idsOf(present))}`
      if (input.seen !== tag) throw new ConflictError(tag, [{ field, locale: null, mine: countOf(drafts), theirs: countOf(others) }])
    }

    const replaced = [...known, ...idsOf(theirs)]
    const staying = new Set(drafts.flatMap(draft => own.find(part => isSame(part, draft)) ?? []))
    const leaving = present.filter(part => !staying.has(part))
    const missing = drafts.filter(draft => ![...staying].some(part => isSame(part, draft)))
    const undone = own.filter(part => !staying.has(part)).flatMap(asked)
    let spent = undone.reduce((counts, draft) => withSpent(counts, draft.id), facts.spent)
    let { made } = facts

    const total = leaving.length + missing.length
    let done = 0
    // Known before anything takes their place: a later try must not take them for its own.
    yield* learn({ ahead: null, replaced, asked: [...facts.asked, ...missing], spent }, { done, total })

    // First the new ones: whoever closes the page in between has the old ones too, and not none.
    yield* eachOf(missing, function* (draft) {
      const { id } = yield* create(input, draft, keyOf(`${draft.id}/${spent[draft.id] ?? 0}`))
      made = [...made, id]
      spent = withSpent(spent, draft.id)
      done += 1
      yield* learn({ made, spent }, { done, total })
    })
    yield* eachOf(leaving, function* ({ id }) {
      yield* remove(id)
      done += 1
      yield* learn({}, { done, total })
    })
  },
  fallback,
})
