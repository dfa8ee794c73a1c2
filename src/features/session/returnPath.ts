/** Query parameter of the login with the requested page; survives the reload after a 401. */
const RETURN_PARAMETER = 'volver'

const HOME = '/'
/** Compares as the router does: case and final slashes are ignored. */
const isSessionRoute = (pathname: string): boolean => ['/login', '/logout'].includes(pathname.replace(/\/+$/, '').toLowerCase())

/** Target of a login: the requested page if it is a path of this site, else home [RT-07]. */
export const returnPath = (search: string): string => {
  const asked = new URLSearchParams(search).get(RETURN_PARAMETER)
  if (asked === null) return HOME
  const here = 'https://este-sitio.invalid'
  // `//host`, `/\host` and `https:…` lead to other sites.
  if (!asked.startsWith('/') || !URL.canParse(asked, here)) return HOME
  const { origin, pathname, search: query, hash } = new URL(asked, here)
  // `/..//host` becomes `//host` when the dots are resolved.
  return origin === here && !pathname.startsWith('//') && !isSessionRoute(pathname) ? pathname + query + hash : HOME
}

/** Address of the login that leads back to a page [RT-02]. */
export const loginPath = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string =>
  pathname === HOME || isSessionRoute(pathname)
    ? '/login'
    : `/login?${new URLSearchParams({ [RETURN_PARAMETER]: pathname + search + hash }).toString()}`
