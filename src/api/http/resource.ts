import { ApiError } from '@/api/http/ApiError'
import { recordAt, withQuery } from '@/api/http/endpoints'
import { http, type Tagged } from '@/api/http/http'
import { knownList } from '@/api/http/knownLists'
import { readMaps } from '@/api/http/readMaps'

/**
 * The calls that every uniform resource answers to.
 * Methods, not function properties, so that a `Resource` of one entity can stand in a list of resources.
 */
export interface Resource<Entity extends { id: number }, Input> {
  list(): Promise<Entity[]>
  get(id: number): Promise<Entity>
  /** Gives the version too, for a save that must not write over somebody else's. */
  getTagged(id: number): Promise<Tagged<Entity>>
  /** With a key, sending the same again after a failure makes no second record. */
  create(input: Input, idempotencyKey?: string): Promise<Entity>
  /** What the input leaves out stays as it is. With a tag, it is refused (412) where the record has another version by now. */
  update(id: number, input: Partial<Input>, ifMatch?: string | null): Promise<Entity>
  /** Resolves too where the record is already gone. */
  remove(id: number): Promise<void>
}

/** Records that belong to another and are made and deleted, never changed. */
export interface PartsApi<Entity extends { id: number }, Input, Filter extends string> {
  list(filter?: Partial<Record<Filter, number>>): Promise<Entity[]>
  /** Takes a key as a resource's does. */
  create(input: Input, idempotencyKey?: string): Promise<Entity>
  /** Resolves too where the record is already gone. */
  remove(id: number): Promise<void>
}

const recordsIn = <Entity>(root: string, records: unknown): Entity[] => {
  if (!Array.isArray(records)) throw new ApiError(200, null)
  return records.map((record: Entity) => readMaps(root, record))
}

/**
 * The list at `root`, or as its query asks for it: the same array as the last time, where that is still the version and somebody has kept
 * it. Nobody may change it.
 */
export const getList = async <Entity>(root: string, query: Record<string, string> = {}): Promise<Entity[]> => {
  const path = withQuery(root, query)
  const { known, keep } = knownList<Entity>(path)
  const answer = known ? await http.getUnless<unknown>(path, known.tag) : await http.getTagged<unknown>(path)
  if (known && answer === null) return known.records
  const records = recordsIn<Entity>(root, answer?.record)
  keep(records, answer?.tag ?? null)
  return records
}

/**
 * The list, or those of its records that refer to what the filter names. They are told apart here too: an API may take no notice of
 * the query, and what belongs to others must never be taken for what it asked for.
 */
export const filteredList =
  <Entity extends Record<Filter, number | null>, Filter extends string>(root: string) =>
  async (filter: Partial<Record<Filter, number>> = {}): Promise<Entity[]> => {
    const records = recordsIn<Entity>(root, await http.get(withQuery(root, filter)))
    const asked = Object.entries(filter) as [Filter, number | undefined][]
    return records.filter(record => asked.every(([member, id]) => id === undefined || record[member] === id))
  }

/** Resolves too where there is nothing left to remove. */
export const removeAt = async (path: string): Promise<void> => {
  try {
    await http.remove(path)
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
  }
}

export const resource = <Entity extends { id: number }, Input>(root: string): Resource<Entity, Input> => ({
  list: () => getList<Entity>(root),
  get: async id => readMaps(root, await http.get<Entity>(recordAt(root, id))),
  getTagged: async id => {
    const { record, tag } = await http.getTagged<Entity>(recordAt(root, id))
    return { record: readMaps(root, record), tag }
  },
  create: async (input, idempotencyKey) => readMaps(root, await http.post<Entity>(root, input, { idempotencyKey })),
  update: async (id, input, ifMatch) => readMaps(root, await http.put<Entity>(recordAt(root, id), input, { ifMatch })),
  remove: id => removeAt(recordAt(root, id)),
})

export const parts = <Entity extends { id: number } & Record<Filter, number | null>, Input, Filter extends string>(
  root: string,
): PartsApi<Entity, Input, Filter> => {
  const { create, remove } = resource<Entity, Input>(root)
  return { list: filteredList<Entity, Filter>(root), create, remove }
}
