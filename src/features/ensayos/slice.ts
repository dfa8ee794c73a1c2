import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import { KEEP, type ImageDraft } from '@/domain/imageDraft'
import { DEFAULT_LOCALE } from '@/domain/locales'
import { moved, restored, type Direction } from '@/domain/ordering'
import { temporaryId } from '@/domain/temporaryId'
import {
  toAdjuntoDrafts,
  toResultadoDrafts,
  toEnsayoValues,
  withEdited,
  withNew,
  without,
  type AdjuntoDraft,
  type ResultadoDraft,
  type EnsayoValues,
} from '@/domain/ensayo/ensayoValues'
import type { WholeEnsayo } from '@/features/ensayos/readEnsayo'
import { stepDone } from '@/store/sequences/slice'

/** What the server held when the form opened. */
export interface Opened {
  values: EnsayoValues
  imagen: string | null
  resultados: readonly ResultadoDraft[]
  adjuntos: readonly AdjuntoDraft[]
}

/** One trial. What is being typed is Formik's; results and attachments are drafts here until the trial is saved [TR-08]. */
export interface Screen {
  /** New at each opening and after each save that the form outlasts; a save and its retries run under it. */
  formId: string
  id: number | null
  /** The locale that the maps are edited in [ML-03]. */
  locale: string
  /** Is null while it loads. */
  opened: Opened | null
  resultados: ResultadoDraft[]
  adjuntos: AdjuntoDraft[]
  /** Those that were removed since the last save was asked for: each can be taken back, the last one first. */
  removedResultados: ResultadoDraft[]
  removedAdjuntos: AdjuntoDraft[]
  /** The page is about to go to the list. */
  saved: boolean
  /** The trial that was made just now, and that nothing is saved of since: whoever leaves it is asked whether it stays. */
  made: number | null
  /** The one that was opened last, for the list to return to; null once the list was there. */
  last: number | null
}

interface OfForm {
  formId: string
}
interface OfDraft extends OfForm {
  id: number
}
export interface CreateRequest extends OfForm {
  codigo: string
}
export interface SaveRequest extends OfForm {
  values: EnsayoValues
  imagen: ImageDraft
  /** The version whose clashes the user has seen and wants to write over. */
  seen: string | null
  /** Whether the form stays open once all is saved. */
  stay: boolean
}
export interface DeleteRequest {
  id: number
}
type NewResultado = Pick<ResultadoDraft, 'valor' | 'magnitud' | 'descripcion'>
type NewAdjunto = Pick<AdjuntoDraft, 'descripcion' | 'picture'>

const closed: Screen = {
  formId: '',
  id: null,
  locale: DEFAULT_LOCALE,
  opened: null,
  resultados: [],
  adjuntos: [],
  removedResultados: [],
  removedAdjuntos: [],
  saved: false,
  made: null,
  last: null,
}

/** The step of a save that writes the trial itself. */
export const RECORD_STEP = 'Ensayo'

const show = (screen: Screen, { ensayo, resultados, adjuntos }: WholeEnsayo): void => {
  screen.resultados = toResultadoDrafts(resultados)
  screen.adjuntos = toAdjuntoDrafts(adjuntos)
  screen.opened = {
    values: toEnsayoValues(ensayo),
    imagen: ensayo.imagen,
    resultados: toResultadoDrafts(resultados),
    adjuntos: toAdjuntoDrafts(adjuntos),
  }
}

/** A late answer about a form that is no longer there changes nothing. */
const change =
  <Payload extends OfForm>(apply: (screen: Screen, payload: Payload) => void) =>
  (screen: Screen, { payload }: PayloadAction<Payload>): void => {
    if (screen.formId === payload.formId) apply(screen, payload)
  }

const slice = createSlice({
  name: 'ensayos',
  initialState: (): Screen => closed,
  reducers: {
    listEntered: screen => {
      screen.made = null
      screen.last = null
    },
    newEntered: {
      prepare: () => ({ payload: { formId: nanoid() } }),
      reducer: (_screen, { payload }: PayloadAction<OfForm>) => ({ ...closed, ...payload }),
    },
    createRequested: (_screen, _action: PayloadAction<CreateRequest>) => undefined,
    ensayoMade: change((screen, { id }: OfDraft) => {
      screen.made = id
    }),
    /** Whoever was asked whether the new trial stays has said yes. */
    ensayoKept: change((screen, _payload: OfForm) => {
      screen.made = null
    }),
    detailEntered: {
      prepare: (id: number) => ({ payload: { id, formId: nanoid() } }),
      reducer: ({ made }, { payload }: PayloadAction<OfDraft>) => ({
        ...closed,
        ...payload,
        made: made === payload.id ? made : null,
        last: payload.id,
      }),
    },
    ensayoLoaded: change<OfForm & WholeEnsayo>(show),
    localeChosen: change((screen, { locale }: OfForm & { locale: string }) => {
      screen.locale = locale
    }),
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
    }),
    resultadoRemoved: change((screen, { id }: OfDraft) => {
      screen.removedResultados.push(...screen.resultados.filter(draft => draft.id === id))
      screen.resultados = without(screen.resultados, id)
    }),
    /** Puts the one that was removed last back in its place. */
    resultadoRestored: change((screen, _payload: OfForm) => {
      const draft = screen.removedResultados.pop()
      if (draft) screen.resultados = restored(screen.resultados, draft)
    }),
    resultadoMoved: change((screen, { id, direction }: OfDraft & { direction: Direction }) => {
      screen.resultados = moved(screen.resultados, id, direction)
    }),
    adjuntoAdded: {
      prepare: (formId: string, adjunto: NewAdjunto) => ({
        payload: { formId, draft: { ...adjunto, id: temporaryId(Math.random()), orden: 0, imagen: null } },
      }),
      reducer: change((screen, { draft }: OfForm & { draft: AdjuntoDraft }) => {
        screen.adjuntos = withNew(screen.adjuntos, draft)
      }),
    },
    adjuntoEdited: change((screen, { draft }: OfForm & { draft: AdjuntoDraft }) => {
      screen.adjuntos = withEdited(screen.adjuntos, draft)
    }),
    /** A save has uploaded the picture, and may fail yet: the draft has nothing more to save of it. */
    pictureSaved: change((screen, { id, ticket, imagen }: OfDraft & { ticket: string; imagen: string | null }) => {
      const draft = screen.adjuntos.find(each => each.id === id)
      if (draft?.picture.kind !== 'chosen' || draft.picture.ticket !== ticket) return
      draft.picture = KEEP
      draft.imagen = imagen
    }),
    adjuntoRemoved: change((screen, { id }: OfDraft) => {
      screen.removedAdjuntos.push(...screen.adjuntos.filter(draft => draft.id === id))
      screen.adjuntos = without(screen.adjuntos, id)
    }),
    /** Puts the one that was removed last back in its place. */
    adjuntoRestored: change((screen, _payload: OfForm) => {
      const draft = screen.removedAdjuntos.pop()
      if (draft) screen.adjuntos = restored(screen.adjuntos, draft)
    }),
    adjuntoMoved: change((screen, { id, direction }: OfDraft & { direction: Direction }) => {
      screen.adjuntos = moved(screen.adjuntos, id, direction)
    }),
    /** What a save deletes, be it done or half done, is not taken back. */
    saveRequested: change((screen, _payload: SaveRequest) => {
      screen.removedResultados = []
      screen.removedAdjuntos = []
    }),
    ensayoSaved: change((screen, _payload: OfForm) => {
      screen.saved = true
    }),
    /** All of it is saved and the user goes on with it: the next save is another run. */
    formRenewed: {
      prepare: (formId: string, whole: WholeEnsayo) => ({ payload: { formId, next: nanoid(), ...whole } }),
      reducer: change((screen, { next, ...whole }: OfForm & WholeEnsayo & { next: string }) => {
        screen.formId = next
        show(screen, whole)
      }),
    },
    detailClosed: (screen, { payload }: PayloadAction<OfForm>) =>
      screen.formId === payload.formId ? { ...closed, made: screen.made, last: screen.last } : screen,
    deleteRequested: (screen, { payload }: PayloadAction<DeleteRequest>) => {
      if (screen.made === payload.id) screen.made = null
    },
  },
  extraReducers: builder =>
    builder.addCase(stepDone, (screen, { payload: { key, step } }) => {
      if (key === saveKey(screen) && step === RECORD_STEP) screen.made = null
    }),
  selectors: { selectEnsayo: screen => screen },
})

export const {
  listEntered,
  newEntered,
  createRequested,
  ensayoMade,
  ensayoKept,
  detailEntered,
  ensayoLoaded,
  localeChosen,
  resultadoAdded,
  resultadoEdited,
  resultadoRemoved,
  resultadoRestored,
  resultadoMoved,
  adjuntoAdded,
  adjuntoEdited,
  pictureSaved,
  adjuntoRemoved,
  adjuntoRestored,
  adjuntoMoved,
  saveRequested,
  ensayoSaved,
  formRenewed,
  detailClosed,
  deleteRequested,
} = slice.actions
export const { selectEnsayo } = slice.selectors
export const ensayosReducer = slice.reducer

export const createKey = ({ formId }: OfForm): string => `ensayos/crear/${formId}`
export const saveKey = ({ formId }: OfForm): string => `ensayos/guardar/${formId}`
export const DELETE_PLACE = 'ensayos/eliminar'
export const deleteKey = ({ id }: DeleteRequest): string => `${DELETE_PLACE}/${id}`

export const LIST_PATH = '/ensayos/ver'
export const NEW_PATH = '/ensayos/new'
export const detailPath = (id: number): string => `/ensayos/detalle/${id}`
