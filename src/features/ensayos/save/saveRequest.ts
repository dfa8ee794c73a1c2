import type { AdjuntoDraft, ResultadoDraft, EnsayoValues } from '@/features/ensayos/model/ensayoValues'
import type { WholeEnsayo } from '@/features/ensayos/readEnsayo'
import type { OpenedEnsayo, SaveRequest, EnsayoState } from '@/features/ensayos/screen'
import type { Ensayo } from '@/shared/resources/ensayos'
import type { ImageFacts } from '@/store/images'
import { emptyLedger, type Ledger } from '@/store/sequences/childRecords/ledger'
import { noAttempts, type RecordFacts } from '@/store/sequences/recordStep'

/** Input of a save: the form as sent, and the drafts at that time. */
export interface SaveInput extends SaveRequest, Pick<EnsayoState, 'resultados' | 'adjuntos'> {
  id: number
  opened: OpenedEnsayo
}

/** Members of a result, and of an attachment, in request bodies; the picture has a call of its own. */
export type Resultado = Omit<ResultadoDraft, 'id'>
export type Adjunto = Pick<AdjuntoDraft, 'orden' | 'descripcion'>

export interface SaveFacts extends ImageFacts, RecordFacts<Ensayo, EnsayoValues> {
  resultados: Ledger<Resultado>
  adjuntos: Ledger<Adjunto>
  /** Trial on the server after the save, when the form stays open. */
  reread: WholeEnsayo | null
}

export const noFacts = (id: number): SaveFacts => ({
  id,
  images: {},
  ...noAttempts,
  resultados: emptyLedger,
  adjuntos: emptyLedger,
  reread: null,
})
