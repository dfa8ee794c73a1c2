import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

/**
 * Opens an IndexedDB database. The connection closes when another version of the application waits to upgrade the database, or when the
 * browser ends it, as on a telephone in the background.
 * @param onClosed called after the connection was closed
 * @throws when storage is forbidden or missing
 */
export const openDatabase = <Schema extends DBSchema>(
  name: string,
  create: (database: IDBPDatabase<Schema>) => void,
  onClosed: () => void = () => undefined,
): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(name, 1, {
    upgrade: create,
    blocking: (_current, _blocked, event) => {
      ;(event.target as IDBDatabase).close()
      onClosed()
    },
    terminated: onClosed,
  })

/**
 * Single connection to an IndexedDB database, opened on first use, and again after it was closed.
 * @returns function that resolves to the connection, and rejects when storage is forbidden or missing
 */
export const lazyDatabase = <Schema extends DBSchema>(
  name: string,
  create: (database: IDBPDatabase<Schema>) => void,
): (() => Promise<IDBPDatabase<Schema>>) => {
  let opening: Promise<IDBPDatabase<Schema>> | null = null
  const forget = () => {
    opening = null
  }
  const open = () =>
    openDatabase(name, create, forget).catch((error: unknown) => {
      forget()
      throw error
    })
  return () => (opening ??= open())
}
