import { traduccionesApi } from '@/api/traducciones'
import { pendingTextsOf } from '@/features/traducciones/model/pendingText'
import { FORMULARIO, idiomaOfForm } from '@/features/traducciones/draftForm'
import { readTextos } from '@/features/traducciones/readTextos'
import { exportTexts } from '@/features/traducciones/exportar/exportTexts'
import { readFile } from '@/features/traducciones/importar/saga'
import { importRequested } from '@/features/traducciones/importar/slice'
import { saveTexts } from '@/features/traducciones/save/saveTexts'
import {
  draftRestored,
  pendingTextsDiscarded,
  exportRequested,
  saveEnded,
  saveRequested,
  idiomasRequested,
  idiomasLoaded,
  workbenchEntered,
  selectTraducciones,
  textosFollowed,
  textosLoaded,
} from '@/features/traducciones/slice'
import { dataChanged } from '@/store/live/events'
import { call, put, select, take, type Saga } from '@/store/effects'
import { waitForDrafts } from '@/kits/drafts/waitForDrafts'
import { draftEnded, draftRecovered } from '@/kits/drafts/slice'
import { reportError } from '@/store/reportError'
import { watch } from '@/store/watch'

function* loadIdiomas(): Saga {
  try {
    yield* put(idiomasLoaded(yield* call(traduccionesApi.list)))
  } catch (error) {
    reportError('traducciones', error)
    yield* put(idiomasLoaded(null))
  }
}

function* loadTextos({ payload: { idioma, origen } }: Pick<ReturnType<typeof workbenchEntered>, 'payload'>): Saga {
  try {
    // Drafts are loaded first: the bar that offers a draft must not appear after the texts and move them.
    yield* waitForDrafts()
    yield* put(textosLoaded({ idioma, origen, textos: yield* readTextos({ idioma, origen }) }))
  } catch (error) {
    reportError('traducciones', error)
    yield* put(textosLoaded({ idioma, origen, textos: null }))
  }
}

/** Pause after a change, in milliseconds, so that the changes of one save lead to one request. */
const FOLLOWED_MS = 500

/** Reloads the displayed page after a change; the workbench after its own save has ended. A failure leaves the loaded texts [SY-03]. */
export function* followTexts(): Saga {
  if ((yield* select(selectTraducciones)).saving) yield* take(saveEnded.match)
  const { shown, workbench } = yield* select(selectTraducciones)
  try {
    if (shown === 'idiomas') yield* put(idiomasLoaded(yield* call(traduccionesApi.list)))
    if (shown !== 'workbench' || !workbench?.textos) return
    const { idioma, origen } = workbench
    const textos = yield* readTextos({ idioma, origen })
    const now = yield* select(selectTraducciones)
    // A save that began or ended meanwhile loads newer texts than these.
    if (now.saving) return
    if (now.workbench?.textos === workbench.textos) yield* put(textosFollowed({ idioma, origen, textos }))
    else yield* followTexts()
  } catch (error) {
    reportError('traducciones', error)
  }
}

/** Applies a recovered draft to the workbench [DR-02]. */
function* restoreDraft({ payload: { form, id, values } }: ReturnType<typeof draftRecovered>): Saga {
  if (!form.startsWith(FORMULARIO)) return
  yield* put(draftRestored({ idioma: idiomaOfForm(form), id, pendingTexts: pendingTextsOf(values) }))
}

/**
 * Discards the edits of a draft that this tab has discarded, for example in its list of drafts, or that any tab has deleted with all others
 * [DR-07]. Another tab that discards one draft may not know all of its edits [DR-08].
 */
function* dropDraft({ payload: { id, how, elsewhere } }: ReturnType<typeof draftEnded>): Saga {
  if (how !== 'emptied' && (how !== 'discarded' || elsewhere)) return
  const { unsaved } = yield* select(selectTraducciones)
  const found = Object.entries(unsaved).find(([, { id: formId, pendingTexts }]) => formId === id && Object.keys(pendingTexts).length > 0)
  if (found) yield* put(pendingTextsDiscarded({ idioma: found[0] }))
}

export const traduccionesSaga = watch({
  first: [
    [saveRequested, saveTexts],
    [exportRequested, exportTexts, ({ payload: { idioma, formato } }) => `${idioma}/${formato}`],
  ],
  latest: [
    [idiomasRequested, loadIdiomas],
    [workbenchEntered, loadTextos],
    [importRequested, readFile],
    [draftRecovered, restoreDraft, ({ payload }) => payload.formId],
    [draftEnded, dropDraft, ({ payload }) => payload.id],
  ],
  paused: [[dataChanged, followTexts, FOLLOWED_MS]],
})
