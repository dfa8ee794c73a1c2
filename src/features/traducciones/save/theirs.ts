import { historialApi } from '@/api/historial'
import { nameOfAutor } from '@/kits/history/model/author'
import { rebasedTexts, type PendingTexts, type TheirText } from '@/features/traducciones/model/pendingText'
import { byKeyOf } from '@/features/traducciones/model/submissions'
import { raizOf } from '@/features/traducciones/model/texto'
import type { Texto } from '@/shared/translations'
import { call, type Saga } from '@/store/effects'
import { reportError } from '@/store/reportError'
import { eachOf } from '@/store/sequences/eachOf'

/** Author and time of the saved text, from the latest history entry; both null when it cannot be read. */
export function* latestOf(idioma: string, { tipo, id, campo, raiz_tipo, raiz, destino }: Texto): Saga<TheirText> {
  const unknown = { texto: destino, autor: null, momento: null }
  try {
    const { entradas } = yield* call(historialApi.ofRecord, { tipo: raiz_tipo, id: raiz })
    const found = entradas.find(({ cambios }) =>
      cambios.some(each => each.tipo === tipo && each.registro === id && each.campo === campo && each.idioma === idioma),
    )
    if (!found) return unknown
    const { usuario, momento } = found
    return { ...unknown, momento, autor: usuario && nameOfAutor(usuario) }
  } catch (error) {
    reportError(`traducciones > ${raizOf({ raiz_tipo, raiz })}`, error)
    return unknown
  }
}

/** Conflicting changes of other users for these edits, by key. */
export function* theirTextsOf(idioma: string, textos: readonly Texto[], pendingTexts: PendingTexts): Saga<Record<string, TheirText>> {
  const byKey = byKeyOf(textos)
  const theirs: Record<string, TheirText> = {}
  yield* eachOf(Object.entries(rebasedTexts(pendingTexts, textos)), function* ([key, { suya }]) {
    const texto = suya && byKey.get(key)
    if (texto) theirs[key] = yield* latestOf(idioma, texto)
  })
  return theirs
}
