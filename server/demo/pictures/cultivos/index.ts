import { at, DARK_GREEN, mix, svg } from '../svg'
import { arboles } from './arboles'
import { campo } from './campo'
import { huerta } from './huerta'
import type { Colores } from './trazos'

/** Drawings of crops, on a field of 64 by 64. */
const dibujos = { ...campo, ...huerta, ...arboles }

export type Dibujo = keyof typeof dibujos

interface Planta extends Colores {
  dibujo: Dibujo
}

/** Picture of a crop, on a background of its own colour. */
export const drawCultivo = (planta: Planta): string => svg(64, 64, mix(planta.fruto, '#fbfaf6', 0.88), dibujos[planta.dibujo](planta))

/** Icon of a crop: its drawing, small, in the ring that all icons have. */
export const drawIconoDeCultivo = (planta: Planta): string =>
  svg(
    64,
    64,
    '#ffffff',
    `<circle cx="32" cy="32" r="29" fill="#fff" stroke="${DARK_GREEN}" stroke-width="2.6"/>`,
    at(12.8, 12.8, 0.6, dibujos[planta.dibujo](planta)),
  )

/** Drawing of the harvest alone, for use in other drawings. */
export const drawFruto = (planta: Planta): string => dibujos[planta.dibujo](planta)
