import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorError } from '../errors'
import type { Settings } from '../settings'

/** @throws OperatorError where there is no embedded database yet: opening would create one */
export const checkDatabase = ({ databaseUrl, dataDir }: Settings) => {
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'postgres'))) throw new OperatorError(`There is no database in ${dataDir}.`)
}
