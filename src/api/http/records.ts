import { ApiError, hasStatus } from '@/api/http/ApiError'
import { arrayOf } from '@/api/http/arrayOf'
import { recordAt, rootOf, withQuery } from '@/api/http/endpoints'
import { http, type TaggedRecord } from '@/api/http/http'
import { knownList } from '@/api/http/knownLists'
import { repaired, type Blanks } from '@/api/http/repaired'
import type { ResourceName } from '@/shared/resources/names'

/**
 * Calls of the records under a root path.
 *
 * Methods, not function properties, so that the calls of one entity fit into a list of calls (bivariance).
 */
export interface RecordCalls<Entity extends { id: number }, Input, Change = Partial<Input>> {
  list(): Promise<Entity[]>
  get(id: number): Promise<Entity>
  /** Returns the version too, for a save that must not overwrite changes of others. */
  getTagged(id: number): Promise<TaggedRecord<Entity>>
  /** With a key, a retry creates no second record. */
  create(input: Input, idempotencyKey?: string): Promise<Entity>
  /** Updates the given fields. With a tag, the response is 412 if the record has another version by now. */
  update(id: number, input: Change, ifMatch?: string | null): Promise<Entity>
  /** Resolves also when the record no longer exists. */
  remove(id: number): Promise<void>
}

const recordsIn = <Entity>(records: unknown, blanks: Blanks): Entity[] =>
  arrayOf<Entity>(records).map(record => repaired(blanks, record, true))

/**
 * List at a path. Returns the array of the last call while its version is current and the array is still in use; the array is read-only.
 */
export const getList = async <Entity>(path: string, blanks: Blanks = {}): Promise<Entity[]> => {
  const { known, keep } = knownList<Entity>(path)
  const answer = known ? await http.getUnless<unknown>(path, known.tag) : await http.getTagged<unknown>(path)
  if (known && answer === null) return known.records
  const records = recordsIn<Entity>(answer?.record, blanks)
  keep(records, answer?.tag ?? null)
  return records
}

/** Response of `{list}cambios/`. */
export interface ListChanges<Row> {
  /** Version of the rows. */
  version: number
  /** True when all rows are included, because the request had no version or an unknown one. */
  completo: boolean
  registros: Row[]
  /** Ids of deleted records. */
  eliminados: number[]
}

export type ReadChanges<Row> = (desde: number | null) => Promise<ListChanges<Row>>

/** @throws ApiError for a response without changes */
export const getChanges = async <Row>(path: string, blanks: Blanks): Promise<ListChanges<Row>> => {
  const answer = await http.get<Partial<ListChanges<Row>> | null>(path)
  const { version, completo = false, registros, eliminados = [] } = answer ?? {}
  if (typeof version !== 'number') throw new ApiError(200, null)
  return { version, completo, registros: recordsIn<Row>(registros, blanks), eliminados }
}

/**
 * List of records, all or those that refer to the record in the filter. Also filtered here: an API may ignore the query, and records of
 * other owners must never be returned.
 */
export const getFiltered = async <Entity>(
  root: string,
  filter: Readonly<Record<string, number | undefined>>,
  blanks: Blanks = {},
): Promise<Entity[]> => {
  const records = recordsIn<Entity & Readonly<Record<string, unknown>>>(await http.get(withQuery(root, filter)), blanks)
  const conditions = Object.entries(filter)
  return records.filter(record => conditions.every(([member, id]) => id === undefined || record[member] === id))
}

/** Resolves also when the record no longer exists: a 404 with a message. A gateway answers 404 without one. */
export const removeAt = async (path: string): Promise<void> => {
  try {
    await http.remove(path)
  } catch (error) {
    if (!(hasStatus(error, 404) && error.detail !== null)) throw error
  }
}

/** Deletes a record of a resource. Resolves also when the record no longer exists. */
export const removeRecord = (resource: ResourceName, id: number): Promise<void> => removeAt(recordAt(rootOf(resource), id))

export const recordCalls = <Entity extends { id: number }, Input, Change = Partial<Input>>(
  root: string,
  blanks: Blanks = {},
): RecordCalls<Entity, Input, Change> => ({
  list: () => getList<Entity>(root, blanks),
  get: async id => repaired(blanks, await http.get<Entity>(recordAt(root, id))),
  getTagged: async id => {
    const { record, tag } = await http.getTagged<Entity>(recordAt(root, id))
    return { record: repaired(blanks, record), tag }
  },
  create: async (input, idempotencyKey) => repaired(blanks, await http.post<Entity>(root, input, { idempotencyKey })),
  update: async (id, input, ifMatch) => repaired(blanks, await http.put<Entity>(recordAt(root, id), input, { ifMatch })),
  remove: id => removeAt(recordAt(root, id)),
})
