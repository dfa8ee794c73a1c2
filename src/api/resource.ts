import { ApiError } from '@/api/ApiError'
import { createOnce } from '@/api/createOnce'
import { http } from '@/api/http'

/**
 * The calls that every uniform resource answers to.
 * Methods, not function properties, so that a `Resource` of one entity can stand in a list of resources.
 */
export interface Resource<Entity extends { id: number }, Input> {
  list(): Promise<Entity[]>
  get(id: number): Promise<Entity>
  /** With a key, sending it again after a failure makes no second record, even if the input has changed since. */
  create(input: Input, idempotencyKey?: string): Promise<Entity>
  update(id: number, input: Input): Promise<Entity>
  /** Resolves too where the record is already gone. */
  remove(id: number): Promise<void>
}

export const resource = <Entity extends { id: number }, Input>(root: string): Resource<Entity, Input> => {
  const at = (id: number) => `${root}${id}/`
  const update = (id: number, input: Input) => http.put<Entity>(at(id), input)
  return {
    async list() {
      const records = await http.get<Entity[]>(root)
      if (!Array.isArray(records)) throw new ApiError(200, null)
      return records
    },
    get: id => http.get<Entity>(at(id)),
    create: (input, idempotencyKey) => createOnce<Entity, Input>({ root, input, idempotencyKey, update }),
    update,
    async remove(id) {
      try {
        await http.remove(at(id))
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 404)) throw error
      }
    },
  }
}
