import { catalogues } from './catalogues'
import type { Catalogue } from './definition'
import { image } from './fields'

/** A column with the hash of an image, which calls of its own write and delete. */
export interface ImageField {
  catalogue: Catalogue
  table: string
  column: string
  /** What the file may be called in a form: as the property, and `imagen` always. */
  names: string[]
  /** Whether the contract has a call that takes the image away from its record. */
  canDelete: boolean
}

/** An attachment without an image is nothing: there the record is deleted [TR-06]. */
const withoutDelete = ['adjuntos_de_ensayo']

/** Every reference to an image, as the tables' definitions have them. */
export const imageFields: ImageField[] = catalogues.flatMap(catalogue =>
  Object.entries(catalogue.fields).flatMap(([column, field]) =>
    field === image
      ? [
          {
            catalogue,
            table: catalogue.table,
            column,
            names: [...new Set([column, 'imagen'])],
            canDelete: !withoutDelete.includes(catalogue.table),
          },
        ]
      : [],
  ),
)

/** What these columns are called, whatever their table. */
export const imageColumns = [...new Set(imageFields.map(({ column }) => column))]
