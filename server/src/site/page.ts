import { parseConfiguration } from '@/shared/configuration'
import { CONFIGURATION_ID } from '@/shared/constants'
import { toSiteFile, type SiteFile } from './files'

/** Content of `config.json`; undefined where it is invalid: the application then fetches the file and shows the error. */
const configurationIn = (file: SiteFile | undefined) => {
  try {
    return parseConfiguration(file && JSON.parse(file.content.bytes.toString()))
  } catch {
    return undefined
  }
}

/** Data block, which browsers do not execute. "<" is escaped, so that no text can end the block. */
const dataOf = (json: unknown) =>
  json === undefined
    ? ''
    : `<script type="application/json" id="${CONFIGURATION_ID}">${JSON.stringify(json).replace(/</g, '\\u003c')}</script>`

/** Page of the application, equal for every address, with the content of `config.json`. Undefined where there is no build. */
export const pageOf = (files: ReadonlyMap<string, SiteFile>): SiteFile | undefined => {
  const index = files.get('/index.html')
  if (!index) return undefined
  const data = dataOf(configurationIn(files.get('/config.json')))
  return toSiteFile('/index.html', Buffer.from(index.content.bytes.toString().replace('</head>', end => data + end)))
}
