const known = new Map<string, number | undefined>()

/** A size of the stylesheet that is a number of rem, in pixels; undefined where there is no stylesheet. */
export const pixels = (token: string): number | undefined => {
  if (known.has(token)) return known.get(token)
  const style = getComputedStyle(document.documentElement)
  const size = parseFloat(style.getPropertyValue(token)) * parseFloat(style.fontSize) || undefined
  known.set(token, size)
  return size
}

// To ask while a page is being made would lay it out before it is whole.
for (const token of ['--row', '--row-thumb', '--row-touch', '--row-room']) pixels(token)
window.addEventListener('resize', () => known.clear())
