import type { TaggedRecord } from '@/api/http/http'
import type { Saga } from '@/store/effects'
import { saveOver } from '@/store/saveOver'
import type { OverwriteConsent, Step } from '@/store/sequences/step'

/** Facts about the record of a save. */
export interface RecordFacts<Entity, Values> {
  /** Values sent by the attempts of this form, with or without a response: the user's own changes. */
  attempts: readonly Values[]
  /** Record saved by the server; null before the save. */
  saved: Entity | null
}

export const noAttempts = { attempts: [], saved: null } satisfies RecordFacts<unknown, unknown>

/** Reading and writing of a form's record; `Values` are the fields that the form edits. */
interface RecordStep<Input, Entity, Values extends object, More> extends Pick<Step<Input, object>, 'name' | 'words'> {
  read: (input: Input, facts: More) => Saga<TaggedRecord<Entity>>
  write: (input: Input, written: { merged: Values; tag: string | null; current: Entity; facts: More }) => Saga<Entity>
  toValues: (record: Entity) => Values
  /** Values of the record when the form was opened. */
  opened: (input: Input) => Values
  typed: (input: Input, facts: More) => Values
  fallback: string
}

/** Step that merges the edits into the current record and saves it; asks when another user has changed the same fields [ML-06]. */
export const recordStep = <Input extends OverwriteConsent, Entity, Values extends object, More extends object = object>({
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
  *run({ input, facts, recordFacts }) {
    const typed = typedOf(input, facts)
    const factsOf = (news: Partial<RecordFacts<Entity, Values>>) => news as Partial<RecordFacts<Entity, Values> & More>
    const saved = yield* saveOver<Entity, Values>({
      read: () => read(input, facts),
      *write(merged, tag, current) {
        // Typed values, not the merged values, which include changes of others.
        yield* recordFacts(factsOf({ attempts: [...facts.attempts, typed] }))
        return yield* write(input, { merged, tag, current, facts })
      },
      toInput: toValues,
      opened: opened(input),
      typed,
      attempts: facts.attempts,
      overwrites: input.overwrites,
    })
    return factsOf({ saved })
  },
  fallback,
})
