import { ApiError } from '@/api/ApiError'
import { http } from '@/api/http'

interface Creation<Entity, Input> {
  root: string
  input: Input
  idempotencyKey: string | undefined
  update: (id: number, input: Input) => Promise<Entity>
}

/** What was last sent under a key that has no record to show for it yet: the server may have made one, or not. */
const unsettled = new Map<string, unknown>()

/** The server has looked at what was sent, and made nothing of it. */
const isRefusal = (error: unknown): boolean => error instanceof ApiError && [400, 409, 422].includes(error.status)

/**
 * Whether nothing was made for sure: by no answer, a server that broke or a success that cannot be read it is not. An earlier try of
 * the same is settled by a refusal only: a session that is over, say, tells nothing of it.
 */
const isSettledBy = (error: unknown, isFirst: boolean): boolean =>
  isRefusal(error) || (isFirst && error instanceof ApiError && error.status >= 400 && error.status < 500)

async function post<Entity, Input>(root: string, input: Input, idempotencyKey: string): Promise<Entity> {
  const isFirst = !unsettled.has(idempotencyKey)
  unsettled.set(idempotencyKey, input)
  try {
    return await http.post<Entity>(root, input, { idempotencyKey })
  } catch (error) {
    if (isSettledBy(error, isFirst)) unsettled.delete(idempotencyKey)
    throw error
  }
}

async function postOrCatchUp<Entity extends { id: number }, Input>(creation: Creation<Entity, Input>, key: string): Promise<Entity> {
  const { root, input, update } = creation
  if (!unsettled.has(key)) return post(root, input, key)
  const earlier = unsettled.get(key)
  const isSame = JSON.stringify(earlier) === JSON.stringify(input)
  let record: Entity
  try {
    record = await post<Entity, unknown>(root, earlier, key)
  } catch (error) {
    if (isSame || !isRefusal(error)) throw error
    // What is refused is not what is wanted any more, and was not made then either: the key is free for the new content.
    return post(root, input, key)
  }
  return isSame ? record : update(record.id, input)
}

/**
 * POST that makes one record however often it is sent under its key.
 *
 * A key stands for one content, so a form that was edited after a lost answer cannot simply be posted again: first the
 * earlier content is sent once more, which tells the id of the record (made then or now), and then the record is updated.
 */
export async function createOnce<Entity extends { id: number }, Input>(creation: Creation<Entity, Input>): Promise<Entity> {
  const { root, input, idempotencyKey: key } = creation
  if (key === undefined) return http.post<Entity>(root, input)
  const record = await postOrCatchUp(creation, key)
  unsettled.delete(key)
  return record
}

/** The session is over, and with it every form that might have tried again. */
export const forgetUnsettled = (): void => unsettled.clear()
