import { CONFIGURATION_ID } from '@/shared/constants'
import type { Configuration } from '@/shared/configuration'

/** Own time limit: the configured one is not known yet. */
const TIMEOUT_MS = 30_000

/** Error for a file that cannot be read now; its content may be valid. */
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
 * `config.json` of the site. Our server embeds a valid one in the page, which saves two requests (file and validator); a plain file host
 * does not.
 * @throws Error with a Spanish message that names the missing or wrong setting.
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
