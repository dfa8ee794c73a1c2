import { traduccionesApi } from '@/api/traducciones'
import { edicionesOf } from '@/features/traducciones/model/edicion'
import { toldApart } from '@/features/traducciones/model/texto'
import { FORMULARIO, idiomaOfForm } from '@/features/traducciones/borrador'
import { exportTexts } from '@/features/traducciones/exportar/exportTexts'
import { readFile } from '@/features/traducciones/importar/saga'
import { importRequested } from '@/features/traducciones/importar/slice'
import { saveTexts } from '@/features/traducciones/save/saveTexts'
import {
  draftLaid,
  edicionesDiscarded,
  exportRequested,
  saveRequested,
  idiomasAsked,
  idiomasLoaded,
  mesaEntered,
  selectTraducciones,
  textosLoaded,
} from '@/features/traducciones/slice'
import { call, put, select, type Saga } from '@/store/effects'
import { draftsKnown } from '@/kits/drafts/draftsKnown'
import { draftEnded, draftRecovered } from '@/kits/drafts/slice'
import { reportError } from '@/store/reportError'
import { watch } from '@/store/watch'

export function* loadIdiomas(): Saga {
  try {
    yield* put(idiomasLoaded(yield* call(traduccionesApi.list)))
  } catch (error) {
    reportError('traducciones', error)
    yield* put(idiomasLoaded(null))
  }
}

export function* loadTextos({ payload: { idioma, origen } }: Pick<ReturnType<typeof mesaEntered>, 'payload'>): Saga {
  try {
    // Drafts first: the bar that offers one must not appear after the texts and move them.
    yield* draftsKnown()
    yield* put(textosLoaded({ idioma, origen, textos: toldApart(yield* call(traduccionesApi.textos, { idioma, origen })) }))
  } catch (error) {
    reportError('traducciones', error)
    yield* put(textosLoaded({ idioma, origen, textos: null }))
  }
}

/** Lays the contents of a recovered draft into the workbench [DR-02]. */
export function* takeDraft({ payload: { form, id, values } }: ReturnType<typeof draftRecovered>): Saga {
  if (!form.startsWith(FORMULARIO)) return
  yield* put(draftLaid({ idioma: idiomaOfForm(form), id, ediciones: edicionesOf(values) }))
}

/** A draft discarded elsewhere, for example in the list of drafts, discards its edits here. */
export function* dropDraft({ payload: { id, how } }: ReturnType<typeof draftEnded>): Saga {
  if (how !== 'discarded') return
  const { sinGuardar } = yield* select(selectTraducciones)
  const found = Object.entries(sinGuardar).find(([, sin]) => sin.id === id && Object.keys(sin.ediciones).length > 0)
  if (found) yield* put(edicionesDiscarded({ idioma: found[0] }))
}

export const traduccionesSaga = watch({
  first: [
    [saveRequested, saveTexts],
    [exportRequested, exportTexts, ({ payload }) => payload.idioma],
  ],
  latest: [
    [idiomasAsked, loadIdiomas],
    [mesaEntered, loadTextos],
    [importRequested, readFile],
    [draftRecovered, takeDraft, ({ payload }) => payload.formId],
    [draftEnded, dropDraft, ({ payload }) => payload.id],
  ],
})
