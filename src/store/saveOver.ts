import { ApiError } from '@/api/http/ApiError'
import type { Tagged } from '@/api/http/http'
import { mergeEdited, sinceAttempts } from '@/store/merge/merge'
import type { Overwriting } from '@/store/sequences/step'
import { ConflictError } from '@/store/sequences/ConflictError'
import { call, type Saga } from '@/store/effects'

interface Versions<Entity, Input> extends Overwriting {
  /** The record as it is now. */
  read: () => Saga<Tagged<Entity>>
  /** Fails with 412 where the record is no longer what the tag says; `record` is what was read. */
  write: (input: Input, tag: string | null, record: Entity) => Saga<Entity>
  toInput: (record: Entity) => Input
  /** What the record held when the form opened. */
  opened: Input
  typed: Input
  /** What earlier tries of the same form had typed when they sent it, even if no answer came; not what it was merged to. */
  attempts?: readonly Input[]
}

/**
 * For an API that gives single records only in a list: the record itself is its version.
 * @throws ApiError 404 where it is not there any more.
 */
export const taggedIn = <Entity extends { id: number }>(
  records: readonly Entity[],
  id: number,
  gone: string | null = null,
): Tagged<Entity> => {
  const record = records.find(each => each.id === id)
  if (!record) throw new ApiError(404, gone)
  return { record, tag: JSON.stringify(record) }
}

/** Between reading and writing there is time for others to write; more often than this in one save is no accident. */
const TRIES = 3

const isStale = (error: unknown): boolean => error instanceof ApiError && error.status === 412

/**
 * Writes what was edited over the record as it is now [ML-06]. Where somebody else has edited the same since it was opened,
 * nothing is written until the user has seen it; an API that says no versions is written to without asking.
 * @throws ConflictError for clashes with a version that is not among `overwrites`.
 */
export function* saveOver<Entity, Input extends object>({
  read,
  write,
  toInput,
  opened,
  typed,
  attempts = [],
  overwrites,
}: Versions<Entity, Input>): Saga<Entity> {
  for (let left = TRIES; ; left -= 1) {
    const { record, tag } = yield* call(read)
    const current = toInput(record)
    const { merged, clashes } = mergeEdited(sinceAttempts(opened, attempts, current), typed, current)
    if (clashes.length > 0 && tag !== null && !overwrites.includes(tag)) throw new ConflictError({ tags: [...overwrites, tag], clashes })
    try {
      return yield* call(write, merged, tag, record)
    } catch (error) {
      if (!isStale(error) || left === 1) throw error
    }
  }
}
