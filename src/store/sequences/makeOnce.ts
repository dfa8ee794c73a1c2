import type { RecordCalls } from '@/api/http/records'
import { storedCode } from '@/shared/code'
import { selectConfiguration } from '@/store/configuration'
import { call, select, type Saga } from '@/store/effects'
import { sendOnce } from '@/store/sequences/sendOnce'
import type { StepContext } from '@/store/sequences/step'

interface Creation<Entity extends { id: number }, Input> {
  api: Pick<RecordCalls<Entity, Input>, 'create' | 'update'>
  input: Input
  /** List of records with codes, by which the record of an earlier attempt is found on an API without idempotency keys. */
  byCode?: { list: () => Promise<{ id: number; codigo: string }[]>; codigo: string | undefined }
}

export interface CreationFacts<Input> {
  /** Id of the record, once it exists. */
  id: number | null
  /** Ids that existed before the last attempt, and were therefore not created by it. */
  others: number[]
  /** Codes sent so far, one an attempt: a record may exist although no response arrived. */
  codes: string[]
  /** Content last posted without a known record. */
  unsettled: Input | null
}

export const nothingMade = { id: null, others: [], codes: [], unsettled: null } satisfies CreationFacts<unknown>

/** Creates exactly one record over all retries: a record that an earlier attempt has created is updated instead. */
export function* makeOnce<Entity extends { id: number }, Input>(
  { api: { create, update }, input, byCode }: Creation<Entity, Input>,
  { facts, recordFacts, keyOf }: Pick<StepContext<unknown, CreationFacts<Input>>, 'facts' | 'recordFacts' | 'keyOf'>,
): Saga<Entity> {
  const { idempotencyKeys } = yield* select(selectConfiguration)
  let record: Entity
  let found: { id: number } | undefined
  if (idempotencyKeys || !byCode) {
    record = yield* sendOnce<Entity, Input>({
      input,
      key: keyOf(),
      unsettled: facts.unsettled,
      note: unsettled => recordFacts({ unsettled }),
      create: (content, key) => call(create, content, key),
      update: (id, content) => call(update, id, content),
    })
  } else {
    const present = yield* call(byCode.list)
    found = present.find(({ id, codigo }) => !facts.others.includes(id) && facts.codes.includes(storedCode(codigo)))
    const others = present.flatMap(({ id }) => (id === found?.id ? [] : [id]))
    yield* recordFacts({ others, codes: [...facts.codes, (byCode.codigo ?? '').trim()] })
    record = found ? yield* call(update, found.id, input) : yield* call(create, input)
  }
  yield* recordFacts({ id: found?.id ?? record.id, unsettled: null })
  return record
}
