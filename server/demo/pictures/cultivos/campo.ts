import { circle, DARK_GREEN, flower, GREEN, leaf, LIGHT_GREEN, line, mix, oval, path } from '../svg'
import { repeat, type Colores } from './trazos'

/** Crops of the open field, and flowers. */
export const campo = {
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
