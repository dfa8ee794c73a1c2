import type { Dispatch } from '@reduxjs/toolkit'
import { toAdjuntoDraft, toResultadoDraft, type AdjuntoDraft, type ResultadoDraft } from '@/features/ensayos/model/ensayoValues'
import { KEEP, type ImageDraft } from '@/store/imageDraft'
import { temporaryId } from '@/features/ensayos/temporaryId'
import type { PartTarget, RecordHistory } from '@/kits/history/views/target'
import type { OpenedEnsayo, EnsayoState } from '@/features/ensayos/screen'
import { partsReplaced } from '@/features/ensayos/slice'
import type { AdjuntoDeEnsayo } from '@/shared/resources/adjuntosDeEnsayo'
import type { ResultadoDeEnsayo } from '@/shared/resources/resultadosDeEnsayo'

const newId = () => temporaryId(Math.random())

/** History target of a trial: its fields, and its parts that can be restored [HI-03]. */
export const historyOf = ({ formId, resultados, adjuntos }: EnsayoState, { imagen }: OpenedEnsayo, dispatch: Dispatch): RecordHistory => {
  const results: PartTarget<ResultadoDraft> = {
    drafts: resultados,
    make: fields => ({ ...toResultadoDraft(fields as unknown as ResultadoDeEnsayo), id: newId() }),
    lay: drafts => dispatch(partsReplaced({ formId, resultados: [...drafts] })),
  }
  const attachments: PartTarget<AdjuntoDraft> = {
    drafts: adjuntos,
    make: fields => ({
      ...toAdjuntoDraft(fields as unknown as AdjuntoDeEnsayo),
      id: newId(),
      picture: (fields['picture'] as ImageDraft | undefined) ?? KEEP,
    }),
    lay: drafts => dispatch(partsReplaced({ formId, adjuntos: [...drafts] })),
  }
  return { tipo: 'ensayos', saved: { imagen }, partes: { resultados_de_ensayo: results, adjuntos_de_ensayo: attachments } }
}
