/** Texts and action of a list's deletion. */
export interface Deletion {
  /** Resource name in the API. */
  tipo: string
  /** Name of a record; undefined for a record that no longer exists. */
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
