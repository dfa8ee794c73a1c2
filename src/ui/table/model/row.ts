/** A row of a table is the record itself, as far as telling one from another goes [TB-01]. */
export interface Row {
  id: number | string
}
