import { ApiError, isRejected } from '@/api/http/ApiError'
import type { Saga } from '@/store/effects'
import { isSameInput } from '@/store/merge/merge'

interface SendOptions<Entity, Input> {
  input: Input
  key: string
  /** Content last sent under the key without a known record: the server may have created one. */
  unsettled: Input | null | undefined
  /** Records the content; null when certainly nothing was created. */
  note: (unsettled: Input | null) => Saga
  create: (input: Input, key: string) => Saga<Entity>
  update: (id: number, input: Input) => Saga<Entity>
}

/** True if the server checked the request and rejected it. */
const isRefusal = (error: unknown): boolean => error instanceof ApiError && [400, 409, 422].includes(error.status)

/**
 * True if certainly no record was created. After a missing response, a server error or an unreadable success this is unknown. For a repeated
 * request only a rejection counts: a 401, for example, does not tell the result of the earlier attempt.
 */
const isSettledBy = (error: unknown, isFirst: boolean): boolean => isRefusal(error) || (isFirst && isRejected(error))

/**
 * POST that creates exactly one record for all attempts under its key. The caller clears `unsettled` when it records the response.
 *
 * A key belongs to one content. After a lost response and an edit of the form, the earlier content is therefore sent again, which returns the
 * id of the record (created then or now), and then the record is updated.
 */
export function* sendOnce<Entity extends { id: number }, Input>(sending: SendOptions<Entity, Input>): Saga<Entity> {
  const { input, key, unsettled, note, create, update } = sending

  function* post(content: Input, isFirst: boolean): Saga<Entity> {
    yield* note(content)
    try {
      return yield* create(content, key)
    } catch (error) {
      if (isSettledBy(error, isFirst)) yield* note(null)
      throw error
    }
  }

  if (unsettled == null) return yield* post(input, true)
  const isSame = isSameInput(unsettled, input)
  let record: Entity
  try {
    record = yield* post(unsettled, false)
  } catch (error) {
    if (isSame || !isRefusal(error)) throw error
    // The earlier content was rejected, so that the earlier attempt has not created it either: the key is free for the new content.
    return yield* post(input, true)
  }
  return isSame ? record : yield* update(record.id, input)
}
