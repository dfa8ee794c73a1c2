import type { ImageDraft } from '@/store/imageDraft'
import {
  sameAdjuntos,
  sameResultados,
  type AdjuntoDraft,
  type EnsayoValues,
  type ResultadoDraft,
} from '@/features/ensayos/model/ensayoValues'
import type { Recovered } from '@/kits/drafts/slice'

interface Parts {
  resultados: ResultadoDraft[]
  adjuntos: AdjuntoDraft[]
}
interface OpenedForm {
  values: EnsayoValues
  resultados: readonly ResultadoDraft[]
  adjuntos: readonly AdjuntoDraft[]
}

/** Puts a draft into the screen of its trial. What the draft leaves alone is the server's, and later than the draft. */
export const restoreDraft = (screen: Parts, opened: OpenedForm, { base, openedParts, parts, wasSaving }: Omit<Recovered, 'id'>): void => {
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
