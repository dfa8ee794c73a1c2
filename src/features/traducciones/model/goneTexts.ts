import { partsOfKey } from '@/features/traducciones/model/submissions'
import { keyOf, raizOf } from '@/features/traducciones/model/texto'
import type { Texto } from '@/shared/translations'

const UNKNOWN = {
  ...{ codigo: null, nombre: '', parte: null, origen: '', destino: '' },
  ...{ igual: false, desfasada: false, cambio: null, familia: null, paises: [] },
}

/** Text that is no longer loaded, with its last known members; it is its own root, as in a save. */
const goneText = (key: string, known: Omit<Texto, 'tipo' | 'id' | 'campo' | 'raiz_tipo' | 'raiz'>): Texto => {
  const parts = partsOfKey(key)
  return { ...known, ...parts, raiz_tipo: parts.tipo, raiz: parts.id }
}

/**
 * Loaded texts and, at the places where they stood, texts that are no longer among them [TX-04].
 *
 * @param before texts shown so far
 * @param gone keys of the texts that are not loaded
 */
export const withGoneTexts = (textos: readonly Texto[], before: readonly Texto[], gone: readonly string[]): readonly Texto[] => {
  if (gone.length === 0) return textos
  /** Places of the roots in the list; a root that is no longer loaded stands between two others. */
  const places = new Map<string, number>()
  const placed: { texto: Texto; place: number }[] = []
  const lay = (texto: Texto, otherwise: number): void => {
    const place = places.get(raizOf(texto)) ?? otherwise
    places.set(raizOf(texto), place)
    placed.push({ texto, place })
  }
  for (const texto of textos) lay(texto, places.size)
  const left = new Set(gone)
  const step = 1 / (gone.length + 1)
  let last = -1
  for (const texto of before) {
    const key = keyOf(texto)
    const shown = left.delete(key) ? goneText(key, texto) : texto
    if (shown !== texto) lay(shown, last + step)
    last = places.get(raizOf(shown)) ?? last
  }
  for (const key of [...left].sort()) lay(goneText(key, UNKNOWN), places.size)
  return placed.sort((one, other) => one.place - other.place).map(({ texto }) => texto)
}
