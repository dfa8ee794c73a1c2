import type { RecordCalls } from '@/api/http/records'
import { storedCode } from '@/shared/code'
import { sameValue } from '@/shared/resources/sameValue'
import { selectConfiguration } from '@/store/configuration'
import { call, select, type Saga } from '@/store/effects'
import { sendOnce } from '@/store/sequences/sendOnce'
import type { StepContext } from '@/store/sequences/step'

interface Creation<Entity extends { id: number }, Input> {
  api: Pick<RecordCalls<Entity, Input>, 'create' | 'update'>
  input: Input
  /** Records with codes, among which the record of an earlier attempt is found on an API without idempotency keys. */
  byCode?: {
    list: () => Promise<{ id: number; codigo: string }[]>
    get: (id: number) => Promise<Entity>
  }
}

export interface CreationFacts<Input> {
  /** Id of the record, once it exists. */
  id: number | null
  /** Ids that existed before the last attempt, and were therefore not created by it. */
  others: number[]
  /**
   * Contents sent so far, one an attempt: a record may exist although no response arrived. Drafts of older versions hold an attempt as
   * `{ codigo, content }`; only pages that send nothing but a code have drafts, so that it is found like a content.
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

const codeOf = (content: object): string => ('codigo' in content ? storedCode(String(content.codigo)) : '')

/**
 * Record that an earlier attempt has created without a response. Another user's record with exactly this content, created meanwhile, cannot be
 * told apart from it and passes too: the parts of a copy are then added to those that it already has.
 */
function* madeEarlier<Entity extends object>(
  present: readonly { id: number; codigo: string }[],
  get: (id: number) => Promise<Entity>,
  { others, sent }: Pick<CreationFacts<object>, 'others' | 'sent'>,
): Saga<Entity | undefined> {
  for (const { id, codigo } of present.filter(each => !others.includes(each.id))) {
    const attempts = sent.filter(content => codeOf(content) === storedCode(codigo))
    if (attempts.length === 0) continue
    const record = yield* call(get, id)
    if (attempts.some(content => isAsSent(record, content))) return record
  }
  return undefined
}

/** Creates exactly one record over all retries: a record that an earlier attempt has created is updated instead. */
export function* makeOnce<Entity extends { id: number }, Input extends object>(
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
    found = yield* madeEarlier(present, byCode.get, facts)
    const others = present.flatMap(({ id }) => (id === found?.id ? [] : [id]))
    yield* recordFacts({ others, sent: [...facts.sent, input] })
    record = found ? yield* call(update, found.id, input) : yield* call(create, input)
  }
  yield* recordFacts({ id: found?.id ?? record.id, unsettled: null })
  return record
}
