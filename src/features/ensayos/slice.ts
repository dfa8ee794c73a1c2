import { resourceHeads } from '@/shared/resources/names'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { ensayos } from '@/store/catalogues'
import { KEEP } from '@/store/imageDraft'
import { moved, restored, type Move } from '@/shared/ordering'
import { temporaryId } from '@/features/ensayos/temporaryId'
import type { AdjuntoDraft, ResultadoDraft } from '@/features/ensayos/model/ensayoValues'
import { testigoFrom, testigoKey, type Testigos } from '@/features/ensayos/model/barCharts'
import { withEdited, withNew, without } from '@/features/ensayos/model/draftList'
import {
  closed,
  show,
  type CreateRequest,
  type ChartRequest,
  type NewAdjunto,
  type NewResultado,
  type DraftRef,
  type SaveRequest,
  type EnsayoState,
  type TestigoChoice,
} from '@/features/ensayos/screen'
import { restoreDraft } from '@/features/ensayos/restoreDraft'
import { takeNews } from '@/features/ensayos/takeNews'
import type { WholeEnsayo } from '@/features/ensayos/readEnsayo'
import { draftRecovered } from '@/kits/drafts/slice'
import { newsTaken } from '@/kits/forms/news/slice'
import { formCases } from '@/store/screens/form'
import { changeOf, type OfForm, type RecordRef } from '@/store/screens/screen'
import { stepDone } from '@/store/sequences/slice'
import type { LinkedRecord } from '@/store/toasts'

/** Key of the drafts of trials. */
export const FORM = 'ensayos'
export const NEW_FORM = 'ensayos/nuevo'

/** Name of the save's step that writes the trial itself. */
export const RECORD_STEP = 'Ensayo'

const change = changeOf<EnsayoState>(({ formId }) => formId)

const slice = createSlice({
  name: 'ensayos',
  initialState: (): EnsayoState => ({ ...closed, made: null, last: null }),
  reducers: {
    ...formCases<EnsayoState, WholeEnsayo, RecordRef>(closed, show),
    listEntered: screen => {
      screen.made = null
      screen.last = null
    },
    createRequested: (_screen, _action: PayloadAction<CreateRequest>) => undefined,
    resultadoAdded: {
      prepare: (formId: string, resultado: NewResultado) => ({
        payload: { formId, draft: { ...resultado, id: temporaryId(Math.random()), orden: 0 } },
      }),
      reducer: change((screen, { draft }: OfForm & { draft: ResultadoDraft }) => {
        screen.resultados = withNew(screen.resultados, draft)
      }),
    },
    resultadoEdited: change((screen, { draft }: OfForm & { draft: ResultadoDraft }) => {
      screen.resultados = withEdited(screen.resultados, draft)
      const control = Object.entries(screen.testigos).find(([, { id }]) => id === draft.id)
      if (control) screen.testigos = { ...screen.testigos, [control[0]]: testigoFrom(draft) }
    }),
    resultadoRemoved: change((screen, { id }: DraftRef) => {
      screen.removedResultados.push(...screen.resultados.filter(draft => draft.id === id))
      screen.resultados = without(screen.resultados, id)
    }),
    /** Restores the last removed result at its place. */
    resultadoRestored: change((screen, _payload: OfForm) => {
      const draft = screen.removedResultados.pop()
      if (draft) screen.resultados = restored(screen.resultados, draft)
    }),
    /** Replaces results or attachments after a restore from the history. */
    partsReplaced: change((screen, { formId: _formId, ...parts }: OfForm & Partial<Pick<EnsayoState, 'resultados' | 'adjuntos'>>) => {
      Object.assign(screen, parts)
    }),
    resultadoMoved: change((screen, { id, by }: DraftRef & { by: Move }) => {
      screen.resultados = moved(screen.resultados, id, by)
    }),
    adjuntoAdded: {
      prepare: (formId: string, adjunto: NewAdjunto, before: number | null = null) => ({
        payload: { formId, draft: { ...adjunto, id: temporaryId(Math.random()), orden: 0, imagen: null }, before },
      }),
      reducer: change((screen, { draft, before }: OfForm & { draft: AdjuntoDraft; before: number | null }) => {
        screen.adjuntos = withNew(screen.adjuntos, draft, before)
      }),
    },
    adjuntoEdited: change((screen, { draft }: OfForm & { draft: AdjuntoDraft }) => {
      screen.adjuntos = withEdited(screen.adjuntos, draft)
    }),
    /** Marks an uploaded picture as saved, although the save may still fail: the draft must not upload it again. */
    pictureSaved: change((screen, { id, ticket, imagen }: DraftRef & { ticket: string; imagen: string | null }) => {
      const draft = screen.adjuntos.find(each => each.id === id)
      if (draft?.picture.kind !== 'chosen' || draft.picture.ticket !== ticket) return
      draft.picture = KEEP
      draft.imagen = imagen
    }),
    adjuntoRemoved: change((screen, { id }: DraftRef) => {
      screen.removedAdjuntos.push(...screen.adjuntos.filter(draft => draft.id === id))
      screen.adjuntos = without(screen.adjuntos, id)
    }),
    /** Restores the last removed attachment at its place. */
    adjuntoRestored: change((screen, _payload: OfForm) => {
      const draft = screen.removedAdjuntos.pop()
      if (draft) screen.adjuntos = restored(screen.adjuntos, draft)
    }),
    adjuntoMoved: change((screen, { id, by }: DraftRef & { by: Move }) => {
      screen.adjuntos = moved(screen.adjuntos, id, by)
    }),
    testigosLoaded: change((screen, { testigos }: OfForm & { testigos: Testigos }) => {
      screen.testigos = testigos
    }),
    /** Chooses the control result of a chart: the other results show their difference to it [FT-04]. */
    testigoChosen: change((screen, { magnitud, resultado }: TestigoChoice) => {
      const { [testigoKey(magnitud)]: _before, ...others } = screen.testigos
      const draft = screen.resultados.find(({ id }) => id === resultado)
      screen.testigos = draft ? { ...others, [testigoKey(magnitud)]: testigoFrom(draft) } : others
    }),
    /** Requests a file of a chart, whose drawing is in the vault. */
    chartRequested: (_screen, _action: PayloadAction<ChartRequest>) => undefined,
    /** Starts a save. Items that it deletes, completely or partly, cannot be restored. */
    saveRequested: change((screen, _payload: SaveRequest) => {
      screen.removedResultados = []
      screen.removedAdjuntos = []
    }),
  },
  extraReducers: builder =>
    builder
      .addCase(draftRecovered, (screen, { payload }) => {
        const { formId, form, id } = payload
        if (screen.formId !== formId || ![FORM, NEW_FORM].includes(form)) return
        screen.formId = id
        if (screen.opened) restoreDraft(screen, screen.opened, payload)
      })
      .addCase(newsTaken, (screen, { payload }) => {
        if (screen.formId === payload.formId && screen.opened) takeNews(screen, screen.opened, payload)
      })
      .addCase(stepDone, (screen, { payload: { key, step } }) => {
        if (key === saveKey(screen) && step === RECORD_STEP) screen.made = null
      }),
  selectors: {
    selectEnsayo: screen => screen,
    selectFormId: screen => screen.formId,
    selectLocale: screen => screen.locale,
    selectResultados: screen => screen.resultados,
    selectRemovedResultados: screen => screen.removedResultados,
    selectAdjuntos: screen => screen.adjuntos,
    selectRemovedAdjuntos: screen => screen.removedAdjuntos,
    selectTestigos: screen => screen.testigos,
  },
})

export const {
  listEntered,
  newEntered,
  createRequested,
  recordMade,
  recordKept,
  detailEntered,
  recordLoaded,
  localeChosen,
  resultadoAdded,
  resultadoEdited,
  resultadoRemoved,
  resultadoRestored,
  partsReplaced,
  resultadoMoved,
  adjuntoAdded,
  adjuntoEdited,
  pictureSaved,
  adjuntoRemoved,
  adjuntoRestored,
  adjuntoMoved,
  testigosLoaded,
  testigoChosen,
  chartRequested,
  saveRequested,
  recordSaved,
  formRenewed,
  detailClosed,
  deleteRequested,
} = slice.actions
export const {
  selectEnsayo,
  selectFormId,
  selectLocale,
  selectResultados,
  selectRemovedResultados,
  selectAdjuntos,
  selectRemovedAdjuntos,
  selectTestigos,
} = slice.selectors
export const ensayosReducer = slice.reducer

export const createKey = ({ formId }: OfForm): string => `ensayos/crear/${formId}`
export const saveKey = ({ formId }: OfForm): string => `ensayos/guardar/${formId}`
export const DELETE_PLACE = 'ensayos/eliminar'
export const deleteKey = ({ id }: RecordRef): string => `${DELETE_PLACE}/${id}`

export const LIST_PATH = resourceHeads.ensayos.routes.list
/** Key of local storage for the table's view [TB-03]. */
export const TABLE = 'filtroEnsayos'
export const NEW_PATH = '/ensayos/new'
export const detailPath = resourceHeads.ensayos.routes.record

/** Trial that a toast links to. */
export const linkedEnsayo = (id: number): LinkedRecord => ({ list: ensayos.name, id, to: detailPath(id) })
