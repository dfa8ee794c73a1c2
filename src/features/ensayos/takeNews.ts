import type { AdjuntoDraft, EnsayoValues, ResultadoDraft } from '@/features/ensayos/model/ensayoValues'
import type { OpenedEnsayo, EnsayoState } from '@/features/ensayos/screen'
import type { TakenNews } from '@/kits/forms/news/slice'
import type { Ensayo } from '@/shared/resources/ensayos'
import type { ImageDraft } from '@/store/imageDraft'

/** Applies changes of other users to the screen of their trial, merged with the values of the form. */
export const takeNews = (screen: EnsayoState, opened: OpenedEnsayo, { base, record, partes }: TakenNews): void => {
  const { imagen: _imagen, ...values } = base as EnsayoValues & { imagen: ImageDraft }
  const { resultados_de_ensayo: resultados, adjuntos_de_ensayo: adjuntos } = partes
  screen.opened = { ...opened, values, imagen: record ? (record as Ensayo).imagen : opened.imagen }
  if (resultados) {
    screen.opened.resultados = resultados.opened as ResultadoDraft[]
    screen.resultados = resultados.drafts as ResultadoDraft[]
  }
  if (adjuntos) {
    screen.opened.adjuntos = adjuntos.opened as AdjuntoDraft[]
    screen.adjuntos = adjuntos.drafts as AdjuntoDraft[]
  }
}
