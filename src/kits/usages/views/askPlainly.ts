/** Words of a list before it deletes one of its records, and what deletes it. */
export interface Deletion {
  /** The resource of the list, as the API calls it. */
  tipo: string
  /** Gives nothing for a record that is not there any more. */
  nameOf: (id: number) => string | undefined
  confirmDelete: (name: string) => string
  /** Message instead of the question for a record in use. */
  cannotDelete: (name: string) => string
  onConfirmed: (id: number) => void
}

/** Confirmation by the browser's own dialog [MA-10, PG-07]. */
export const askPlainly = ({ nameOf, confirmDelete, onConfirmed }: Deletion, id: number): void => {
  const name = nameOf(id)
  if (name !== undefined && window.confirm(confirmDelete(name))) onConfirmed(id)
}
