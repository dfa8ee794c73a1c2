import type { ComoSeAplica } from '@/shared/resources/comoSeAplica'

/** Edited fields of an entry [CD-05]. */
export type EntryValues = Pick<ComoSeAplica, 'modo_de_aplicacion' | 'objetivo' | 'momento_de_aplicacion'>

export const toEntryValues = ({ modo_de_aplicacion, objetivo, momento_de_aplicacion }: ComoSeAplica): EntryValues => ({
  modo_de_aplicacion,
  objetivo,
  momento_de_aplicacion,
})
