import type { NotedSave } from '@/kits/forms/news/slice'
import type { Cambiado } from '@/kits/history/model/recordChanges'

const mayHaveMade = ({ changed }: NotedSave, change: Cambiado): boolean => {
  if (!changed) return true
  const [recurso, ids] =
    change.kind === 'campo' ? [change.cambio.tipo, [change.cambio.registro]] : [change.tipo, change.partes.map(({ registro }) => registro)]
  // Parts that only stand in another order are not named.
  return changed.recurso === recurso && (ids.length === 0 || ids.some(id => changed.ids.includes(id)))
}

/**
 * Saves that have made some of the changes: events tell of all records of a resource, of those that a form shows and of others. All saves, where
 * none of them tells of what has changed.
 */
export const savesOf = (changes: readonly Cambiado[], saves: readonly NotedSave[]): readonly NotedSave[] => {
  if (changes.length === 0) return []
  const own = saves.filter(save => changes.some(change => mayHaveMade(save, change)))
  return own.length > 0 ? own : saves
}
