/** Public paths: login, new password, request of a password link [RT-03]. Signed-in users are redirected from the login [RT-04]. */
export const PUBLIC_PATHS = ['/login', '/account/clave/restaurar', '/account/clave/recuperar']

const partsOf = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean)

/** True if a path matches a pattern ("/cultivos/detalle/:id") as in the router: case and final slashes are ignored. */
export const isAddressOf = (pattern: string, path: string): boolean => {
  const parts = partsOf(path)
  const patternParts = partsOf(pattern)
  return patternParts.length === parts.length && patternParts.every((each, at) => each.startsWith(':') || each === parts[at])
}

export const isPublic = (path: string): boolean => PUBLIC_PATHS.some(each => isAddressOf(each, path))
