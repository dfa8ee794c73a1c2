const round = (value: number) => Math.round(value * 10) / 10

/** SVG document of a size in its own units, with a background colour. */
export const svg = (width: number, height: number, ground: string, ...content: string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
  `<rect width="${width}" height="${height}" fill="${ground}"/>${content.join('')}</svg>`

/** Content scaled, then moved. */
export const at = (x: number, y: number, scale: number, content: string): string =>
  `<g transform="translate(${round(x)} ${round(y)}) scale(${scale})">${content}</g>`

export const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`

export const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

export const circle = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, degrees = 0): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${rx}" ry="${ry}" fill="${fill}" transform="rotate(${degrees} ${round(x)} ${round(y)})"/>`

/** Pointed leaf or petal that starts at a point and goes in a direction (0 to the right, -90 upwards). */
export const leaf = (x: number, y: number, degrees: number, length: number, fill: string, width = 0.3): string => {
  const angle = (degrees * Math.PI) / 180
  const point = (along: number, aside: number) =>
    `${round(x + length * (along * Math.cos(angle) - aside * Math.sin(angle)))} ${round(y + length * (along * Math.sin(angle) + aside * Math.cos(angle)))}`
  return path(
    `M${point(0, 0)}C${point(0.3, width)} ${point(0.75, width)} ${point(1, 0)}C${point(0.75, -width)} ${point(0.3, -width)} ${point(0, 0)}Z`,
    fill,
  )
}

/** Flower: petals around a point. */
export const flower = (x: number, y: number, petals: number, length: number, fill: string, heart: string, width = 0.42): string =>
  Array.from({ length: petals }, (_, i) => leaf(x, y, (360 / petals) * i - 90, length, fill, width)).join('') +
  circle(x, y, length * 0.3, heart)

/** Colour between two, `#rrggbb` each: at `share` 0 the first, at 1 the second. */
export const mix = (from: string, to: string, share: number): string => {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map(at => Math.round(channel(from, at) * (1 - share) + channel(to, at) * share))
  return `#${mixed.map(value => value.toString(16).padStart(2, '0')).join('')}`
}

export const GREEN = '#4f9140'
export const LIGHT_GREEN = '#86b866'
export const DARK_GREEN = '#2f6b28'
export const SOIL = '#8d6e4f'
