import { circle, DARK_GREEN, flower, GREEN, leaf, LIGHT_GREEN, line, mix, oval, path } from '../svg'
import { calyx, fruit, repeat, shine, type Colores } from './trazos'

/** Vegetables and berries. */
export const huerta = {
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
}
