import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

/**
 * Single connection of the page to an IndexedDB database, opened on first use.
 * @returns function that gives the connection, and throws when storage is forbidden or missing
 */
export const lazyDatabase = <Schema extends DBSchema>(
  name: string,
  create: (database: IDBPDatabase<Schema>) => void,
): (() => Promise<IDBPDatabase<Schema>>) => {
  let opening: Promise<IDBPDatabase<Schema>> | null = null
  const open = () =>
    openDB<Schema>(name, 1, {
      upgrade: create,
      // Closes the database when another version of the application waits to upgrade it.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    }).catch((error: unknown) => {
      opening = null
      throw error
    })
  return () => (opening ??= open())
}
