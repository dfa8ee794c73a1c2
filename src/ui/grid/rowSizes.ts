const known = new Map<string, number | undefined>()

/** Height of a row without a stylesheet, in pixels. */
const ROW_HEIGHT = 36

const measured = (token: string): number | undefined => {
  if (known.has(token)) return known.get(token)
  const style = getComputedStyle(document.documentElement)
  const size = parseFloat(style.getPropertyValue(token)) * parseFloat(style.fontSize) || undefined
  known.set(token, size)
  return size
}

/** Value of a size token (rem in the stylesheet), in pixels. */
export const pixels = (token: string, unknown = ROW_HEIGHT): number => measured(token) ?? unknown

// Read at module load: `getComputedStyle` during the first render would force a layout.
for (const token of ['--row', '--row-thumb', '--row-touch', '--row-room']) measured(token)
window.addEventListener('resize', () => known.clear())
