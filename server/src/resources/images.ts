import type { Field } from '@/shared/resources/fields'
import { allResources } from '@/shared/resources/registry'
import type { Resource } from '@/shared/resources/resource'

/** Column with the hash of an image, written and deleted by requests of its own. */
export interface ImageField {
  resource: Resource
  column: string
  field: Field<'image'>
}

/** Columns with images, of all resources. */
export const imageFields: ImageField[] = allResources.flatMap(resource =>
  Object.entries(resource.fields).flatMap(([column, field]) => (field.kind === 'image' ? [{ resource, column, field }] : [])),
)

/** Names of the columns of all tables, each once. */
export const imageColumns = [...new Set(imageFields.map(({ column }) => column))]
