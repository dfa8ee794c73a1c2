import type { ImageDraft } from '@/domain/imageDraft'
import {
  toAdjuntoDrafts,
  toEnsayoValues,
  toResultadoDrafts,
  type AdjuntoDraft,
  type EnsayoValues,
  type ResultadoDraft,
} from '@/domain/ensayo/ensayoValues'
import type { WholeEnsayo } from '@/features/ensayos/readEnsayo'
import type { FormScreen } from '@/store/screens/form'
import { noRecord, type OfForm } from '@/store/screens/screen'

/** What the server held when the form opened. */
export interface Opened {
  values: EnsayoValues
  imagen: string | null
  resultados: readonly ResultadoDraft[]
  adjuntos: readonly AdjuntoDraft[]
}

/** One trial. Results and attachments are drafts here until the trial is saved [TR-08]. */
export interface Screen extends FormScreen<Opened> {
  resultados: ResultadoDraft[]
  adjuntos: AdjuntoDraft[]
  /** Those that were removed since the last save was asked for: each can be taken back, the last one first. */
  removedResultados: ResultadoDraft[]
  removedAdjuntos: AdjuntoDraft[]
}

export interface OfDraft extends OfForm {
  id: number
}
export interface CreateRequest extends OfForm {
  codigo: string
}
export interface SaveRequest extends OfForm {
  values: EnsayoValues
  imagen: ImageDraft
  /** What the user has been asked and wants to write over; none before any question. */
  overwrites: readonly string[]
  /** Whether the form stays open once all is saved. */
  stay: boolean
}
export type NewResultado = Pick<ResultadoDraft, 'valor' | 'magnitud' | 'descripcion'>
export type NewAdjunto = Pick<AdjuntoDraft, 'descripcion' | 'picture'>

/** No record is open. */
export const closed = {
  ...noRecord,
  opened: null,
  resultados: [],
  adjuntos: [],
  removedResultados: [],
  removedAdjuntos: [],
  saved: false,
}

/** The form holds what the server has. */
export const show = (screen: Screen, { ensayo, resultados, adjuntos }: WholeEnsayo): void => {
  screen.resultados = toResultadoDrafts(resultados)
  screen.adjuntos = toAdjuntoDrafts(adjuntos)
  screen.opened = {
    values: toEnsayoValues(ensayo),
    imagen: ensayo.imagen,
    resultados: toResultadoDrafts(resultados),
    adjuntos: toAdjuntoDrafts(adjuntos),
  }
}
