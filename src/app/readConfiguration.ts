import { CONFIGURATION_ID } from '@/shared/constants'
import type { Configuration } from '@/shared/configuration'

/** Nothing says how long to wait before the configuration is there. */
const TIMEOUT_MS = 30_000

/** The file was not to be had just now: it may well be right. */
export class Unavailable extends Error {}

const fetchText = async (): Promise<string> => {
  const response = await fetch('/config.json', { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((cause: unknown) => {
    throw new Unavailable('No se ha podido leer config.json: el servidor no responde', { cause })
  })
  if (!response.ok) {
    const Failure = response.status >= 500 ? Unavailable : Error
    throw new Failure(`No se ha podido leer config.json: el servidor responde ${response.status}`)
  }
  return response.text()
}

/**
 * `config.json` of the site that serves the page. Our server writes it into the page where it has found it right, so that neither the file
 * nor what checks it has to be fetched; a host of plain files does not.
 * @throws Error in Spanish that says what is missing or wrong.
 */
export const readConfiguration = async (): Promise<Configuration> => {
  const found = document.getElementById(CONFIGURATION_ID)?.textContent
  if (found != null) return JSON.parse(found) as Configuration
  const [text, { parseConfiguration }] = await Promise.all([fetchText(), import('@/shared/configuration')])
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (cause) {
    throw new Error('config.json no contiene JSON válido', { cause })
  }
  return parseConfiguration(json)
}
