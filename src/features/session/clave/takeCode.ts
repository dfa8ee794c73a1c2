/** The code of the link that led here. It leaves the address, which others read and browsers keep; null where there is none. */
export const takeCode = (): string | null => {
  const codigo = location.hash.slice(1)
  if (codigo === '') return null
  history.replaceState(history.state, '', location.pathname + location.search)
  return codigo
}
