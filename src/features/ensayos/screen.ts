import type { Testigos } from '@/features/ensayos/model/barCharts'
import type { ImageDraft } from '@/store/imageDraft'
import {
  toAdjuntoDrafts,
  toEnsayoValues,
  toResultadoDrafts,
  type AdjuntoDraft,
  type EnsayoValues,
  type ResultadoDraft,
} from '@/features/ensayos/model/ensayoValues'
import type { WholeEnsayo } from '@/features/ensayos/readEnsayo'
import type { FormState, SaveChoice } from '@/store/screens/form'
import { noRecord, type FollowUp, type OfForm } from '@/store/screens/screen'
import type { Ticket } from '@/store/vault'

/** Trial on the server when the form was opened. */
export interface OpenedEnsayo {
  values: EnsayoValues
  imagen: string | null
  resultados: readonly ResultadoDraft[]
  adjuntos: readonly AdjuntoDraft[]
}

/** State of the screen of one trial. Results and attachments are drafts until the trial is saved [TR-08]. */
export interface EnsayoState extends FormState<OpenedEnsayo> {
  resultados: ResultadoDraft[]
  adjuntos: AdjuntoDraft[]
  /** Items removed since the last requested save; they can be restored, the last one first. */
  removedResultados: ResultadoDraft[]
  removedAdjuntos: AdjuntoDraft[]
  /** Control results of the charts. */
  testigos: Testigos
}

export interface DraftRef extends OfForm {
  id: number
}
export interface CreateRequest extends OfForm, FollowUp {
  codigo: string
}
export interface SaveRequest extends OfForm, SaveChoice {
  values: EnsayoValues
  imagen: ImageDraft
}
export interface TestigoChoice extends OfForm {
  /** Unit of the chart. */
  magnitud: number | null
  /** Id of the result; null for no control. */
  resultado: number | null
}
export interface ChartRequest extends Ticket {
  format: 'svg' | 'png'
  /** Size in pixels. */
  width: number
  height: number
}
export type NewResultado = Pick<ResultadoDraft, 'valor' | 'magnitud' | 'descripcion'>
export type NewAdjunto = Pick<AdjuntoDraft, 'descripcion' | 'picture'>

/** State without an open record. */
export const closed = {
  ...noRecord,
  opened: null,
  resultados: [],
  adjuntos: [],
  removedResultados: [],
  removedAdjuntos: [],
  testigos: {},
  saved: false,
}

/** Shows the trial of the server in the form. */
export const show = (screen: EnsayoState, { ensayo, resultados, adjuntos }: WholeEnsayo): void => {
  screen.resultados = toResultadoDrafts(resultados)
  screen.adjuntos = toAdjuntoDrafts(adjuntos)
  screen.opened = {
    values: toEnsayoValues(ensayo),
    imagen: ensayo.imagen,
    resultados: toResultadoDrafts(resultados),
    adjuntos: toAdjuntoDrafts(adjuntos),
  }
}
