import type { ClaveDeIcono } from '../maestras/iconos'
import { DARK_GREEN, line, svg } from './svg'

/** Strokes of the icons, on a field of 48 by 48. */
const trazos: Record<ClaveDeIcono, string> = {
  ecologico: 'M15 33c0-13 7-19 19-19 0 13-6 19-17 19M15 33c3-6 7-9 12-12',
  foliar: 'M12 34c2-9 9-13 20-12-1 9-8 14-18 12M27 9v4M33 11l-1 4M21 11l1 4',
  riego: 'M24 11c5 7 8 10 8 15a8 8 0 0 1-16 0c0-5 3-8 8-15ZM13 37h22',
  cloruros: 'M29 19a7 7 0 1 0 0 10M33 14v16h4M11 11l26 26',
  ph: 'M14 32V18h4a4 4 0 0 1 0 8h-4M26 16v16M26 24h8M34 16v16',
  agitar: 'M20 14h8v5l3 4v12H17V23l3-4ZM11 20l-2 3 2 3M37 20l2 3-2 3',
  heladas: 'M24 11v26M13 17l22 14M35 17L13 31M20 13l4 3 4-3M20 35l4-3 4 3',
  guantes: 'M16 36V22a2 2 0 0 1 4 0v-8a2 2 0 0 1 4 0v-1a2 2 0 0 1 4 0v3a2 2 0 0 1 4 0v13l-3 7Z',
  zeta: 'M16 24a8 9 0 1 0 16 0a8 9 0 1 0-16 0M30 16L18 32',
  soluble: 'M14 20h20l-3 16H17ZM15 26q5-3 9 0t8 0M20 10v5M28 10v5M24 8v4',
  quelato: 'M18 12c-8 7-8 19 1 24M30 12c8 7 8 19-1 24M24 19.5a4.5 4.5 0 1 0 .1 0Z',
  vegetal: 'M24 37V19M24 27c-7 1-10-3-10-9 7-1 10 3 10 9M24 22c0-6 3-10 10-9 0 6-3 10-10 9',
  abejas: 'M17 27a7 6 0 0 1 14 0a7 8 0 0 1-14 0M17 26h14M18 31h12M22 20q-6-8-8-3t7 5M26 20q6-8 8-3t-7 5',
  suelo: 'M11 29q6-3 13 0t13 0M11 36q6-3 13 0t13 0M24 10v13M19 18l5 5 5-5',
  reciclable: 'M20 17l4-7 4 7M31 20l5 8-7 2M17 20l-5 8 7 2M19 36h10l-3-3M29 36l-3 3',
}

export const drawIcono = (clave: ClaveDeIcono): string =>
  svg(
    48,
    48,
    '#ffffff',
    `<circle cx="24" cy="24" r="22" fill="#fff" stroke="${DARK_GREEN}" stroke-width="2.4"/>`,
    line(trazos[clave], DARK_GREEN, 2.4),
  )
