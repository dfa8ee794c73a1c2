import type { RecordCalls } from '@/api/http/records'
import { storedCode } from '@/shared/code'
import { selectConfiguration } from '@/store/configuration'
import { call, select, type Saga } from '@/store/effects'
import { sendOnce } from '@/store/sequences/sendOnce'
import type { StepContext } from '@/store/sequences/step'

interface Making<Entity extends { id: number }, Input> {
  api: Pick<RecordCalls<Entity, Input>, 'create' | 'update'>
  input: Input
  /** Of records with a code: where the API knows no idempotency keys, what an earlier try has made is told by it. */
  byCode?: { list: () => Promise<{ id: number; codigo: string }[]>; codigo: string | undefined }
}

export interface MakeFacts<Input> {
  /** Of the record, once it is made. */
  id: number | null
  /** Ids of what was there before the last try: none of them was made here. */
  others: number[]
  /** The codes that were asked for, try by try: one may be there although no answer came. */
  codes: string[]
  /** What was last posted and has no record to show for it yet. */
  unsettled: Input | null
}

export const nothingMade = { id: null, others: [], codes: [], unsettled: null } satisfies MakeFacts<unknown>

/** Makes a record, and in a later try no second one: what an earlier one may have made gets what is asked for now. */
export function* makeOnce<Entity extends { id: number }, Input>(
  { api: { create, update }, input, byCode }: Making<Entity, Input>,
  { facts, learn, keyOf }: Pick<StepContext<unknown, MakeFacts<Input>>, 'facts' | 'learn' | 'keyOf'>,
): Saga<Entity> {
  const { idempotencyKeys } = yield* select(selectConfiguration)
  let record: Entity
  let found: { id: number } | undefined
  if (idempotencyKeys || !byCode) {
    record = yield* sendOnce<Entity, Input>({
      input,
      key: keyOf(),
      unsettled: facts.unsettled,
      note: unsettled => learn({ unsettled }),
      create: (content, key) => call(create, content, key),
      update: (id, content) => call(update, id, content),
    })
  } else {
    const present = yield* call(byCode.list)
    found = present.find(({ id, codigo }) => !facts.others.includes(id) && facts.codes.includes(storedCode(codigo)))
    const others = present.flatMap(({ id }) => (id === found?.id ? [] : [id]))
    yield* learn({ others, codes: [...facts.codes, (byCode.codigo ?? '').trim()] })
    record = found ? yield* call(update, found.id, input) : yield* call(create, input)
  }
  yield* learn({ id: found?.id ?? record.id, unsettled: null })
  return record
}
