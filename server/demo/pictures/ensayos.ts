import type { Cultivo } from '../maestras/cultivos'
import type { Random } from '../random'
import { drawFruto } from './cultivos'
import { at, GREEN, line, mix, path, SOIL, svg } from './svg'

const GROUND = '#a98a63'

/** Plots in random blocks from above: the treated ones are greener. */
const parcelas = (random: Random) => {
  const columns = random.integer(4, 6)
  const width = 320 / columns
  const plots = Array.from({ length: columns * 4 }, (_, i) => {
    const x = (i % columns) * width + 3
    const y = Math.floor(i / columns) * 60 + 3
    const colour = random.pick(['#9bbd6a', '#77a553', '#5b8f3f'])
    const rows = Array.from({ length: 4 }, (_, row) => `M${(x + ((row + 0.8) * (width - 6)) / 4.6).toFixed(1)} ${y}v54`).join('')
    return (
      `<rect x="${x.toFixed(1)}" y="${y}" width="${(width - 6).toFixed(1)}" height="54" fill="${colour}"/>` +
      line(rows, mix(colour, '#2f5a20', 0.4), 1)
    )
  })
  return svg(320, 240, GROUND, ...plots)
}

/** Rows of a field that meet at the horizon. */
const surcos = (random: Random, { fruto }: Cultivo) => {
  const horizon = random.integer(80, 116)
  const sky = random.pick(['#cfe3ee', '#d9e7ec', '#e6e4da'])
  const rows = Array.from({ length: 11 }, (_, i) => `M${100 + 12 * i} ${horizon + 10}L${(i - 5) * 80 + 160} 240`).join('')
  const fruits = Array.from({ length: 9 }, () => {
    const [x, y] = [random.integer(20, 300), random.integer(horizon + 60, 232)]
    return `<circle cx="${x}" cy="${y}" r="${((y - horizon) / 30).toFixed(1)}" fill="${fruto}"/>`
  })
  return svg(
    320,
    240,
    sky,
    path(`M0 ${horizon}q80-20 160-6t160-8v40H0Z`, '#7d9c62'),
    path(`M0 ${horizon + 10}h320v140H0Z`, random.pick([SOIL, '#9a7b55', '#a58a68'])),
    line(rows, '#4f8237', 9),
    ...fruits,
  )
}

/** Untreated yellowish leaf with up to six spots, beside a treated one. */
const hojas = (random: Random) => {
  const pale = mix('#cfd47c', '#e3d78a', random.integer(0, 10) / 10)
  const spots = Array.from(
    { length: random.integer(0, 6) },
    () => `<circle cx="${random.integer(66, 108)}" cy="${random.integer(96, 156)}" r="${random.integer(2, 4)}" fill="#b98a4a"/>`,
  )
  return svg(
    320,
    240,
    '#f4f5f1',
    path('M30 196C20.8 133 73.2 73.4 138.4 57.3C138.5 124.4 93.3 189.6 30 196Z', pale),
    line('M32 193L137 60', mix(pale, '#6a7a2a', 0.5), 3),
    ...spots,
    path('M178 204C161.5 135.5 213.6 67.6 284.2 46.5C291.2 119.9 247.7 193.7 178 204Z', mix(GREEN, '#2f6b28', random.integer(0, 10) / 10)),
    line('M180 201L283 48', '#b9d79c', 3),
  )
}

/** Harvest of three treatments side by side: the control first, the best last. */
const frutos = (random: Random, cultivo: Cultivo) => {
  const sizes = [1.05, 1.2 + random.integer(0, 10) / 100, 1.45 + random.integer(0, 20) / 100]
  const drawing = drawFruto(cultivo)
  const row = sizes.map((size, i) => at(64 + 98 * i - 32 * size, 200 - 58 * size, size, drawing))
  return svg(320, 240, mix(cultivo.fruto, '#fbfaf6', 0.9), ...row, line('M16 206h288', SOIL, 4))
}

const motivos = { parcelas, surcos, hojas, frutos }

export type Motivo = keyof typeof motivos

export const drawEnsayo = (motivo: Motivo, random: Random, cultivo: Cultivo): string => motivos[motivo](random, cultivo)
