import type { Fase, Porte } from '../maestras/estadosFenologicos'
import { circle, DARK_GREEN, flower, GREEN, leaf, LIGHT_GREEN, line, mix, oval, path, SOIL, svg } from './svg'

interface Planta {
  porte: Porte
  flor: string
  fruto: string
}

const UNRIPE = '#a3bf52'
const WOOD = '#7d6a4a'
const soil = path('M0 68Q20 65.5 40 68T80 68V80H0Z', SOIL)

type Point = readonly [x: number, y: number]

/** Buds, flowers or fruits at the places of a plant; none before the buds. */
const organs = (fase: Fase, { flor, fruto }: Planta, places: readonly Point[]) =>
  places
    .map(([x, y], i) => {
      if (fase === 'boton') return leaf(x, y, -90, 8, mix(flor, GREEN, 0.45), 0.4) + leaf(x, y, -90, 4.5, DARK_GREEN, 0.5)
      if (fase === 'floracion') return flower(x, y, 5, 6.5, flor, '#d9a52a', 0.5)
      if (fase === 'cuajado')
        return circle(x, y, 3.4 + (i % 2), UNRIPE) + leaf(x, y - 3, -130, 4, DARK_GREEN) + leaf(x, y - 3, -50, 4, DARK_GREEN)
      if (fase === 'engorde') return circle(x, y, 6 + (i % 2), mix(UNRIPE, fruto, 0.3)) + oval(x - 2, y - 2, 1.2, 2.4, '#ffffff55', 35)
      if (fase === 'maduracion')
        return circle(x, y, 7 + (i % 2), mix(fruto, UNRIPE, i % 3 === 2 ? 0.35 : 0)) + oval(x - 2, y - 2.4, 1.3, 2.6, '#ffffff66', 35)
      return ''
    })
    .join('')

const seedling =
  line('M40 68C40 60 42 58 42 52', GREEN, 2.6) +
  leaf(42, 52, -158, 13, LIGHT_GREEN, 0.36) +
  leaf(42, 52, -26, 13, GREEN, 0.36) +
  line('M40 69q-4 5-3 9M40 69q4 4 5 8', '#e9dfcb', 1.4)

const pairs = (count: number, size: number, width = 0.34) =>
  Array.from(
    { length: count },
    (_, i) =>
      leaf(40, 60 - 12 * i, -152, size - 3 * i, i % 2 ? LIGHT_GREEN : GREEN, width) +
      leaf(40, 57 - 12 * i, -26, size - 3 * i, i % 2 ? GREEN : LIGHT_GREEN, width),
  ).join('')

const herb = (planta: Planta, fase: Fase) => {
  const height = fase === 'hojas' ? 2 : fase === 'brotes' ? 3 : 4
  const top = 64 - 12 * height
  return (
    line(`M40 68V${top}`, GREEN, 2.4) +
    pairs(height, 25) +
    leaf(40, top + 2, -108, 12, GREEN) +
    leaf(40, top + 2, -70, 12, LIGHT_GREEN) +
    organs(fase, planta, [
      [25, 44],
      [55, 42],
      [48, 26],
      [31, 29],
      [40, 12],
    ])
  )
}

const rosette = (planta: Planta, fase: Fase) => {
  const size = fase === 'hojas' ? 24 : fase === 'brotes' ? 30 : 36
  const leaves = [-170, -10, -148, -32, -124, -56, -100, -80]
    .map((degrees, i) => leaf(40, 66, degrees, size - (i > 5 ? 4 : 0), mix(planta.fruto, i % 2 ? '#2f6b28' : '#ffffff', 0.18), 0.3))
    .join('')
  const head =
    fase === 'engorde' || fase === 'maduracion'
      ? circle(40, 52, fase === 'engorde' ? 11 : 16, mix(planta.fruto, '#ffffff', 0.2)) +
        line('M40 66V44M40 56l-7-6M40 54l7-6', mix(planta.fruto, '#2f6b28', 0.45), 1.4)
      : ''
  return leaves + head
}

const underground = (planta: Planta, fase: Fase) => {
  const size = { cuajado: 6, engorde: 10, maduracion: 13 }[fase as string] ?? 0
  const leaves = [-132, -48, -112, -68, -90]
    .map((degrees, i) => leaf(40, 46, degrees, fase === 'hojas' ? 22 : 34, i % 2 ? GREEN : LIGHT_GREEN, 0.17))
    .join('')
  const ground = path('M0 46Q20 43.5 40 46T80 46V80H0Z', SOIL)
  return (
    ground +
    (size
      ? circle(40, 49 + size, size, mix(planta.fruto, '#ffffff', 0.12)) + oval(36, 47 + size, 1.6, size * 0.4, '#ffffff55', 25)
      : line('M40 46v20M40 52l-7 9M40 54l8 9', '#e9dfcb', 1.8)) +
    leaves
  )
}

const cereal = (planta: Planta, fase: Fase) =>
  [22, 40, 58]
    .map((x, i) => {
      const top = { hojas: 42, brotes: 28, boton: 22, floracion: 18, engorde: 18 }[fase as string] ?? 18
      const ear = top < 26
      const colour = fase === 'engorde' ? mix(planta.fruto, UNRIPE, 0.4) : mix(UNRIPE, planta.flor, fase === 'floracion' ? 0.5 : 0.1)
      return [
        line(`M${x} 68V${top}`, GREEN, 2.2),
        leaf(x, 62, -128, 24, i % 2 ? GREEN : LIGHT_GREEN, 0.12),
        leaf(x, 56, -52, 24, i % 2 ? LIGHT_GREEN : GREEN, 0.12),
        fase === 'hojas' ? '' : leaf(x, 40, -118, 20, GREEN, 0.12),
        ear
          ? [0, 1, 2, 3]
              .map(j => leaf(x, top + 4 * j, -125, 7, colour) + leaf(x, top + 4 * j, -55, 7, mix(colour, '#8a6420', 0.15)))
              .join('') + leaf(x, top, -90, 8, colour)
          : leaf(x, top + 2, -90, 14, LIGHT_GREEN, 0.14),
        fase === 'floracion' ? circle(x - 4, top + 4, 1.4, '#f3e28a') + circle(x + 4, top + 9, 1.4, '#f3e28a') : '',
      ].join('')
    })
    .join('')

/** Branch across the picture: trees, vines and berries are drawn from near. */
const branch = (planta: Planta, fase: Fase) => {
  const wood = line('M-2 62C20 58 44 44 82 20', WOOD, 4.6) + line('M30 53C36 40 38 30 36 18', WOOD, 3)
  const nodes: readonly Point[] = [
    [14, 59],
    [36, 32],
    [54, 38],
    [68, 29],
    [36, 18],
  ]
  const places: readonly Point[] =
    planta.porte === 'vid'
      ? [
          [46, 52],
          [54, 52],
          [50, 59],
          [42, 58],
          [58, 59],
          [50, 66],
        ]
      : [
          [20, 66],
          [44, 58],
          [62, 46],
          [27, 26],
          [48, 22],
        ]
  const leafSize = { reposo: 0, brotes: 8, boton: 13 }[fase as string] ?? 19
  const shoots = nodes
    .map(([x, y], i) =>
      fase === 'reposo'
        ? leaf(x, y, -70, 6, mix(WOOD, '#4a3a28', 0.4), 0.4)
        : leaf(x, y, -118, leafSize, i % 2 ? GREEN : LIGHT_GREEN, 0.32) + leaf(x, y, -38, leafSize, i % 2 ? LIGHT_GREEN : GREEN, 0.32),
    )
    .join('')
  return wood + shoots + organs(fase, planta, places)
}

const frames: Record<Porte, (planta: Planta, fase: Fase) => string> = {
  cereal,
  herbacea: herb,
  hoja: rosette,
  bulbo: underground,
  arbol: branch,
  baya: branch,
  vid: branch,
}

/** Drawing of a crop in a phase. Phases that look alike in many crops give an identical drawing. */
export const drawEstado = (planta: Planta, fase: Fase): string => {
  const ground = fase === 'reposo' ? '#eef0f3' : '#eef4ea'
  if (fase === 'emergencia') return svg(80, 80, ground, soil, seedling)
  const standsInSoil = planta.porte === 'cereal' || planta.porte === 'herbacea' || planta.porte === 'hoja'
  return svg(80, 80, ground, frames[planta.porte](planta, fase), standsInSoil ? soil : '')
}
