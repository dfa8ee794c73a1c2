/** Row of a table: a record, of which the table needs the id only [TB-01]. */
export interface Row {
  id: number | string
}
