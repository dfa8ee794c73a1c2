import { ApiError } from '@/api/http/ApiError'
import { recordAt, rootOf, withQuery } from '@/api/http/endpoints'
import { http, type Tagged } from '@/api/http/http'
import { knownList } from '@/api/http/knownLists'
import { readMaps } from '@/api/http/readMaps'
import type { ResourceName } from '@/shared/resources/names'

/**
 * Calls of the records at a root.
 * Methods, not function properties, so that the calls of one entity can stand in a list of calls.
 */
export interface RecordCalls<Entity extends { id: number }, Input, Change = Partial<Input>> {
  list(): Promise<Entity[]>
  get(id: number): Promise<Entity>
  /** Gives the version too, for a save that must not write over somebody else's. */
  getTagged(id: number): Promise<Tagged<Entity>>
  /** With a key, sending the same again after a failure makes no second record. */
  create(input: Input, idempotencyKey?: string): Promise<Entity>
  /** Members that the input leaves out stay as they are. With a tag, the call is refused (412) where the record has another version by now. */
  update(id: number, input: Change, ifMatch?: string | null): Promise<Entity>
  /** Resolves too where the record is already gone. */
  remove(id: number): Promise<void>
}

const recordsIn = <Entity>(records: unknown, maps: readonly string[]): Entity[] => {
  if (!Array.isArray(records)) throw new ApiError(200, null)
  return records.map((record: Entity) => readMaps(maps, record))
}

/**
 * List at a path: the same array as the last time, where that is still the version and somebody has kept it. Nobody may change it.
 * @param maps names of the members that are texts by language
 */
export const getList = async <Entity>(path: string, maps: readonly string[] = []): Promise<Entity[]> => {
  const { known, keep } = knownList<Entity>(path)
  const answer = known ? await http.getUnless<unknown>(path, known.tag) : await http.getTagged<unknown>(path)
  if (known && answer === null) return known.records
  const records = recordsIn<Entity>(answer?.record, maps)
  keep(records, answer?.tag ?? null)
  return records
}

/** Answer of `{list}cambios/`. */
export interface ListChanges<Row> {
  /** Version that the rows are of. */
  version: number
  /** True where all rows come: no version was named, or one that the API does not remember. */
  completo: boolean
  registros: Row[]
  /** Ids of deleted records. */
  eliminados: number[]
}

export type ReadChanges<Row> = (desde: number | null) => Promise<ListChanges<Row>>

/** @throws ApiError for an answer that holds no changes */
export const getChanges = async <Row>(path: string, maps: readonly string[]): Promise<ListChanges<Row>> => {
  const answer = await http.get<Partial<ListChanges<Row>> | null>(path)
  const { version, completo = false, registros, eliminados = [] } = answer ?? {}
  if (typeof version !== 'number') throw new ApiError(200, null)
  return { version, completo, registros: recordsIn<Row>(registros, maps), eliminados }
}

/**
 * The list, or those of its records that refer to what the filter names. They are told apart here too: an API may take no notice of
 * the query, and what belongs to others must never be taken for what it asked for.
 */
export const getFiltered = async <Entity>(
  root: string,
  filter: Readonly<Record<string, number | undefined>>,
  maps: readonly string[] = [],
): Promise<Entity[]> => {
  const records = recordsIn<Entity & Readonly<Record<string, unknown>>>(await http.get(withQuery(root, filter)), maps)
  const asked = Object.entries(filter)
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

/** For lists, which need no other call of their records. Resolves too where the record is already gone. */
export const removeRecord = (resource: ResourceName, id: number): Promise<void> => removeAt(recordAt(rootOf(resource), id))

export const recordCalls = <Entity extends { id: number }, Input, Change = Partial<Input>>(
  root: string,
  maps: readonly string[] = [],
): RecordCalls<Entity, Input, Change> => ({
  list: () => getList<Entity>(root, maps),
  get: async id => readMaps(maps, await http.get<Entity>(recordAt(root, id))),
  getTagged: async id => {
    const { record, tag } = await http.getTagged<Entity>(recordAt(root, id))
    return { record: readMaps(maps, record), tag }
  },
  create: async (input, idempotencyKey) => readMaps(maps, await http.post<Entity>(root, input, { idempotencyKey })),
  update: async (id, input, ifMatch) => readMaps(maps, await http.put<Entity>(recordAt(root, id), input, { ifMatch })),
  remove: id => removeAt(recordAt(root, id)),
})
