import { ApiError } from '@/api/http/ApiError'
import type { Saga } from '@/store/effects'

interface Sending<Entity, Input> {
  input: Input
  key: string
  /** What was last sent under the key and has no record to show for it yet: the server may have made one, or not. */
  unsettled: Input | null | undefined
  /** Keeps that among the facts; null where it is known that nothing was made. */
  note: (unsettled: Input | null) => Saga
  create: (input: Input, key: string) => Saga<Entity>
  update: (id: number, input: Input) => Saga<Entity>
}

/** The server has looked at what was sent, and made nothing of it. */
const isRefusal = (error: unknown): boolean => error instanceof ApiError && [400, 409, 422].includes(error.status)

/**
 * Whether nothing was made for sure: by no answer, a server that broke or a success that cannot be read it is not. An earlier try of
 * the same is settled by a refusal only: a session that is over, say, tells nothing of it.
 */
const isSettledBy = (error: unknown, isFirst: boolean): boolean =>
  isRefusal(error) || (isFirst && error instanceof ApiError && error.status >= 400 && error.status < 500)

/**
 * A POST that makes one record however often it is sent under its key. Whoever keeps the answer forgets what is unsettled.
 *
 * A key stands for one content, so a form that was edited after a lost answer cannot simply be posted again: first the
 * earlier content is sent once more, which tells the id of the record (made then or now), and then the record is updated.
 */
export function* sendOnce<Entity extends { id: number }, Input>(sending: Sending<Entity, Input>): Saga<Entity> {
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
  const isSame = JSON.stringify(unsettled) === JSON.stringify(input)
  let record: Entity
  try {
    record = yield* post(unsettled, false)
  } catch (error) {
    if (isSame || !isRefusal(error)) throw error
    // What is refused is not what is wanted any more, and was not made then either: the key is free for the new content.
    return yield* post(input, true)
  }
  return isSame ? record : yield* update(record.id, input)
}
