import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

/**
 * One connection of the page to a database of the browser, opened when it is first asked for.
 * @returns the function that gives it; that throws where the browser forbids or lacks storage
 */
export const lazyDatabase = <Schema extends DBSchema>(
  name: string,
  create: (database: IDBPDatabase<Schema>) => void,
): (() => Promise<IDBPDatabase<Schema>>) => {
  let opening: Promise<IDBPDatabase<Schema>> | null = null
  const open = () =>
    openDB<Schema>(name, 1, {
      upgrade: create,
      // Closes for another version of the application, which waits for this tab.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    }).catch((error: unknown) => {
      opening = null
      throw error
    })
  return () => (opening ??= open())
}
