import { isAddressOf, isPublic } from '@/domain/address'
import { parseConfiguration } from '@/domain/configuration'
import { CALLS_ID, CONFIGURATION_ID, COUNTED } from '@/domain/constants'
import { toSiteFile, type SiteFile } from './files'

/** What the build says of an address. */
interface Hint {
  /** The files that it takes besides those that the page names itself. */
  files: string[]
  /** The calls that it begins with. */
  calls: string[]
}

interface Hints {
  /** The script that begins the calls. */
  first: string
  /** Of the sign-in. */
  door: Hint
  /** Of every page behind it. */
  pages: Hint
  /** Of a screen, by the pattern of its addresses. */
  screens: Record<string, Hint>
}

const NO_HINT: Hint = { files: [], calls: [] }
const NO_HINTS: Hints = { first: '', door: NO_HINT, pages: NO_HINT, screens: {} }

const parse = (file: SiteFile | undefined): unknown => {
  try {
    return file && JSON.parse(file.content.bytes.toString())
  } catch {
    return undefined
  }
}

const linkOf = (file: string) => `<link rel="preload" as="${file.endsWith('.css') ? 'style' : 'script'}" href="${file}">`

/** What `config.json` says; undefined where it is wrong, which the application tells of when it has fetched it. */
const configurationIn = (file: SiteFile | undefined) => {
  try {
    return parseConfiguration(parse(file))
  } catch {
    return undefined
  }
}

/** A block of data, which no browser runs. Without a "<" no text in it can end it. */
const dataOf = (id: string, json: unknown) =>
  json === undefined ? '' : `<script type="application/json" id="${id}">${JSON.stringify(json).replace(/</g, '\\u003c')}</script>`

/**
 * The application's page for an address: it names all that the address takes, so that the browser asks for it at once, the calls that it
 * begins with, and holds what `config.json` says. There is one for each pattern of addresses, never one for each address.
 */
export const createPages = (files: ReadonlyMap<string, SiteFile>) => {
  const index = files.get('/index.html')
  if (!index) return () => undefined
  // The build has written it.
  const hints = (parse(files.get('/hints.json')) as Hints | undefined) ?? NO_HINTS
  const html = index.content.bytes.toString()
  const configuration = configurationIn(files.get('/config.json'))
  /** Where to call, and for what, the configuration says. */
  const callsOf = (calls: readonly string[]) => {
    if (!configuration || calls.length === 0) return ''
    const { apiBaseUrl, extensions, requestTimeoutMs: timeoutMs } = configuration
    const queryOf = (path: string) => (extensions && path.endsWith('/light/') ? `?${new URLSearchParams(COUNTED).toString()}` : '')
    const addresses = calls.map(path => apiBaseUrl + path + queryOf(path))
    return `${dataOf(CALLS_ID, { addresses, timeoutMs })}<script async src="${hints.first}"></script>`
  }
  const data = dataOf(CONFIGURATION_ID, configuration)
  const pageWith = ({ files: wanted, calls }: Hint) =>
    toSiteFile('/index.html', Buffer.from(html.replace('</head>', end => callsOf(calls) + wanted.map(linkOf).join('') + data + end)))

  const door = pageWith(hints.door)
  const others = pageWith(hints.pages)
  const screens = Object.entries(hints.screens).map(([pattern, wanted]) => ({ pattern, page: pageWith(wanted) }))
  return (path: string): SiteFile => (isPublic(path) ? door : (screens.find(({ pattern }) => isAddressOf(pattern, path))?.page ?? others))
}
