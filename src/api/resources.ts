import { rootOf } from '@/api/http/endpoints'
import type { Tagged } from '@/api/http/http'
import { imageOf, type ImageApi } from '@/api/http/image'
import { getFiltered, recordCalls } from '@/api/http/records'
import {
  fieldNames,
  fieldOf,
  textNames,
  type FieldName,
  type FilterOf,
  type InputOf,
  type NameOfKind,
  type OperationOf,
  type RecordOf,
  type Resource,
  type ValuesOf,
} from '@/shared/resources/resource'

/** Images of a record by the names of their fields; some go with their record alone. A resource that types do not know has any. */
type Images<R extends Resource> =
  string extends FieldName<R>
    ? Readonly<Record<string, ImageApi>>
    : { [Name in NameOfKind<R, 'image'>]: R['fields'][Name] extends { removable: true } ? ImageApi : Pick<ImageApi, 'upload'> }

/** Methods, not function properties, so that calls of different resources can stand in one list. */
interface Calls<R extends Resource> {
  /** Whole records: all, or those that refer to what the filter names. */
  list(filter?: Partial<Record<FilterOf<R>, number>>): Promise<RecordOf<R>[]>
  get(id: number): Promise<RecordOf<R>>
  /** Gives the version too, for a save that must not write over somebody else's. */
  getTagged(id: number): Promise<Tagged<RecordOf<R>>>
  /** With a key, sending the same again after a failure makes no second record. */
  create(input: InputOf<R>, idempotencyKey?: string): Promise<RecordOf<R>>
  /** Members that are left out stay as they are. With a tag: 412 where the record has another version by now. */
  update(id: number, input: Partial<ValuesOf<R>>, ifMatch?: string | null): Promise<RecordOf<R>>
  /** Resolves too where the record is already gone. */
  remove(id: number): Promise<void>
  images: Images<R>
}

interface NamesByOperation {
  list: 'list'
  read: 'get' | 'getTagged'
  create: 'create'
  update: 'update'
  remove: 'remove'
}

/** Uniform calls that the descriptor of a resource allows. */
export type ApiOf<R extends Resource> = Pick<Calls<R>, NamesByOperation[OperationOf<R>] | 'images'>

const imagesOf = <R extends Resource>(resource: R) =>
  Object.fromEntries(
    fieldNames(resource).flatMap(name => {
      const field = fieldOf(resource, name)
      return field.kind === 'image' ? [[name, imageOf(rootOf(resource.name), name, field.part ?? name)]] : []
    }),
  ) as Images<R>

const callsOf = <R extends Resource>(resource: R): Calls<R> => {
  const root = rootOf(resource.name)
  const maps = textNames(resource)
  const calls = recordCalls<RecordOf<R>, InputOf<R>, Partial<ValuesOf<R>>>(root, maps)
  const list = resource.filters ? (filter = {}) => getFiltered<RecordOf<R>>(root, filter, maps) : calls.list
  return { ...calls, list, images: imagesOf(resource) }
}

const apis = new WeakMap<Resource, unknown>()

/** Uniform calls of a resource: for one descriptor always the same object. Lists of the store are in `lists.ts`, special calls in a file each. */
export const apiOf = <R extends Resource>(resource: R): ApiOf<R> => {
  const known = apis.get(resource) as ApiOf<R> | undefined
  if (known) return known
  const calls = callsOf(resource)
  apis.set(resource, calls)
  return calls
}
