/** The query parameter of the login route that holds the page first asked for; it survives the reload after a 401. */
const RETURN_PARAMETER = 'volver'

const HOME = '/'
/** Compares as the router does: case and slashes at the end make no difference. */
const isSessionRoute = (pathname: string): boolean => ['/login', '/logout'].includes(pathname.replace(/\/+$/, '').toLowerCase())

/** Where a login leads: the page first asked for if it is a path of this site, else home [RT-07]. */
export const returnPath = (search: string): string => {
  const asked = new URLSearchParams(search).get(RETURN_PARAMETER)
  if (asked === null) return HOME
  const here = 'https://este-sitio.invalid'
  // `//host`, `/\host` and `https:…` all leave this site once a browser has read them.
  if (!asked.startsWith('/') || !URL.canParse(asked, here)) return HOME
  const { origin, pathname, search: query, hash } = new URL(asked, here)
  // `/..//host` is of this site until its dots are taken away.
  return origin === here && !pathname.startsWith('//') && !isSessionRoute(pathname) ? pathname + query + hash : HOME
}

/** The login route that leads back to a page [RT-02]. */
export const loginPath = ({ pathname, search }: { pathname: string; search: string }): string =>
  pathname === HOME || isSessionRoute(pathname)
    ? '/login'
    : `/login?${new URLSearchParams({ [RETURN_PARAMETER]: pathname + search }).toString()}`
