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

type Drafts = Pick<EnsayoState, 'resultados' | 'adjuntos'>

interface EnsayoParts {
  resultados: NewsPart<ResultadoDraft>
  adjuntos: NewsPart<AdjuntoDraft>
}

/** Parts of an open form, and rules for merging them. */
export const partsOf = (opened: OpenedEnsayo, screen: Drafts): EnsayoParts => ({
  resultados: {
    opened: opened.resultados,
    drafts: screen.resultados,
    draftsOf: records => toResultadoDrafts(records as ResultadoDeEnsayo[]),
    contentOf: resultados.contentOf,
    ...(resultados.merge?.isLike && { isLike: resultados.merge.isLike }),
  },
  adjuntos: {
    opened: opened.adjuntos,
    drafts: screen.adjuntos,
    draftsOf: records => toAdjuntoDrafts(records as AdjuntoDeEnsayo[]),
    contentOf: adjuntos.contentOf,
    isTouched: ({ picture }) => picture.kind === 'chosen',
  },
})

/** Rules for merging changes that other users save while the form of a trial is open [SY-04]. */
export const newsOf = (
  opened: OpenedEnsayo,
  screen: Drafts,
): Pick<NewsOptions<EnsayoValues & { imagen: ImageDraft }>, 'toValues' | 'partes'> => {
  const { resultados, adjuntos } = partsOf(opened, screen)
  return {
    toValues: record => ({ ...toEnsayoValues(record as Ensayo), imagen: KEEP }),
    partes: { resultados_de_ensayo: resultados, adjuntos_de_ensayo: adjuntos },
  }
}
