import type { RecordCalls } from '@/api/http/records'
import { storedCode } from '@/shared/code'
import { sameValue } from '@/shared/resources/sameValue'
import { selectConfiguration } from '@/store/configuration'
import { call, select, type Saga } from '@/store/effects'
import { sendOnce } from '@/store/sequences/sendOnce'
import type { StepContext } from '@/store/sequences/step'

interface Creation<Entity extends { id: number }, Input> {
  api: Pick<RecordCalls<Entity, Input>, 'create' | 'update'> & {
    /** Records, among which the record of an earlier attempt is found on an API without idempotency keys. */
    list: () => Promise<{ id: number }[]>
    /** Whole record; omitted if the list has whole records. */
    get?: (id: number) => Promise<Entity>
  }
  input: Input
}

export interface CreationFacts<Input> {
  /** Id of the record, once it exists. */
  id: number | null
  /** Ids that existed before the last attempt, and were therefore not created by it. */
  others: number[]
  /**
   * Contents sent so far, one an attempt: a record may exist although no response arrived. Drafts of older versions hold an attempt as
   * `{ codigo, content }`; there only pages that send nothing but a code had any, so that it is found like a content.
   */
  sent: Input[]
  /** Content last posted without a known record. */
  unsettled: Input | null
}

export const nothingMade = { id: null, others: [], sent: [], unsettled: null } satisfies CreationFacts<unknown>

/** True for a text or list that is empty, and for all other values, which an API may fill in by itself. */
const isBlank = (value: unknown): boolean => typeof value !== 'object' || sameValue(value, null)

/** True if a record is as sent, without further texts and lists: another user may have created and edited a record with the same code. */
const isAsSent = (record: object, content: object): boolean => {
  const sent = new Map<string, unknown>(Object.entries(content))
  return Object.entries(record).every(([name, value]) => (sent.has(name) ? sameValue(value, sent.get(name), true) : isBlank(value)))
}

/** Code of a record or a content; '' without one. */
const codeOf = (content: object): string => ('codigo' in content ? storedCode(String(content.codigo)) : '')

/**
 * Record that an earlier attempt has created without a response. Another user's record with exactly this content, created meanwhile, cannot be
 * told apart from it and passes too: the parts of a copy are then added to those that it already has.
 */
function* madeEarlier(
  present: readonly { id: number }[],
  get: ((id: number) => Promise<object>) | undefined,
  { others, sent }: Pick<CreationFacts<object>, 'others' | 'sent'>,
): Saga<number | null> {
  for (const row of present.filter(each => !others.includes(each.id))) {
    const attempts = sent.filter(content => codeOf(content) === codeOf(row))
    if (attempts.length === 0) continue
    const record = get ? yield* call(get, row.id) : row
    if (attempts.some(content => isAsSent(record, content))) return row.id
  }
  return null
}

/** Creates exactly one record over all retries: a record that an earlier attempt has created is updated instead. */
export function* makeOnce<Entity extends { id: number }, Input extends object>(
  { api: { create, update, list, get }, input }: Creation<Entity, Input>,
  { facts, recordFacts, keyOf }: Pick<StepContext<unknown, CreationFacts<Input>>, 'facts' | 'recordFacts' | 'keyOf'>,
): Saga<Entity> {
  const { idempotencyKeys } = yield* select(selectConfiguration)
  let record: Entity
  let found: number | null = null
  if (idempotencyKeys) {
    record = yield* sendOnce<Entity, Input>({
      input,
      key: keyOf(),
      unsettled: facts.unsettled,
      note: unsettled => recordFacts({ unsettled }),
      create: (content, key) => call(create, content, key),
      update: (id, content) => call(update, id, content),
    })
  } else {
    const present = yield* call(list)
    found = yield* madeEarlier(present, get, facts)
    const others = present.flatMap(({ id }) => (id === found ? [] : [id]))
    yield* recordFacts({ others, sent: [...facts.sent, input] })
    record = found === null ? yield* call(create, input) : yield* call(update, found, input)
  }
  yield* recordFacts({ id: found ?? record.id, unsettled: null })
  return record
}
