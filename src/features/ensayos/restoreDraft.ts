import type { ImageDraft } from '@/store/imageDraft'
import {
  sameAdjuntos,
  sameResultados,
  type AdjuntoDraft,
  type EnsayoValues,
  type ResultadoDraft,
} from '@/features/ensayos/model/ensayoValues'
import type { Recovery } from '@/kits/drafts/slice'

interface Parts {
  resultados: ResultadoDraft[]
  adjuntos: AdjuntoDraft[]
}
interface OpenedForm {
  values: EnsayoValues
  resultados: readonly ResultadoDraft[]
  adjuntos: readonly AdjuntoDraft[]
}

/** Applies a draft to the screen of its trial. Parts that the draft has not changed keep the server's values, which are newer. */
export const restoreDraft = (screen: Parts, opened: OpenedForm, { base, openedParts, parts, wasSaving }: Omit<Recovery, 'id'>): void => {
  const before = openedParts as Parts
  const { resultados, adjuntos } = parts as Parts
  const { imagen: _imagen, ...values } = base as EnsayoValues & { imagen: ImageDraft }
  opened.values = values
  if (wasSaving || !sameResultados(before.resultados, resultados)) {
    opened.resultados = before.resultados
    screen.resultados = resultados
  }
  if (wasSaving || !sameAdjuntos(before.adjuntos, adjuntos)) {
    opened.adjuntos = before.adjuntos
    screen.adjuntos = adjuntos
  }
}
