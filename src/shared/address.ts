/** All of them show the login form, whoever asks [RT-03]; but somebody signed in is sent on from the first [RT-04]. */
export const PUBLIC_PATHS = ['/login', '/account/clave/restaurar', '/account/clave/recuperar']

const partsOf = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean)

/** Whether a path is one of a pattern ("/cultivos/detalle/:id"), as the router sees it: case and slashes at the end make no difference. */
export const isAddressOf = (pattern: string, path: string): boolean => {
  const parts = partsOf(path)
  const asked = partsOf(pattern)
  return asked.length === parts.length && asked.every((each, at) => each.startsWith(':') || each === parts[at])
}

export const isPublic = (path: string): boolean => PUBLIC_PATHS.some(each => isAddressOf(each, path))
