import { familias, type ClaveDeFamilia } from '../maestras/familias'
import { drawEmblema } from './familias'
import { at, circle, GREEN, leaf, LIGHT_GREEN, line, mix, oval, path, SOIL, svg } from './svg'

export type Envasado = 'botella' | 'garrafa' | 'saco'

const skin = 'fill="#fdfdfb" stroke="#c9cdc1" stroke-width="2"'

const cap = (x: number, y: number, width: number, colour: string) => {
  const ribs = Array.from({ length: Math.floor(width / 6) - 1 }, (_, i) => `M${x + 6 + 6 * i} ${y + 4}v10`).join('')
  return `<rect x="${x}" y="${y}" width="${width}" height="18" rx="4" fill="${colour}"/>` + line(ribs, mix(colour, '#000000', 0.15), 2)
}

const bodies: Record<Envasado, (colour: string) => string> = {
  garrafa: colour =>
    `<path ${skin} d="M78 56h34v16h40c14 0 22 8 22 22v102c0 8-5 13-13 13H79c-8 0-13-5-13-13V90c0-10 4-16 12-20Z"/><path fill="#f4f5f1" stroke="#c9cdc1" stroke-width="2" d="M128 86h26c4 0 6 2 6 6v22c0 4-2 6-6 6h-26c-4 0-6-2-6-6V92c0-4 2-6 6-6Z"/>` +
    cap(76, 40, 38, colour),
  botella: colour =>
    `<path ${skin} d="M104 52h32v20c20 8 30 20 30 40v88c0 6-4 10-10 10H84c-6 0-10-4-10-10v-88c0-20 10-32 30-40Z"/>` +
    cap(100, 34, 40, colour),
  saco: () =>
    `<path ${skin} d="M66 32h108l-5 18c10 48 10 104 2 160H69c-8-56-8-112 2-160Z"/><path d="M71 50h98" stroke="#c9cdc1" stroke-width="2" stroke-dasharray="5 4"/>`,
}

const labels: Record<Envasado, { x: number; y: number; width: number; height: number }> = {
  garrafa: { x: 66, y: 126, width: 108, height: 70 },
  botella: { x: 74, y: 122, width: 92, height: 72 },
  saco: { x: 76, y: 74, width: 88, height: 104 },
}

/** Label in the colours of the family, with its emblem; `variante` distinguishes the products of a family. */
const label = ({ x, y, width, height }: (typeof labels)[Envasado], familia: ClaveDeFamilia, variante: number) => {
  const colour = mix(familias[familia].color, variante % 2 ? '#1d2a1a' : '#ffffff', 0.07 * variante)
  const band = mix(colour, '#ffffff', 0.45)
  const bar = (dx: number, dy: number, length: number, weight: number, opacity: number) =>
    `<rect x="${x + dx}" y="${y + dy}" width="${length}" height="${weight}" rx="2" fill="#fff" opacity="${opacity}"/>`
  const right = width - 50
  return [
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour}"/>`,
    `<rect x="${x}" y="${variante < 2 ? y : y + height - 8}" width="${width}" height="8" fill="${band}"/>`,
    circle(x + 24, y + height / 2, 19, mix(colour, '#ffffff', 0.88)),
    at(x + 24 - 14.4, y + height / 2 - 14.4, 0.3, drawEmblema(familia)),
    bar(48, height / 2 - 18, right - 4 * (variante % 3), 7, 1),
    bar(48, height / 2 - 5, right * 0.72, 5, 0.75),
    bar(48, height / 2 + 5, right * 0.85, 5, 0.75),
    variante === 3 ? circle(x + width - 11, y + height - 16, 6, '#f2d44a') : '',
  ].join('')
}

export const drawCatalogo = (familia: ClaveDeFamilia, envasado: Envasado, variante: number): string =>
  svg(
    240,
    240,
    '#f4f5f1',
    oval(120, 212, 72, 7, '#dfe2d9'),
    bodies[envasado](mix(familias[familia].color, '#000000', 0.1)),
    label(labels[envasado], familia, variante),
  )

const drop = (x: number, y: number) => path(`M${x} ${y}c5 7 7 10 7 14a7 7 0 0 1-14 0c0-4 2-7 7-14Z`, '#4a8fb8')
const arrow = (x: number, y: number, degrees: number) =>
  `<g transform="translate(${x} ${y}) rotate(${degrees})">${line('M0 0h20M12-6l8 6-8 6', '#c9432e', 3)}</g>`

/** Picture of the way into the plant, for products of a family: by the leaves (0), the roots (1) or both (2). */
export const drawModoDeAccion = (familia: ClaveDeFamilia, modo: 0 | 1 | 2): string => {
  const byLeaves = [drop(88, 46), drop(104, 28), drop(236, 40), drop(252, 58), drop(222, 22), arrow(112, 100, 22), arrow(214, 92, 158)]
  const byRoots = [drop(60, 178), drop(84, 192), drop(240, 180), drop(262, 196), arrow(92, 216, -32), arrow(232, 214, -148)]
  return svg(
    320,
    240,
    '#f1f6ee',
    path('M0 168Q80 165.5 160 168T320 168V240H0Z', SOIL),
    line('M160 170V52', GREEN, 6),
    leaf(160, 140, -160, 74, GREEN, 0.3) + leaf(160, 128, -22, 74, LIGHT_GREEN, 0.3),
    leaf(160, 98, -152, 64, LIGHT_GREEN, 0.3) + leaf(160, 86, -30, 64, GREEN, 0.3),
    leaf(160, 54, -116, 38, GREEN) + leaf(160, 54, -62, 38, LIGHT_GREEN),
    line('M160 170v58', '#e6d7bd', 4),
    line('M160 180c-16 12-40 14-54 40M160 186c18 10 40 10 56 34M160 200c-8 8-16 14-20 30M160 204c8 8 18 12 22 28', '#e6d7bd', 2.6),
    ...(modo === 1 ? [] : byLeaves),
    ...(modo === 0 ? [] : byRoots),
    circle(282, 36, 27, '#ffffff'),
    circle(282, 36, 24, mix(familias[familia].color, '#ffffff', 0.82)),
    at(282 - 19.2, 36 - 19.2, 0.4, drawEmblema(familia)),
  )
}
