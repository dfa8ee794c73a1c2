/** Code in the address of a link, or null. Removes the code from the address, which others can see and browsers store. */
export const extractCode = (): string | null => {
  const codigo = location.hash.slice(1)
  if (codigo === '') return null
  history.replaceState(history.state, '', location.pathname + location.search)
  return codigo
}
