import { isAddressOf, isPublic } from '@/shared/address'
import { parseConfiguration } from '@/shared/configuration'
import { CONFIGURATION_ID } from '@/shared/constants'
import { toSiteFile, type SiteFile } from './files'

/** The files that the build says an address takes besides those that the page names itself. */
interface Hints {
  /** Those of the sign-in. */
  door: string[]
  /** Those of every page behind it. */
  pages: string[]
  /** Those of a screen, by the pattern of its addresses. */
  screens: Record<string, string[]>
}

const NO_HINTS: Hints = { door: [], pages: [], screens: {} }

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
const dataOf = (json: unknown) =>
  json === undefined
    ? ''
    : `<script type="application/json" id="${CONFIGURATION_ID}">${JSON.stringify(json).replace(/</g, '\\u003c')}</script>`

/**
 * The application's page for an address: it names all that the address takes, so that the browser asks for it at once, and holds what
 * `config.json` says. There is one for each pattern of addresses, never one for each address.
 */
export const createPages = (files: ReadonlyMap<string, SiteFile>) => {
  const index = files.get('/index.html')
  if (!index) return () => undefined
  // The build has written it.
  const hints = (parse(files.get('/hints.json')) as Hints | undefined) ?? NO_HINTS
  const html = index.content.bytes.toString()
  const data = dataOf(configurationIn(files.get('/config.json')))
  const pageWith = (wanted: readonly string[]) =>
    toSiteFile('/index.html', Buffer.from(html.replace('</head>', end => wanted.map(linkOf).join('') + data + end)))

  const door = pageWith(hints.door)
  const others = pageWith(hints.pages)
  const screens = Object.entries(hints.screens).map(([pattern, wanted]) => ({ pattern, page: pageWith(wanted) }))
  return (path: string): SiteFile => (isPublic(path) ? door : (screens.find(({ pattern }) => isAddressOf(pattern, path))?.page ?? others))
}
