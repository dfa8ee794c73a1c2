import { circle, GREEN, leaf, LIGHT_GREEN, line, mix, oval, path } from '../svg'
import { fruit, shine, stalk, type Colores } from './trazos'

/** Crops that grow on trees and vines. */
export const arboles = {
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
}
