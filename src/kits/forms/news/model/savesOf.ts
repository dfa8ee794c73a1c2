import { UNKNOWN_AUTHOR, type NotedSave } from '@/kits/forms/news/slice'
import type { RecordChange } from '@/kits/history/model/recordChanges'

/** Parts of a kind as separate changes, because each may have another author. */
const eachPart = (change: RecordChange): readonly RecordChange[] =>
  change.kind === 'partes' && change.partes.length > 0 ? change.partes.map(parte => ({ ...change, partes: [parte] })) : [change]

const isInHistory = ({ cambios }: NotedSave, change: RecordChange): boolean =>
  cambios?.some(({ tipo, registro, campo, idioma }) =>
    change.kind === 'campo'
      ? tipo === change.cambio.tipo &&
        registro === change.cambio.registro &&
        campo === change.cambio.campo &&
        idioma === change.cambio.idioma
      : tipo === change.tipo && (change.partes.length === 0 || change.partes.some(parte => parte.registro === registro)),
  ) ?? false

const isInEvent = ({ changed }: NotedSave, change: RecordChange): boolean => {
  if (!changed) return false
  const [recurso, ids] =
    change.kind === 'campo' ? [change.cambio.tipo, [change.cambio.registro]] : [change.tipo, change.partes.map(({ registro }) => registro)]
  // Changes of the order alone name no parts.
  return changed.recurso === recurso && (ids.length === 0 || ids.some(id => changed.ids.includes(id)))
}

/** Saves that have made a change: the last match of the history, which names fields, else all matches of events, which name records. */
const makersOf = (change: RecordChange, saves: readonly NotedSave[]): readonly NotedSave[] => {
  const last = saves.findLast(save => isInHistory(save, change))
  return last ? [last] : saves.filter(save => isInEvent(save, change))
}

/**
 * Saves that have made some of the changes, in their order. Without a match: all saves of events, else one save without an author, because the
 * history also has saves from before the form was opened.
 *
 * @param saves oldest first
 */
export const savesOf = (changes: readonly RecordChange[], saves: readonly NotedSave[]): readonly NotedSave[] => {
  if (changes.length === 0) return []
  const makers = new Set(changes.flatMap(eachPart).flatMap(change => makersOf(change, saves)))
  if (makers.size > 0) return saves.filter(save => makers.has(save))
  const others = saves.filter(({ cambios }) => !cambios)
  return others.length > 0 ? others : saves.slice(-1).map(({ momento }) => ({ usuario: UNKNOWN_AUTHOR, momento }))
}
