/** Name of the database with the unfinished imports of this browser. */
export const IMPORT_DATABASE = 'importaciones'

/** False if this browser is known to store no imports: their database does not exist. */
export const mayHaveImports = async (): Promise<boolean> => {
  if (typeof indexedDB === 'undefined') return false
  return !('databases' in indexedDB) || (await indexedDB.databases()).some(({ name }) => name === IMPORT_DATABASE)
}
