import { ApiError, hasStatus } from '@/api/http/ApiError'
import type { TaggedRecord } from '@/api/http/http'
import { mergeEdited, sinceAttempts, type Clash } from '@/store/merge/merge'
import type { OverwriteConsent } from '@/store/sequences/step'
import { ConflictError, openQuestion } from '@/store/sequences/ConflictError'
import { call, type Saga } from '@/store/effects'

interface Versions<Entity, Input> extends OverwriteConsent {
  /** Reads the current record. */
  read: () => Saga<TaggedRecord<Entity>>
  /** Writes the record `record` that was read; fails with 412 if it no longer has the tag. */
  write: (input: Input, tag: string | null, record: Entity) => Saga<Entity>
  toInput: (record: Entity) => Input
  /** Values of the record when the form was opened. */
  opened: Input
  typed: Input
  /** Typed values of earlier attempts of the same form, with or without a response; not the merged ones. */
  attempts?: readonly Input[]
}

/**
 * Record with a tag, for an API that returns single records only in a list: the JSON of the record serves as its tag.
 * @throws ApiError 404 when the record no longer exists
 */
export const taggedIn = <Entity extends { id: number }>(records: readonly Entity[], id: number, gone: string): TaggedRecord<Entity> => {
  const record = records.find(each => each.id === id)
  if (!record) throw new ApiError(404, gone)
  return { record, tag: JSON.stringify(record) }
}

/** Maximum number of attempts: another user may write between the read and the write, but hardly three times. */
const TRIES = 3

/** Tag of a clash with a version: the consent to one field does not cover fields edited afterwards. */
const consentTag = (version: string, { field, locale, theirs }: Clash): string => `${version} ${JSON.stringify([field, locale, theirs])}`

/**
 * Merges the edits into the current record and writes it [ML-06]. A conflict is not written until the user has agreed; an API without
 * versions (tag null) never asks.
 * @throws ConflictError for clashes that are not among `overwrites`
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
    const taggedClashes = tag === null ? [] : clashes.map(clash => ({ clash, tag: consentTag(tag, clash) }))
    const question = openQuestion(taggedClashes, overwrites)
    if (question) throw new ConflictError(question)
    try {
      return yield* call(write, merged, tag, record)
    } catch (error) {
      if (!hasStatus(error, 412) || left === 1) throw error
    }
  }
}
