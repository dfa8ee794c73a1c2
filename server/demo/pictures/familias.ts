import type { ClaveDeFamilia } from '../maestras/familias'
import { circle, GREEN, leaf, LIGHT_GREEN, line, path, svg } from './svg'

interface Emblema {
  ground: string
  /** SVG elements on a field of 96 by 96. */
  content: string
}

const sprout = (x: number, y: number, size: number) => leaf(x, y, -150, size, GREEN, 0.34) + leaf(x, y - 4, -26, size, LIGHT_GREEN, 0.34)

const emblemas: Record<ClaveDeFamilia, Emblema> = {
  algas: {
    ground: '#e1efea',
    content:
      line('M30 88C18 70 40 60 28 40S34 16 30 8', '#3c7a63', 7) +
      line('M52 88c10-18-8-28 2-46s-4-22 2-34', '#5a9c80', 7) +
      line('M74 88c-8-14 6-24-2-40s4-16 2-24', '#3c7a63', 6),
  },
  aminoacidos: {
    ground: '#e8f0f4',
    content:
      line('M30 38l18-10 18 10v20L48 68 30 58ZM66 58l14 8M48 28V14M30 58l-14 8', '#4a6f86', 3) +
      [
        [48, 14, '#7fa9bf'],
        [80, 66, '#c9795b'],
        [16, 66, '#7fa9bf'],
        [30, 38, '#4a6f86'],
        [66, 38, '#4a6f86'],
        [48, 68, '#4a6f86'],
      ]
        .map(([x, y, fill]) => circle(Number(x), Number(y), 6.5, String(fill)))
        .join(''),
  },
  bioestimulantes: {
    ground: '#e6f1df',
    content: line('M48 82V34', '#2f6b28', 3.2) + sprout(48, 62, 30) + sprout(48, 44, 25) + leaf(48, 36, -90, 24, GREEN, 0.32),
  },
  calcio: {
    ground: '#edf3f6',
    content:
      circle(48, 48, 32, '#8aa7b5') + line('M58 38a14 14 0 1 0 0 20', '#ffffff', 6) + line('M74 62l7 7M74 34l7-7M18 68l7-7', '#8aa7b5', 4),
  },
  correctores: {
    ground: '#f4f6e2',
    content:
      path('M20 76C16.1 44.5 42.7 21.5 75.2 20.8C74.5 53.3 51.5 79.9 20 76Z', '#c9d77e') +
      line('M22 74L72 24M34 62l2-17M34 62l17-2M46 50l2-16M46 50l16-2M58 38l2-12M58 38l12-2', GREEN, 2.6),
  },
  enraizantes: {
    ground: '#f3eee5',
    content:
      line('M48 40V14', GREEN, 3.4) +
      sprout(48, 26, 22) +
      line('M0 42h96', '#8d6e4f', 3) +
      line('M48 42v44', '#b08a5e', 3.4) +
      line('M48 50c-10 6-22 8-28 22M48 56c10 6 22 6 30 20M48 66c-6 4-12 8-16 18M48 70c8 4 12 8 16 16', '#b08a5e', 2.4),
  },
  foliares: {
    ground: '#e8f3f2',
    content:
      path('M66 14c10 13 15 20 15 28a15 15 0 0 1-30 0c0-8 5-15 15-28Z', '#5aa0c8') +
      path('M12 82C14.5 56.8 39.3 43.7 64.6 49.1C58.3 74.3 35.7 90.7 12 82Z', GREEN) +
      line('M14 81L62 51', '#b9d79c', 2.4),
  },
  fosfitos: {
    ground: '#f8ece6',
    content:
      path('M48 12l30 12v22c0 20-13 32-30 38-17-6-30-18-30-38V24Z', '#c9795b') +
      path('M34 66C30.7 50.7 42.7 37.3 58.6 34.5C59.7 50.6 49.6 65.5 34 66Z', '#f6e3d9'),
  },
  humicos: {
    ground: '#efece4',
    content:
      path('M0 58q24-8 48 0t48 0V96H0Z', '#5d4632') +
      path('M0 74q24-6 48 0t48 0V96H0Z', '#3f2f22') +
      line('M48 58V26', GREEN, 3) +
      sprout(48, 40, 20) +
      line('M48 58q-8 10-14 24M48 58q2 14 0 30M48 58q9 9 15 22', '#d9c6a5', 2),
  },
  mojantes: {
    ground: '#ecf5f9',
    content:
      path('M20 62q28-22 56 0 4 12-28 12T20 62Z', '#7fb7d6') +
      line('M8 78h80', GREEN, 6) +
      circle(36, 30, 6, '#7fb7d6') +
      circle(58, 20, 4.5, '#a5cfe4'),
  },
  npk: {
    ground: '#f4f3ee',
    content:
      '<rect x="12" y="44" width="22" height="36" rx="3" fill="#4f9140"/><rect x="37" y="30" width="22" height="50" rx="3" fill="#c98a2b"/><rect x="62" y="16" width="22" height="64" rx="3" fill="#8b5fa0"/>',
  },
  // A claw ("chelate" means claw) around its metal.
  quelatos: {
    ground: '#f7ece8',
    content:
      line('M30 22C8 40 12 72 40 82M66 22C88 40 84 72 56 82', '#b5523b', 8) +
      line('M30 22l14 6M66 22l-14 6M40 82l2-14M56 82l-2-14', '#d98a72', 6) +
      circle(48, 50, 13, '#8a6f9c') +
      circle(44, 46, 3.6, '#c4b1d0'),
  },
}

export const drawFamilia = (clave: ClaveDeFamilia): string => svg(96, 96, emblemas[clave].ground, emblemas[clave].content)

export const drawEmblema = (clave: ClaveDeFamilia): string => emblemas[clave].content
