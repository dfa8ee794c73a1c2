import type { PendingText } from '@/features/traducciones/model/pendingText'
import type { Texto } from '@/shared/translations'

/** State of a text [TX-02]. */
export type Estado = 'hecha' | 'falta' | 'igual' | 'desfasada' | 'unsaved' | 'failed' | 'contested'

export const ESTADOS: Readonly<Record<Estado, string>> = {
  hecha: 'Traducida',
  falta: 'Falta',
  igual: 'Igual al origen',
  desfasada: 'Desfasada',
  unsaved: 'Sin guardar',
  failed: 'No guardada',
  contested: 'Dos versiones',
}

export const isMissing = ({ destino }: Pick<Texto, 'destino'>): boolean => destino.trim() === ''

export const estadoOf = (texto: Pick<Texto, 'destino' | 'igual' | 'desfasada'>, pending: PendingText | undefined): Estado => {
  if (pending?.suya) return 'contested'
  if (pending) return pending.fallo === null ? 'unsaved' : 'failed'
  if (isMissing(texto)) return 'falta'
  if (texto.igual) return 'igual'
  return texto.desfasada ? 'desfasada' : 'hecha'
}

/** Views of the list, each a filter by state. */
export const WORKBENCH_VIEWS = [
  { key: 'todas', label: 'Todas' },
  { key: 'faltan', label: 'Faltan' },
  { key: 'iguales', label: 'Igual al origen' },
  { key: 'desfasadas', label: 'Desfasadas' },
  { key: 'sin-guardar', label: 'Sin guardar' },
] as const
export type WorkbenchView = (typeof WORKBENCH_VIEWS)[number]['key']

type ViewCounts = Record<Exclude<WorkbenchView, 'todas' | 'sin-guardar'>, number>

/** View of a saved text; null for a complete text. Unsaved edits do not count, so that typing removes no line. */
export const viewOfText = (texto: Pick<Texto, 'destino' | 'igual' | 'desfasada'>): keyof ViewCounts | null => {
  if (isMissing(texto)) return 'faltan'
  return texto.igual ? 'iguales' : texto.desfasada ? 'desfasadas' : null
}

export const viewCountsOf = (textos: readonly Texto[]): ViewCounts => {
  const counts: ViewCounts = { faltan: 0, iguales: 0, desfasadas: 0 }
  for (const texto of textos) {
    const view = viewOfText(texto)
    if (view !== null) counts[view] += 1
  }
  return counts
}
