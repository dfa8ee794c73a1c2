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
  /** Bytes of the file, for the page; undefined where there is no file. */
  bytes: Buffer | undefined
  configuration: ServerConfiguration
  /** Sentence about a missing or invalid file; undefined for a valid one. */
  problem: string | undefined
}

/** Default values of the contract, used while the file is invalid: the page is served and shows the error. */
const fallback: ServerConfiguration = {
  apiBaseUrl: '',
  minNewPasswordLength: DEFAULT_MIN_NEW_PASSWORD_LENGTH,
  maxUploadBytes: DEFAULT_MAX_UPLOAD_BYTES,
  imageOrigins: [],
}

/** Reads the configuration once, at start. The page gets the same bytes, so that page and server use equal values. */
export const readConfigurationFile = async (path = join(root, 'public/config.json')): Promise<ConfigurationFile> => {
  const bytes = await readFile(path).catch(() => undefined)
  try {
    if (bytes === undefined) throw new Error(`No se puede leer ${path}`)
    return { bytes, configuration: parseConfiguration(JSON.parse(bytes.toString())), problem: undefined }
  } catch (error) {
    return { bytes, configuration: fallback, problem: error instanceof Error ? error.message : String(error) }
  }
}

/**
 * Adds `mail: true` to the configuration: the application then knows that links are mailed [AU-06]. Bytes that are no JSON object are
 * returned unchanged, and the page shows their error.
 */
export const withMail = (bytes: ConfigurationFile['bytes']): ConfigurationFile['bytes'] => {
  try {
    const json: unknown = JSON.parse(String(bytes))
    return typeof json === 'object' && json !== null ? Buffer.from(`${JSON.stringify({ ...json, mail: true }, null, 2)}\n`) : bytes
  } catch {
    return bytes
  }
}
