import type { Envase } from '../maestras/envases'
import { at, GREEN, LIGHT_GREEN, line, svg } from './svg'

const outline = 'fill="#fff" stroke="#5f6259" stroke-width="2"'

/** Drawings of packagings, on a field of 64 by 64. */
const dibujos: Record<Envase['dibujo'], string> = {
  botella: `<path ${outline} d="M27 14h10v7c6 3 8 6 8 12v19a3 3 0 0 1-3 3H22a3 3 0 0 1-3-3V33c0-6 2-9 8-12Z"/><rect x="26" y="8" width="12" height="7" rx="1.5" fill="${GREEN}"/><rect x="19" y="35" width="26" height="13" fill="${LIGHT_GREEN}"/>`,
  garrafa: `<path ${outline} d="M20 16h10v6h14c4 0 6 2 6 6v24a3 3 0 0 1-3 3H17a3 3 0 0 1-3-3V28c0-4 2-6 6-6Z"/><path ${outline} d="M36 28h8v9h-8z"/><rect x="19" y="10" width="12" height="7" rx="1.5" fill="${GREEN}"/><rect x="14" y="40" width="36" height="9" fill="${LIGHT_GREEN}"/>`,
  bidon: `<rect x="16" y="9" width="32" height="46" rx="4" fill="#6f93b5" stroke="#46627c" stroke-width="2"/>${line('M16 24h32M16 40h32', '#46627c', 2)}<rect x="22" y="27" width="20" height="10" fill="#fff"/>`,
  ibc: `<rect x="10" y="12" width="44" height="38" rx="2" ${outline}/>${line('M21 12v38M32 12v38M43 12v38M10 24h44M10 37h44', '#9da196', 1.6)}${line('M10 54h44', '#8d6e4f', 5)}<rect x="28" y="7" width="8" height="5" fill="${GREEN}"/>`,
  bolsa: `<path ${outline} d="M18 12h28v6l3 36H15l3-36Z"/><path d="M18 16h28" stroke="#5f6259" stroke-width="2" stroke-dasharray="3 2"/><rect x="22" y="28" width="20" height="14" rx="2" fill="${LIGHT_GREEN}"/>`,
  saco: `<path ${outline} d="M17 10h30l-2 6c4 12 4 26 1 38H18c-3-12-3-26 1-38Z"/><rect x="22" y="26" width="20" height="16" fill="${LIGHT_GREEN}"/>${line('M19 16h26', '#5f6259', 2)}`,
  bigbag: `${line('M16 20Q14 6 22 18M48 20Q50 6 42 18', GREEN, 3)}<path ${outline} d="M12 18h40l-2 38H14Z"/><rect x="21" y="29" width="22" height="15" fill="${LIGHT_GREEN}"/>`,
}

/** Drawing of a packaging: `size`, from 0 to 1, makes a larger one of a kind larger. */
export const drawEnvase = (dibujo: Envase['dibujo'], size: number): string => {
  const scale = 0.7 + 0.3 * size
  return svg(64, 64, '#f4f5f1', at(32 - 32 * scale, 57 - 57 * scale, scale, dibujos[dibujo]))
}
