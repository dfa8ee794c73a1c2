import { rootOf } from '@/api/http/endpoints'
import { imageOf, type ImageApi } from '@/api/http/image'
import { getFiltered, recordCalls, type RecordCalls } from '@/api/http/records'
import { blanksOf } from '@/shared/resources/records'
import {
  fieldNames,
  fieldOf,
  type FieldName,
  type FilterOf,
  type InputOf,
  type NameOfKind,
  type OperationOf,
  type RecordOf,
  type Resource,
  type ValuesOf,
} from '@/shared/resources/resource'

/**
 * Images of a record by the names of their fields; images that are saved with their record only have no calls. For a resource unknown to
 * the types, every name has calls.
 */
type Images<R extends Resource> =
  string extends FieldName<R>
    ? Readonly<Record<string, ImageApi>>
    : { [Name in NameOfKind<R, 'image'>]: R['fields'][Name] extends { removable: true } ? ImageApi : Pick<ImageApi, 'upload'> }

/** Uniform calls of a resource. */
interface Calls<R extends Resource> extends RecordCalls<RecordOf<R>, InputOf<R>, Partial<ValuesOf<R>>> {
  /** Complete records: all, or those that refer to the record in the filter. */
  list(filter?: Partial<Record<FilterOf<R>, number>>): Promise<RecordOf<R>[]>
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
  const blanks = blanksOf(resource)
  const calls = recordCalls<RecordOf<R>, InputOf<R>, Partial<ValuesOf<R>>>(root, blanks)
  const list = resource.filters ? (filter = {}) => getFiltered<RecordOf<R>>(root, filter, blanks) : calls.list
  return { ...calls, list, images: imagesOf(resource) }
}

const apis = new WeakMap<Resource, unknown>()

/**
 * Uniform calls of a resource; the same object for the same descriptor. Lists of the store are in `lists.ts`, special calls in a file each.
 */
export const apiOf = <R extends Resource>(resource: R): ApiOf<R> => {
  const cached = apis.get(resource) as ApiOf<R> | undefined
  if (cached) return cached
  const calls = callsOf(resource)
  apis.set(resource, calls)
  return calls
}
