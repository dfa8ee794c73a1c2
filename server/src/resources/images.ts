import type { Field } from '@/shared/resources/fields'
import { allResources } from '@/shared/resources/registry'
import type { Resource } from '@/shared/resources/resource'

/** Column with the hash of an image, which calls of its own write and delete. */
export interface ImageField {
  resource: Resource
  column: string
  field: Field<'image'>
}

/** Every reference to an image. */
export const imageFields: ImageField[] = allResources.flatMap(resource =>
  Object.entries(resource.fields).flatMap(([column, field]) => (field.kind === 'image' ? [{ resource, column, field }] : [])),
)

/** Names of these columns, whatever their table. */
export const imageColumns = [...new Set(imageFields.map(({ column }) => column))]
