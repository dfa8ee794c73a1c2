import { momentOf } from '@/ui/text/dates'
import { listed } from '@/shared/listed'
import type { DraftNote, HalfSaved } from '@/kits/drafts/model/draft'

/** True for one thing: "el ensayo", "1 resultado"; false for "2 resultados", "1 de 3 resultados" and "los resultados". */
const isSingle = ([first = '', ...others]: readonly string[]): boolean =>
  others.length === 0 && (/^1 (?!de )/.test(first) || !/^(\d|l[oa]s )/.test(first))

const saved = (done: readonly string[]): string => {
  if (!isSingle(done)) return 'Ya están guardados'
  return done[0]?.startsWith('la ') ? 'Ya está guardada' : 'Ya está guardado'
}

/** Sentence, for example "Ya están guardados el producto y 3 de 7 líneas de composición. Faltan Cómo se aplica." */
export const halfSavedInWords = ({ done, missing }: HalfSaved): string =>
  [
    ...(done.length > 0 ? [`${saved(done)} ${listed(done)}.`] : []),
    ...(missing.length > 0 ? [`${isSingle(missing) ? 'Falta' : 'Faltan'} ${listed(missing)}.`] : []),
  ].join(' ')

const STAYS = 'Lo que ya está guardado se queda como está.'

/** Sentences about an interrupted save before its form is left [DR-03]. */
export const storedInWords = (half: HalfSaved): string => `${halfSavedInWords(half)} ${STAYS}`

/** Title of the draft bar [DR-02, DR-03]. */
export const titleOf = ({ at, half }: Pick<DraftNote, 'at' | 'half'>): string =>
  half ? `Un guardado quedó a medias el ${momentOf(at)}` : `Tiene cambios sin guardar del ${momentOf(at)}`

export const detailOf = ({ half, changes }: Pick<DraftNote, 'half' | 'changes'>): string =>
  (half && halfSavedInWords(half)) || changes.join(', ')

/** Changes that the server does not have; for an interrupted save, the missing parts. */
export const unsavedIn = ({ half, changes }: Pick<DraftNote, 'half' | 'changes'>): readonly string[] => half?.missing ?? changes

/** Question before a draft is discarded [DR-05]. */
export const discardQuestion = ({ name }: Pick<DraftNote, 'name'>): string => `¿Descartar el borrador de ${name}?`

export const lossOf = (note: Pick<DraftNote, 'at' | 'half' | 'changes'>): string =>
  [
    `Se pierden los cambios del ${momentOf(note.at)}${unsavedIn(note).length > 0 ? `: ${listed(unsavedIn(note))}` : ''}.`,
    ...(note.half ? [STAYS] : []),
  ].join(' ')
