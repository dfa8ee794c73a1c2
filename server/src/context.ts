import { readConfigurationFile, type ConfigurationFile, type ServerConfiguration } from './configuration'
import type { Database } from './database/database'
import { Health } from './health'
import { createImageStore, type ImageStore } from './images/imageStore'
import { createMailer, type Mailer } from './mail/mailer'
import type { Settings } from './settings'

/** Dependencies of routes. */
export interface Context extends Pick<Database, 'db' | 'listen' | 'notify'> {
  images: ImageStore
  health: Health
  /** Mailer of links; undefined unless SMTP_URL is set. */
  mailer?: Mailer
  settings: Settings
  configuration: ServerConfiguration
  /** Bytes of the configuration file; undefined where the file is missing. */
  configurationBytes: ConfigurationFile['bytes']
}

/** Context on an open database; `problem` is a sentence about a missing or invalid configuration file. */
export const createContext = async (database: Database, settings: Settings): Promise<{ context: Context; problem: string | undefined }> => {
  const { bytes, configuration, problem } = await readConfigurationFile()
  const { db, listen, notify } = database
  const images = createImageStore(settings)
  const health = new Health(database, images)
  const mailer = await createMailer(settings)
  return { context: { db, listen, notify, images, health, mailer, settings, configuration, configurationBytes: bytes }, problem }
}
