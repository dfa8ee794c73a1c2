import { parseConfiguration } from '@/shared/configuration'
import { CONFIGURATION_ID } from '@/shared/constants'
import { toSiteFile, type SiteFile } from './files'

const parse = (file: SiteFile | undefined): unknown => {
  try {
    return file && JSON.parse(file.content.bytes.toString())
  } catch {
    return undefined
  }
}

/** Content of `config.json`; undefined where it is wrong: the application, which fetches it then, says so. */
const configurationIn = (file: SiteFile | undefined) => {
  try {
    return parseConfiguration(parse(file))
  } catch {
    return undefined
  }
}

/** A block of data, which no browser runs. Without a "<" no text in it can end it. */
const dataOf = (json: unknown) =>
  json === undefined
    ? ''
    : `<script type="application/json" id="${CONFIGURATION_ID}">${JSON.stringify(json).replace(/</g, '\\u003c')}</script>`

/** The application's page, the same for every address: it holds the text of `config.json`. Undefined where nothing has been built. */
export const pageOf = (files: ReadonlyMap<string, SiteFile>): SiteFile | undefined => {
  const index = files.get('/index.html')
  if (!index) return undefined
  const data = dataOf(configurationIn(files.get('/config.json')))
  return toSiteFile('/index.html', Buffer.from(index.content.bytes.toString().replace('</head>', end => data + end)))
}
