import { whoOf } from '@/kits/history/model/author'
import { changesOf } from '@/kits/history/model/recordChanges'
import type { Entrada } from '@/shared/history'
import type { Clash } from '@/store/merge/merge'
import type { Save, SavedRecord } from '@/kits/history/saves/slice'

/** True if an entry changed the conflicting field (in its language) or parts of that kind. */
const hasChanged = ({ tipo, id, parte }: SavedRecord, { field, locale, part }: Clash) => {
  const isField = (name: string | null, idioma: string | null) => name === field && (locale === null || idioma === locale)
  return (entrada: Entrada): boolean => {
    if (parte)
      return entrada.cambios.some(each => each.tipo === parte.tipo && each.registro === parte.id && isField(each.campo, each.idioma))
    return changesOf(entrada, { tipo, registro: id }).some(each =>
      each.kind === 'partes'
        ? part !== undefined && each.tipo === field
        : part === undefined && isField(each.cambio.campo, each.cambio.idioma),
    )
  }
}

/**
 * Saves behind a conflict: for each conflicting field the last entry that changed it, newest first.
 * @param entradas of the record, newest first
 * @param own id of the signed-in user; `author` of this user's saves is null
 */
export const savesBehind = (entradas: readonly Entrada[], clashes: readonly Clash[], of: SavedRecord, own: number | undefined): Save[] => {
  const last = clashes.map(clash => ({ clash, entrada: entradas.find(hasChanged(of, clash)) }))
  return entradas
    .filter(entrada => last.some(each => each.entrada === entrada))
    .map(entrada => ({
      author: own !== undefined && entrada.usuario?.id === own ? null : whoOf(entrada),
      momento: entrada.momento,
      fields: [...new Set(last.filter(each => each.entrada === entrada).map(({ clash }) => clash.field))],
    }))
}
