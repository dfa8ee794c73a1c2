import { at, circle, DARK_GREEN, flower, GREEN, leaf, LIGHT_GREEN, line, mix, oval, path, svg } from './svg'

interface Colores {
  flor: string
  fruto: string
}

const repeat = (count: number, draw: (index: number) => string) => Array.from({ length: count }, (_, index) => draw(index)).join('')

const calyx = (x: number, y: number, length: number) =>
  repeat(5, i => leaf(x, y, -90 + (i - 2) * 42, length, i % 2 ? GREEN : DARK_GREEN, 0.25))
const stalk = (x: number, y: number, length: number) => line(`M${x} ${y}v-${length}`, '#7d6a3a', 2.6)
const shine = (x: number, y: number, colour: string) => oval(x, y, 3.2, 7, mix(colour, '#ffffff', 0.4), 35)
const fruit = (colour: string, d: string, ...more: string[]) => path(d, colour) + shine(21, 33, colour) + more.join('')

/** Each is drawn on a field of 64 by 64. */
const dibujos = {
  espiga: ({ fruto }: Colores) =>
    [19, 32, 45]
      .map((x, ear) =>
        [
          line(`M32 60Q${x} 52 ${x} 36`, mix(fruto, '#6f7a3a', 0.4), 1.8),
          repeat(
            5,
            i =>
              leaf(x, 46 - 5 * i - (ear === 1 ? 6 : 0), -128, 9, fruto) +
              leaf(x, 46 - 5 * i - (ear === 1 ? 6 : 0), -52, 9, mix(fruto, '#8a6420', 0.25)),
          ),
          leaf(x, 24 - (ear === 1 ? 6 : 0), -90, 10, fruto),
        ].join(''),
      )
      .join(''),
  mazorca: ({ fruto }: Colores) =>
    path('M32 6c8 6 10 18 9 30-1 11-4 18-9 20-5-2-8-9-9-20C22 24 24 12 32 6Z', fruto) +
    repeat(6, i => line(`M24 ${14 + 6 * i}q8 3 16 0`, mix(fruto, '#7a4f10', 0.35), 1.2)) +
    path('M32 60C18 56 14 42 18 28c4 8 12 12 14 32Z', GREEN) +
    path('M32 60c14-4 18-18 14-32-4 8-12 12-14 32Z', LIGHT_GREEN),
  panicula: ({ fruto }: Colores) =>
    line('M20 60C22 40 28 24 46 16', '#7f9a4a', 2.2) +
    repeat(
      7,
      i => line(`M${24 + 3.4 * i} ${42 - 4.2 * i}q8 2 10 12`, '#9aa85a', 1.2) + oval(34 + 3.4 * i, 53 - 4 * i, 2.1, 4, fruto, -20),
    ) +
    leaf(20, 58, -120, 30, GREEN, 0.14) +
    leaf(20, 58, -60, 34, LIGHT_GREEN, 0.12),
  vaina: ({ fruto }: Colores) =>
    path('M8 44C22 30 42 22 58 14C56 34 36 54 14 52C9 52 6 48 8 44Z', fruto) +
    repeat(5, i => circle(19 + 8 * i, 45.5 - 5.4 * i, 5, mix(fruto, '#ffffff', 0.3))) +
    line('M58 14q4-4 3-8', DARK_GREEN, 2.4) +
    leaf(50, 18, -150, 16, GREEN),
  tomate: ({ fruto }: Colores) =>
    fruit(fruto, 'M32 20c14-5 23 3 23 15 0 12-10 19-23 19S9 47 9 35c0-12 9-20 23-15Z', calyx(32, 21, 14), line('M32 21V12', DARK_GREEN, 3)),
  pimiento: ({ fruto }: Colores) =>
    fruit(
      fruto,
      'M32 20c6-5 20-4 20 10 0 12-6 22-12 26-3 2-5 0-8 0s-5 2-8 0c-6-4-12-14-12-26 0-14 14-15 20-10Z',
      line('M32 24q-2 14 0 28', mix(fruto, '#000000', 0.18), 1.6),
      path('M22 19q10-7 20 0-10 6-20 0Z', GREEN),
      line('M32 17q0-7 6-9', DARK_GREEN, 4),
    ),
  berenjena: ({ fruto }: Colores) =>
    path('M38 16c8 6 12 18 8 28-4 11-20 18-30 12-9-6-6-17 2-22 8-6 10-12 20-18Z', fruto) +
    shine(22, 44, fruto) +
    leaf(42, 20, 120, 15, GREEN) +
    leaf(42, 20, 70, 14, LIGHT_GREEN) +
    leaf(42, 20, 165, 14, DARK_GREEN) +
    line('M42 19q2-8 8-10', DARK_GREEN, 4),
  lechuga: ({ fruto }: Colores) =>
    repeat(6, i =>
      leaf(32, 54, -90 + (i % 2 ? 1 : -1) * (70 - 22 * Math.floor(i / 2)), 38, mix(fruto, '#3f7a30', 0.28 - 0.1 * Math.floor(i / 2)), 0.36),
    ) + leaf(32, 54, -90, 38, mix(fruto, '#ffffff', 0.4), 0.28),
  alargado: ({ fruto }: Colores) =>
    path('M10 50C6 44 10 36 20 30L44 14C52 9 58 12 58 19C58 26 54 30 46 36L24 52C18 56 13 55 10 50Z', fruto) +
    line('M18 46L50 22M22 50L54 26', mix(fruto, '#ffffff', 0.35), 1.6) +
    line('M57 14q3-4 5-4', DARK_GREEN, 3.4) +
    flower(12, 50, 5, 7, '#f0c735', '#d99a20'),
  melon: ({ fruto }: Colores) =>
    oval(32, 36, 24, 20, fruto) +
    repeat(5, i =>
      line(
        `M${14 + 9 * i} ${i === 0 || i === 4 ? 26 : 18}q${(i - 2) * 3} 18 0 ${i === 0 || i === 4 ? 20 : 36}`,
        mix(fruto, '#6a7a30', 0.5),
        1.4,
      ),
    ) +
    line('M32 16q0-8 7-9', DARK_GREEN, 3) +
    leaf(36, 13, -20, 16, GREEN),
  pella: ({ fruto }: Colores) =>
    path('M25 36h14l4 22H21Z', '#9cc083') +
    leaf(24, 50, -150, 22, LIGHT_GREEN) +
    leaf(40, 50, -30, 22, LIGHT_GREEN) +
    [
      [16, 30, 9],
      [26, 20, 10],
      [39, 20, 10],
      [49, 30, 9],
      [26, 33, 9],
      [38, 33, 9],
      [32, 26, 9],
    ]
      .map(([x = 0, y = 0, r = 0], i) => circle(x, y, r, mix(fruto, i % 2 ? '#ffffff' : '#1f4a20', 0.14)))
      .join(''),
  bulbo: ({ fruto }: Colores) =>
    leaf(32, 22, -108, 20, GREEN, 0.12) +
    leaf(32, 22, -72, 20, LIGHT_GREEN, 0.12) +
    path('M32 16c2 8 22 10 22 25 0 10-10 14-22 14S10 51 10 41C10 26 30 24 32 16Z', fruto) +
    line('M32 20C22 30 20 42 24 54M32 20c10 10 12 22 8 34M32 20v34', mix(fruto, '#5a3a20', 0.3), 1.3) +
    line('M28 55l-3 5M32 55v5M36 55l3 5', '#b8a98a', 1.3),
  tuberculo: ({ fruto }: Colores) =>
    path('M11 38c-2-12 8-22 22-22s24 9 21 22-14 17-24 16-17-6-19-16Z', fruto) +
    [
      [24, 30],
      [38, 27],
      [44, 38],
      [30, 42],
      [20, 40],
    ]
      .map(([x, y]) => line(`M${x} ${y}q2 1.6 4 0`, mix(fruto, '#4a3010', 0.4), 1.6))
      .join(''),
  raiz: ({ fruto }: Colores) =>
    repeat(5, i => leaf(32, 24, -90 + (i - 2) * 26, 22, i % 2 ? GREEN : LIGHT_GREEN, 0.2)) +
    path('M32 22c12 0 18 7 16 15-2 9-12 12-16 25-4-13-14-16-16-25-2-8 4-15 16-15Z', mix(fruto, '#f3e6d8', 0.5)) +
    line('M20 34h8M38 40h7M24 46h5', mix(fruto, '#5a3a30', 0.3), 1.2),
  citrico: ({ fruto }: Colores) =>
    circle(32, 36, 20, fruto) +
    shine(22, 30, fruto) +
    circle(32, 54, 1.4, mix(fruto, '#5a3a10', 0.4)) +
    stalk(32, 18, 8) +
    leaf(32, 17, -24, 22, GREEN) +
    leaf(32, 17, -160, 14, LIGHT_GREEN),
  manzana: ({ fruto }: Colores) =>
    fruit(
      fruto,
      'M32 22c6-6 22-5 22 12 0 13-9 23-16 23-3 0-4-1-6-1s-3 1-6 1c-7 0-16-10-16-23 0-17 16-18 22-12Z',
      stalk(32, 23, 11),
      leaf(33, 15, -20, 17, GREEN),
    ),
  pera: ({ fruto }: Colores) =>
    path('M32 14c6 0 8 6 8 12 1 6 12 10 12 20 0 9-9 13-20 13s-20-4-20-13c0-10 11-14 12-20 0-6 2-12 8-12Z', fruto) +
    shine(21, 45, fruto) +
    stalk(32, 15, 9) +
    leaf(33, 12, -14, 16, GREEN),
  melocoton: ({ fruto }: Colores) =>
    circle(32, 37, 20, fruto) +
    path('M32 17c-9 10-9 30 0 40 14 0 20-10 20-20s-6-20-20-20Z', mix(fruto, '#c43a3a', 0.45)) +
    line('M32 18c-8 10-8 28 0 38', mix(fruto, '#7a2020', 0.4), 1.6) +
    stalk(32, 19, 7) +
    leaf(32, 17, -28, 22, GREEN) +
    leaf(32, 17, -150, 15, LIGHT_GREEN),
  cereza: ({ fruto }: Colores) =>
    line('M20 44C22 28 30 16 42 10M44 46C46 32 44 20 42 10', '#7d8a3a', 2.2) +
    circle(20, 46, 11, fruto) +
    circle(44, 48, 11, mix(fruto, '#000000', 0.12)) +
    shine(16, 43, fruto) +
    shine(40, 45, fruto) +
    leaf(42, 10, 10, 18, GREEN) +
    leaf(42, 10, 170, 16, LIGHT_GREEN),
  almendra: ({ fruto }: Colores) =>
    path('M14 50C10.2 31.8 24.6 18.1 43.4 17.3C44.6 36.1 32.5 51.9 14 50Z', fruto) +
    path('M18 46C17.3 33.3 28.8 21.9 42.1 19.2C40.9 32.7 30.7 45.3 18 46Z', mix(fruto, '#5a3410', 0.25)) +
    line('M20 43q10-8 18-20', mix(fruto, '#3a2410', 0.4), 1.2) +
    leaf(40, 24, -12, 20, LIGHT_GREEN) +
    leaf(34, 18, -64, 15, GREEN),
  fresa: ({ fruto }: Colores) =>
    path('M32 58C18 50 9 37 13 26c3-7 12-8 19-4 7-4 16-3 19 4 4 11-5 24-19 32Z', fruto) +
    [
      [22, 32],
      [32, 30],
      [42, 32],
      [27, 40],
      [37, 40],
      [32, 48],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 1.2, 1.9, '#f3d492'))
      .join('') +
    calyx(32, 22, 15),
  arandano: ({ fruto }: Colores) =>
    line('M32 60C30 40 34 24 30 8', '#7d6a4a', 2.2) +
    leaf(32, 24, -20, 22, GREEN) +
    leaf(31, 16, -150, 20, LIGHT_GREEN) +
    [
      [20, 40, 9],
      [38, 38, 9],
      [29, 50, 9],
      [46, 50, 8],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) => circle(x, y, r, fruto) + flower(x, y - 2, 5, 4, mix(fruto, '#000000', 0.3), mix(fruto, '#000000', 0.45)),
      )
      .join(''),
  frambuesa: ({ fruto }: Colores) =>
    [
      [20, 28],
      [28, 26],
      [36, 26],
      [44, 28],
      [18, 36],
      [27, 35],
      [37, 35],
      [46, 36],
      [22, 44],
      [32, 44],
      [42, 44],
      [27, 51],
      [37, 51],
      [32, 57],
    ]
      .map(([x = 0, y = 0], i) => circle(x, y, 5.4, mix(fruto, '#ffffff', i % 2 ? 0.16 : 0)))
      .join('') +
    calyx(32, 23, 14) +
    line('M32 22v-10', GREEN, 2.6),
  olivo: ({ fruto }: Colores) =>
    line('M12 54C24 44 38 30 52 10', '#7d7a55', 2.2) +
    [
      [24, 43, -132],
      [33, 33, -140],
      [42, 23, -135],
      [28, 39, 10],
      [38, 27, 14],
      [50, 12, -60],
    ]
      .map(([x = 0, y = 0, degrees = 0], i) => leaf(x, y, degrees, 18, i % 2 ? '#94ad77' : '#7f9a63', 0.2))
      .join('') +
    oval(25, 53, 5.2, 6.8, fruto, 20) +
    oval(41, 42, 5, 6.4, mix(fruto, '#8a9a4a', 0.5), -12),
  uva: ({ fruto }: Colores) =>
    [
      [22, 26],
      [32, 26],
      [42, 27],
      [27, 34],
      [37, 34],
      [32, 42],
      [23, 42],
      [41, 43],
      [28, 50],
      [36, 50],
      [32, 57],
    ]
      .map(([x = 0, y = 0], i) => circle(x, y, 5.6, i % 3 === 0 ? mix(fruto, '#ffffff', 0.2) : fruto))
      .join('') +
    line('M32 24V8', '#8a7048', 2.4) +
    path('M34 18c4-10 14-13 22-9-1 3-2 5-5 6 2 2 2 5 0 8-6-3-12-2-17-5Z', GREEN),
  aguacate: ({ fruto }: Colores) =>
    path('M32 8c8 0 10 8 12 16 2 7 8 10 8 19 0 10-9 16-20 16S12 53 12 43c0-9 6-12 8-19 2-8 4-16 12-16Z', fruto) +
    path('M32 14c5 0 7 6 8 12 2 7 7 10 7 17 0 7-7 11-15 11s-15-4-15-11c0-7 5-10 7-17 1-6 3-12 8-12Z', '#dfe39a') +
    circle(32, 42, 9, '#8a5a36') +
    shine(29, 39, '#8a5a36'),
  mango: ({ fruto }: Colores) =>
    path('M44 14c12 6 14 22 4 32-9 9-26 14-34 6-7-8-2-16 6-20 9-5 12-22 24-18Z', fruto) +
    path('M44 14c12 6 14 22 4 32-4 4-9 7-14 8 10-10 16-24 10-40Z', mix(fruto, '#c4402e', 0.5)) +
    stalk(43, 15, 7) +
    leaf(43, 12, 170, 22, GREEN, 0.2),
  platano: ({ fruto }: Colores) =>
    [0, 1, 2]
      .map(i =>
        path(
          `M${44 - 4 * i} 12C${40 - 6 * i} 34 ${28 - 4 * i} 46 ${12 + 2 * i} ${44 + 6 * i}C${20 + 2 * i} ${56 + 3 * i} ${46 + i} 48 ${50 - 2 * i} 14Z`,
          mix(fruto, i === 1 ? '#ffffff' : '#a8801a', 0.18 * (i % 2 ? 1 : i)),
        ),
      )
      .join('') + path('M38 8h12l1 7H39Z', '#6f7a3a'),
  girasol: ({ flor, fruto }: Colores) =>
    line('M32 60V34', GREEN, 3) +
    leaf(32, 54, -30, 18, GREEN) +
    leaf(32, 56, -150, 18, LIGHT_GREEN) +
    repeat(14, i => leaf(32, 28, (360 / 14) * i, 21, i % 2 ? flor : mix(flor, '#c98a1a', 0.3), 0.2)) +
    circle(32, 28, 10, fruto) +
    circle(32, 28, 6, mix(fruto, '#000000', 0.25)),
  colza: ({ flor }: Colores) =>
    line('M32 60V20', GREEN, 2.4) +
    leaf(32, 52, -150, 20, GREEN) +
    leaf(32, 48, -28, 20, LIGHT_GREEN) +
    [
      [32, 14],
      [22, 20],
      [42, 20],
      [26, 30],
      [39, 30],
    ]
      .map(([x = 0, y = 0]) => flower(x, y, 4, 8, flor, '#9aa02a', 0.5))
      .join(''),
  algodon: ({ fruto }: Colores) =>
    line('M32 60V42', '#8a7048', 2.6) +
    [0, 1, 2, 3, 4].map(i => leaf(32, 44, -170 + 40 * i, 22, '#8a6a42', 0.2)).join('') +
    [
      [22, 30, 10],
      [42, 30, 10],
      [32, 22, 11],
      [27, 38, 9],
      [38, 38, 9],
    ]
      .map(([x = 0, y = 0, r = 0], i) => circle(x, y, r, i % 2 ? fruto : mix(fruto, '#c8c2b4', 0.25)))
      .join(''),
  trebol: ({ flor, fruto }: Colores) =>
    line('M32 60V26', GREEN, 2.4) +
    line('M32 48q-8-2-12-8M32 44q8-2 12-8', GREEN, 2) +
    [
      [20, 40],
      [44, 36],
    ]
      .map(([x = 0, y = 0]) => [-150, -90, -30].map(degrees => leaf(x, y, degrees, 15, fruto, 0.4)).join(''))
      .join('') +
    [
      [32, 12],
      [27, 17],
      [37, 17],
      [32, 20],
      [28, 24],
      [36, 24],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 3.2, 5, flor))
      .join(''),
  rosa: ({ flor }: Colores) =>
    line('M32 60V34', GREEN, 2.8) +
    leaf(32, 54, -30, 17, GREEN) +
    leaf(32, 50, -150, 17, LIGHT_GREEN) +
    repeat(6, i => circle(32 + 9 * Math.cos(i * 1.047), 24 + 9 * Math.sin(i * 1.047), 9, mix(flor, '#000000', i % 2 ? 0.1 : 0))) +
    circle(32, 24, 10, mix(flor, '#ffffff', 0.2)) +
    line('M28 24q4-6 8 0t-6 4q-3-2-1-5', mix(flor, '#000000', 0.3), 1.6),
}

export type Dibujo = keyof typeof dibujos

interface Planta extends Colores {
  dibujo: Dibujo
}

/** A crop on a ground of its own colour. */
export const drawCultivo = (planta: Planta): string => svg(64, 64, mix(planta.fruto, '#fbfaf6', 0.88), dibujos[planta.dibujo](planta))

/** The same, small, in the ring that all icons have. */
export const drawIconoDeCultivo = (planta: Planta): string =>
  svg(
    64,
    64,
    '#ffffff',
    `<circle cx="32" cy="32" r="29" fill="#fff" stroke="${DARK_GREEN}" stroke-width="2.6"/>`,
    at(12.8, 12.8, 0.6, dibujos[planta.dibujo](planta)),
  )

/** What its harvest looks like, for drawings of something else. */
export const drawFruto = (planta: Planta): string => dibujos[planta.dibujo](planta)
