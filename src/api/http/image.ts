import { imageAt } from '@/api/http/endpoints'
import { http } from '@/api/http/http'
import { removeAt } from '@/api/http/records'
import type { Transfer } from '@/api/http/transfer'
import { isObject } from '@/shared/isObject'

/** An image of a record [IM-02]. */
export interface ImageApi {
  /** Uploads the image and returns its address; null when the response has none. */
  upload(id: number, file: Blob, idempotencyKey?: string, transfer?: Transfer): Promise<string | null>
  /** Resolves also when the record no longer exists. */
  remove(id: number): Promise<void>
}

/** Address of a record's image; null without an image, which an API may also write as "". */
export const addressIn = (record: unknown, property: string): string | null => {
  const address = isObject(record) ? record[property] : null
  return typeof address === 'string' && address !== '' ? address : null
}

/** Image in the property `property`; `field` is the name of its file in the form. */
export const imageOf = (root: string, property: string, field = property): ImageApi => ({
  upload: async (id, file, idempotencyKey, transfer) => {
    const form = new FormData()
    form.append(field, file)
    const options = { idempotencyKey, bytes: file.size, transfer }
    return addressIn(await http.post(imageAt(root, id, property).upload, form, options), property)
  },
  remove: id => removeAt(imageAt(root, id, property).remove),
})
