import type { Kysely } from 'kysely'
import type { ConfigurationFile, ServerConfiguration } from './configuration'
import type { Database } from './database/database'
import type { Schema } from './database/schema'
import type { Health } from './health'
import type { ImageStore } from './images/imageStore'
import type { Mailer } from './mail/mailer'
import type { Settings } from './settings'

/** Dependencies of routes. */
export interface Context {
  db: Kysely<Schema>
  /** Subscribes to notifications; without this function changes are read once a second while a stream is open. */
  listen?: Database['listen']
  notify?: Database['notify']
  images: ImageStore
  health: Health
  /** Mailer of links; undefined unless SMTP_URL is set. */
  mailer?: Mailer | undefined
  settings: Settings
  configuration: ServerConfiguration
  /** Bytes of the configuration file; undefined where the file is missing. */
  configurationBytes: ConfigurationFile['bytes']
}
