/** A row of the shared table, as far as searching and sorting go: one text a column [TB-01]. */
export interface Row {
  id: number | string
  fields: readonly string[]
}
