import type { Database } from '../database/database'
import { checkMigrated } from '../database/migrate'
import { openPrepared } from '../database/open'
import type { Settings } from '../settings'
import { checkDatabase } from './checkDatabase'

/**
 * Opens a database for a command that neither creates nor migrates one.
 * @throws OperatorError where there is none, or one of another version
 */
export const openExisting = async (settings: Settings): Promise<Database> => {
  checkDatabase(settings)
  return openPrepared(settings, checkMigrated, settings.limits)
}
