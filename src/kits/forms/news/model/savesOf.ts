import type { NotedSave } from '@/kits/forms/news/slice'
import type { Cambiado } from '@/kits/history/model/recordChanges'

const isInHistory = ({ cambios }: NotedSave, change: Cambiado): boolean =>
  cambios?.some(({ tipo, registro, campo, idioma }) =>
    change.kind === 'campo'
      ? tipo === change.cambio.tipo &&
        registro === change.cambio.registro &&
        campo === change.cambio.campo &&
        idioma === change.cambio.idioma
      : tipo === change.tipo && (change.partes.length === 0 || change.partes.some(parte => parte.registro === registro)),
  ) ?? false

const isInEvent = ({ changed }: NotedSave, change: Cambiado): boolean => {
  if (!changed) return false
  const [recurso, ids] =
    change.kind === 'campo' ? [change.cambio.tipo, [change.cambio.registro]] : [change.tipo, change.partes.map(({ registro }) => registro)]
  // Parts that only stand in another order are not named.
  return changed.recurso === recurso && (ids.length === 0 || ids.some(id => changed.ids.includes(id)))
}

/**
 * Saves that have made some of the changes: events tell of all records of a resource, of those that a form shows and of others; the history tells
 * of earlier saves too, of which the last one of a field counts. Where none tells of what has changed: those of events, or the last one.
 *
 * @param saves oldest first
 */
export const savesOf = (changes: readonly Cambiado[], saves: readonly NotedSave[]): readonly NotedSave[] => {
  if (changes.length === 0) return []
  const lastInHistory = new Set(changes.map(change => saves.findLast(save => isInHistory(save, change))))
  const own = saves.filter(save => lastInHistory.has(save) || changes.some(change => isInEvent(save, change)))
  if (own.length > 0) return own
  const inEvents = saves.filter(({ cambios }) => !cambios)
  return inEvents.length > 0 ? inEvents : saves.slice(-1)
}
