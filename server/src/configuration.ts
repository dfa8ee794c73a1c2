import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DEFAULT_MAX_UPLOAD_BYTES, DEFAULT_MIN_NEW_PASSWORD_LENGTH } from '@/shared/constants'
import { parseConfiguration } from '@/shared/configuration'
import { root } from './root'

/** Part of the application's configuration that the API uses. */
export interface ServerConfiguration {
  apiBaseUrl: string
  minNewPasswordLength: number
  maxUploadBytes: number
  imageOrigins: readonly string[]
}

export interface ConfigurationFile {
  /** The file as it stands, for the page; undefined where there is none. */
  bytes: Buffer | undefined
  configuration: ServerConfiguration
  /** Sentence about a missing or wrong file: the page shows the same. */
  problem: string | undefined
}

/** The contract's own values hold while the file is wrong, so that the page can be served and can say so. */
const fallback: ServerConfiguration = {
  apiBaseUrl: '',
  minNewPasswordLength: DEFAULT_MIN_NEW_PASSWORD_LENGTH,
  maxUploadBytes: DEFAULT_MAX_UPLOAD_BYTES,
  imageOrigins: [],
}

/** Read once, at start: the page gets the same bytes, so that both sides always go by the same values. */
export const readConfigurationFile = async (path = join(root, 'public/config.json')): Promise<ConfigurationFile> => {
  const bytes = await readFile(path).catch(() => undefined)
  try {
    if (bytes === undefined) throw new Error(`No se puede leer ${path}`)
    return { bytes, configuration: parseConfiguration(JSON.parse(bytes.toString())), problem: undefined }
  } catch (error) {
    return { bytes, configuration: fallback, problem: error instanceof Error ? error.message : String(error) }
  }
}

/** The application is told that links are mailed [AU-06]. What is no configuration stays as it is: the page says what is wrong with it. */
export const withMail = (bytes: ConfigurationFile['bytes']): ConfigurationFile['bytes'] => {
  try {
    const json: unknown = JSON.parse(String(bytes))
    return typeof json === 'object' && json !== null ? Buffer.from(`${JSON.stringify({ ...json, mail: true }, null, 2)}\n`) : bytes
  } catch {
    return bytes
  }
}
