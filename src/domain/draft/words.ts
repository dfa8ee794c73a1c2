import type { DraftNote, HalfSaved } from '@/domain/draft/draft'

const and = new Intl.ListFormat('es', { type: 'conjunction' })

/** "Título, Descripción e Imagen de catálogo". */
export const listed = (words: readonly string[]): string => and.format(words)

const day = (at: number, now: number): string => {
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear()
  return new Intl.DateTimeFormat('es', { day: 'numeric', month: 'long', ...(!isThisYear && { year: 'numeric' }) }).format(at)
}
const time = (at: number): string => new Intl.DateTimeFormat('es', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)

/** "21 de noviembre a las 17:42"; of another year with the year. */
export const momentOf = (at: number, now = Date.now()): string => `${day(at, now)} a las ${time(at)}`

/** "21 nov 17:42" */
export const briefMomentOf = (at: number): string =>
  `${new Intl.DateTimeFormat('es', { day: 'numeric', month: 'short' }).format(at)} ${time(at)}`

const two = (number: number) => String(number).padStart(2, '0')

/** "2026-11-21": it sorts as it reads. */
export const tableDayOf = (at: number): string => {
  const date = new Date(at)
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** "2026-11-21 17:42" */
export const tableMomentOf = (at: number): string => `${tableDayOf(at)} ${time(at)}`

const isSingle = ([first = '', ...others]: readonly string[]): boolean => others.length === 0 && !/^(\d|l[oa]s )/.test(first)

const saved = (done: readonly string[]): string => {
  if (!isSingle(done)) return 'Ya están guardados'
  return done[0]?.startsWith('la ') ? 'Ya está guardada' : 'Ya está guardado'
}

/** "Ya están guardados el producto y 3 de 7 líneas de composición. Faltan Cómo se aplica." */
export const halfSavedInWords = ({ done, missing }: HalfSaved): string =>
  [
    ...(done.length > 0 ? [`${saved(done)} ${listed(done)}.`] : []),
    ...(missing.length > 0 ? [`${isSingle(missing) ? 'Falta' : 'Faltan'} ${listed(missing)}.`] : []),
  ].join(' ')

/** What a bar says first [DR-02, DR-03]. */
export const titleOf = ({ at, half }: Pick<DraftNote, 'at' | 'half'>): string =>
  half ? `Un guardado quedó a medias el ${momentOf(at)}` : `Tiene cambios sin guardar del ${momentOf(at)}`

export const detailOf = ({ half, changes }: Pick<DraftNote, 'half' | 'changes'>): string =>
  (half && halfSavedInWords(half)) || changes.join(', ')

/** Changes of a draft that the server does not have: of a save that was cut, those that it still lacks. */
export const unsavedIn = ({ half, changes }: Pick<DraftNote, 'half' | 'changes'>): readonly string[] => half?.missing ?? changes

/** The question before it goes [DR-05]. */
export const discardQuestion = ({ name }: Pick<DraftNote, 'name'>): string => `¿Descartar el borrador de ${name}?`

export const lossOf = (note: Pick<DraftNote, 'at' | 'half' | 'changes'>): string =>
  [
    `Se pierden los cambios del ${momentOf(note.at)}${unsavedIn(note).length > 0 ? `: ${listed(unsavedIn(note))}` : ''}.`,
    ...(note.half ? ['Lo que ya está guardado se queda como está.'] : []),
  ].join(' ')
