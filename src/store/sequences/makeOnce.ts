import type { Resource } from '@/api/resource'
import { selectConfiguration } from '@/store/configuration'
import { call, select, type Saga } from '@/store/effects'
import type { StepContext } from '@/store/sequences/step'

interface Made {
  id: number
  codigo: string
}

interface Making<Input> {
  list: () => Promise<Made[]>
  api: Pick<Resource<{ id: number }, Input>, 'create' | 'update'>
  input: Input
}

export interface MakeFacts {
  /** Of the record, once it is made. */
  id: number | null
  /** Ids of what was there before the last try: none of them was made here. */
  others: number[]
  /** The codes that were asked for, try by try: one may be there although no answer came. */
  asked: string[]
}

export const nothingMade = { id: null, others: [], asked: [] } satisfies MakeFacts

/**
 * Makes a record with a code, and in a later try no second one. Where the API knows no idempotency keys, what an earlier try may
 * have made is told by its code and by not having been there before; it then gets what is asked for now.
 */
export function* makeOnce<Input extends { codigo?: string }>(
  { list, api: { create, update }, input }: Making<Input>,
  { facts, learn, keyOf }: Pick<StepContext<unknown, MakeFacts>, 'facts' | 'learn' | 'keyOf'>,
): Saga<{ id: number }> {
  const { idempotencyKeys } = yield* select(selectConfiguration)
  if (idempotencyKeys) return { id: (yield* call(create, input, keyOf())).id }
  const present = yield* call(list)
  const found = present.find(({ id, codigo }) => !facts.others.includes(id) && facts.asked.includes(codigo.trim()))
  const others = present.flatMap(({ id }) => (id === found?.id ? [] : [id]))
  yield* learn({ others, asked: [...facts.asked, (input.codigo ?? '').trim()] })
  if (!found) return { id: (yield* call(create, input)).id }
  yield* call(update, found.id, input)
  return { id: found.id }
}
