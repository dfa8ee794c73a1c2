import { imageAt } from '@/api/endpoints'
import { http } from '@/api/http'
import { removeAt } from '@/api/resource'

/** An image of a record [IM-02]. */
export interface ImageApi<Entity> {
  /** Gives the record as it is then. */
  upload(id: number, file: Blob, idempotencyKey?: string): Promise<Entity>
  /** Resolves too where the record is already gone. */
  remove(id: number): Promise<void>
}

/** The image in the member `property`; `field` is the name that its file has in the form. */
export const imageOf = <Entity>(root: string, property: string, field = property): ImageApi<Entity> => ({
  upload: (id, file, idempotencyKey) => {
    const form = new FormData()
    form.append(field, file)
    return http.post<Entity>(imageAt(root, id, property).upload, form, { idempotencyKey })
  },
  remove: id => removeAt(imageAt(root, id, property).remove),
})
