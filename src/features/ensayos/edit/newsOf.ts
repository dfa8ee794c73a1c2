import {
  toAdjuntoDrafts,
  toEnsayoValues,
  toResultadoDrafts,
  type AdjuntoDraft,
  type EnsayoValues,
  type ResultadoDraft,
} from '@/features/ensayos/model/ensayoValues'
import { adjuntos, resultados } from '@/features/ensayos/save/childRecords'
import type { OpenedEnsayo, EnsayoState } from '@/features/ensayos/screen'
import type { NewsOptions, NewsPart } from '@/kits/forms/news/useNews'
import type { AdjuntoDeEnsayo } from '@/shared/resources/adjuntosDeEnsayo'
import type { Ensayo } from '@/shared/resources/ensayos'
import type { ResultadoDeEnsayo } from '@/shared/resources/resultadosDeEnsayo'
import { KEEP, type ImageDraft } from '@/store/imageDraft'

/** Rules for merging changes that other users save while the form of a trial is open [SY-04]. */
export const newsOf = (
  opened: OpenedEnsayo,
  screen: Pick<EnsayoState, 'resultados' | 'adjuntos'>,
): Pick<NewsOptions<EnsayoValues & { imagen: ImageDraft }>, 'toValues' | 'partes'> => {
  const results: NewsPart<ResultadoDraft> = {
    opened: opened.resultados,
    drafts: screen.resultados,
    draftsOf: records => toResultadoDrafts(records as ResultadoDeEnsayo[]),
    contentOf: resultados.contentOf,
    ...(resultados.merge?.isLike && { isLike: resultados.merge.isLike }),
  }
  const attachments: NewsPart<AdjuntoDraft> = {
    opened: opened.adjuntos,
    drafts: screen.adjuntos,
    draftsOf: records => toAdjuntoDrafts(records as AdjuntoDeEnsayo[]),
    contentOf: adjuntos.contentOf,
    isTouched: ({ picture }) => picture.kind === 'chosen',
  }
  return {
    toValues: record => ({ ...toEnsayoValues(record as Ensayo), imagen: KEEP }),
    partes: { resultados_de_ensayo: results, adjuntos_de_ensayo: attachments },
  }
}
