import { sameTexts } from '@/shared/locales/sameTexts'
import type { ComoSeAplica } from '@/shared/resources/comoSeAplica'

/** Edited fields of an entry [CD-05]. */
export type EntryValues = Pick<ComoSeAplica, 'modo_de_aplicacion' | 'objetivo' | 'momento_de_aplicacion'>

export const toEntryValues = ({ modo_de_aplicacion, objetivo, momento_de_aplicacion }: ComoSeAplica): EntryValues => ({
  modo_de_aplicacion,
  objetivo,
  momento_de_aplicacion,
})

/** True if the values differ from the saved ones [CD-06]. */
export const isEntryChanged = (saved: EntryValues, typed: EntryValues): boolean =>
  saved.modo_de_aplicacion !== typed.modo_de_aplicacion ||
  !sameTexts(saved.objetivo, typed.objetivo) ||
  !sameTexts(saved.momento_de_aplicacion, typed.momento_de_aplicacion)
