/** Row of a table: a record with an id, the only member that the table reads [TB-01]. */
export interface Row {
  id: number | string
}
