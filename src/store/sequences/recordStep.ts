import type { Tagged } from '@/api/http/http'
import type { Saga } from '@/store/effects'
import { saveOver } from '@/store/saveOver'
import type { Overwriting, Step } from '@/store/sequences/step'

/** What a save keeps of its record among the facts. */
export interface RecordFacts<Entity, Values> {
  /** What the tries of this form have sent, answered or not: it is not somebody else's. */
  attempts: readonly Values[]
  /** As the server has saved it; null before. */
  saved: Entity | null
}

export const noAttempts = { attempts: [], saved: null } satisfies RecordFacts<unknown, unknown>

/** How the record of a form is read and written; `Values` are what the form edits of it. */
interface RecordStep<Input, Entity, Values extends object, More> extends Pick<Step<Input, object>, 'name' | 'words'> {
  read: (input: Input, facts: More) => Saga<Tagged<Entity>>
  write: (input: Input, written: { merged: Values; tag: string | null; current: Entity; facts: More }) => Saga<Entity>
  toValues: (record: Entity) => Values
  /** What the record held when the form opened. */
  opened: (input: Input) => Values
  typed: (input: Input, facts: More) => Values
  fallback: string
}

/** Writes what was edited over the record as it is by now, and asks where somebody else has edited the same [ML-06]. */
export const recordStep = <Input extends Overwriting, Entity, Values extends object, More extends object = object>({
  read,
  write,
  toValues,
  opened,
  typed: typedOf,
  fallback,
  ...named
}: RecordStep<Input, Entity, Values, More>): Step<Input, RecordFacts<Entity, Values> & More> => ({
  ...named,
  isForm: true,
  *run({ input, facts, learn }) {
    const typed = typedOf(input, facts)
    const told = (news: Partial<RecordFacts<Entity, Values>>) => news as Partial<RecordFacts<Entity, Values> & More>
    const saved = yield* saveOver<Entity, Values>({
      read: () => read(input, facts),
      *write(merged, tag, current) {
        // As typed: what of the merged record is somebody else's is not ours.
        yield* learn(told({ attempts: [...facts.attempts, typed] }))
        return yield* write(input, { merged, tag, current, facts })
      },
      toInput: toValues,
      opened: opened(input),
      typed,
      attempts: facts.attempts,
      overwrites: input.overwrites,
    })
    return told({ saved })
  },
  fallback,
})
