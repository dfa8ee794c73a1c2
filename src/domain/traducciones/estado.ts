import type { Edicion } from '@/domain/traducciones/edicion'
import type { Texto } from '@/domain/traducciones/texto'

/** Where a text stands [TX-02]. */
export type Estado = 'hecha' | 'falta' | 'desfasada' | 'sinGuardar' | 'noGuardada' | 'dosVersiones'

export const ESTADOS: Readonly<Record<Estado, string>> = {
  hecha: 'Traducida',
  falta: 'Falta',
  desfasada: 'Desfasada',
  sinGuardar: 'Sin guardar',
  noGuardada: 'No guardada',
  dosVersiones: 'Dos versiones',
}

export const isMissing = ({ destino }: Pick<Texto, 'destino'>): boolean => destino.trim() === ''

export const estadoOf = (texto: Pick<Texto, 'destino' | 'desfasada'>, edicion: Edicion | undefined): Estado => {
  if (edicion?.suya) return 'dosVersiones'
  if (edicion) return edicion.fallo === null ? 'sinGuardar' : 'noGuardada'
  if (isMissing(texto)) return 'falta'
  return texto.desfasada ? 'desfasada' : 'hecha'
}

/** Which of the texts show: by where they stand. */
export const VISTAS = [
  { key: 'todas', label: 'Todas' },
  { key: 'faltan', label: 'Faltan' },
  { key: 'desfasadas', label: 'Desfasadas' },
  { key: 'sin-guardar', label: 'Sin guardar' },
] as const
export type Vista = (typeof VISTAS)[number]['key']

/** Of the texts as they are saved; what is typed meanwhile leaves the list as it is. */
export const cuentasOf = (textos: readonly Texto[]): { faltan: number; desfasadas: number } => {
  let [faltan, desfasadas] = [0, 0]
  for (const texto of textos) {
    if (isMissing(texto)) faltan += 1
    else if (texto.desfasada) desfasadas += 1
  }
  return { faltan, desfasadas }
}
