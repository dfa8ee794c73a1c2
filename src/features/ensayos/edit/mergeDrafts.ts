import { partsOf } from '@/features/ensayos/edit/newsOf'
import type { EnsayoState, OpenedEnsayo } from '@/features/ensayos/screen'
import { mergeDraftParts } from '@/kits/drafts/model/mergeDraftParts'
import type { MergeParts } from '@/kits/drafts/openForms'

type Drafts = Pick<EnsayoState, 'resultados' | 'adjuntos'>

/** Merges results and attachments of a recovered draft with those of the form [DR-04]. */
export const mergeDrafts =
  (opened: OpenedEnsayo, screen: Drafts): MergeParts =>
  ({ openedParts, parts }, wasSaving) => {
    const [before, drafts] = [openedParts as Drafts, parts as Drafts]
    const form = partsOf(opened, screen)
    const resultados = mergeDraftParts({ opened: before.resultados, drafts: drafts.resultados }, form.resultados, {
      resource: 'resultados_de_ensayo',
      wasSaving,
    })
    const adjuntos = mergeDraftParts(
      { opened: before.adjuntos, drafts: drafts.adjuntos },
      // Chosen pictures count as content: form and draft may have chosen different ones.
      { ...form.adjuntos, contentOf: draft => ({ ...form.adjuntos.contentOf(draft), picture: draft.picture }) },
      { resource: 'adjuntos_de_ensayo', wasSaving },
    )
    return {
      openedParts: { resultados: resultados.opened, adjuntos: adjuntos.opened },
      parts: { resultados: resultados.drafts, adjuntos: adjuntos.drafts },
      clashes: [...resultados.clashes, ...adjuntos.clashes],
    }
  }
