import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import { KEEP, type ImageDraft } from '@/domain/imageDraft'
import { DEFAULT_LOCALE } from '@/domain/locales'
import { moved, restored, type Direction } from '@/domain/ordering'
import { temporaryId } from '@/domain/temporaryId'
import {
  toAttachmentDrafts,
  toResultDrafts,
  toTrialValues,
  withEdited,
  withNew,
  without,
  type AttachmentDraft,
  type ResultDraft,
  type TrialValues,
} from '@/domain/ensayo/trial'
import type { WholeEnsayo } from '@/features/ensayos/readEnsayo'
import { stepDone } from '@/store/sequences/slice'

/** What the server held when the form opened. */
export interface Opened {
  values: TrialValues
  imagen: string | null
  results: readonly ResultDraft[]
  attachments: readonly AttachmentDraft[]
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
  results: ResultDraft[]
  attachments: AttachmentDraft[]
  /** Those that were removed since the last save was asked for: each can be taken back, the last one first. */
  removedResults: ResultDraft[]
  removedAttachments: AttachmentDraft[]
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
  values: TrialValues
  imagen: ImageDraft
  /** The version whose clashes the user has seen and wants to write over. */
  seen: string | null
  /** Whether the form stays open once all is saved. */
  stay: boolean
}
export interface DeleteRequest {
  id: number
}
type NewResult = Pick<ResultDraft, 'valor' | 'magnitud' | 'descripcion'>
type NewAttachment = Pick<AttachmentDraft, 'descripcion' | 'picture'>

const closed: Screen = {
  formId: '',
  id: null,
  locale: DEFAULT_LOCALE,
  opened: null,
  results: [],
  attachments: [],
  removedResults: [],
  removedAttachments: [],
  saved: false,
  made: null,
  last: null,
}

/** The step of a save that writes the trial itself. */
export const RECORD_STEP = 'Ensayo'

const show = (screen: Screen, { ensayo, resultados, adjuntos }: WholeEnsayo): void => {
  screen.results = toResultDrafts(resultados)
  screen.attachments = toAttachmentDrafts(adjuntos)
  screen.opened = {
    values: toTrialValues(ensayo),
    imagen: ensayo.imagen,
    results: toResultDrafts(resultados),
    attachments: toAttachmentDrafts(adjuntos),
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
    trialMade: change((screen, { id }: OfDraft) => {
      screen.made = id
    }),
    /** Whoever was asked whether the new trial stays has said yes. */
    trialKept: change((screen, _payload: OfForm) => {
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
    trialLoaded: change<OfForm & WholeEnsayo>(show),
    localeChosen: change((screen, { locale }: OfForm & { locale: string }) => {
      screen.locale = locale
    }),
    resultAdded: {
      prepare: (formId: string, result: NewResult) => ({
        payload: { formId, draft: { ...result, id: temporaryId(Math.random()), orden: 0 } },
      }),
      reducer: change((screen, { draft }: OfForm & { draft: ResultDraft }) => {
        screen.results = withNew(screen.results, draft)
      }),
    },
    resultEdited: change((screen, { draft }: OfForm & { draft: ResultDraft }) => {
      screen.results = withEdited(screen.results, draft)
    }),
    resultRemoved: change((screen, { id }: OfDraft) => {
      screen.removedResults.push(...screen.results.filter(draft => draft.id === id))
      screen.results = without(screen.results, id)
    }),
    /** Puts the one that was removed last back in its place. */
    resultRestored: change((screen, _payload: OfForm) => {
      const draft = screen.removedResults.pop()
      if (draft) screen.results = restored(screen.results, draft)
    }),
    resultMoved: change((screen, { id, direction }: OfDraft & { direction: Direction }) => {
      screen.results = moved(screen.results, id, direction)
    }),
    attachmentAdded: {
      prepare: (formId: string, attachment: NewAttachment) => ({
        payload: { formId, draft: { ...attachment, id: temporaryId(Math.random()), orden: 0, imagen: null } },
      }),
      reducer: change((screen, { draft }: OfForm & { draft: AttachmentDraft }) => {
        screen.attachments = withNew(screen.attachments, draft)
      }),
    },
    attachmentEdited: change((screen, { draft }: OfForm & { draft: AttachmentDraft }) => {
      screen.attachments = withEdited(screen.attachments, draft)
    }),
    /** A save has uploaded the picture, and may fail yet: the draft has nothing more to save of it. */
    pictureSaved: change((screen, { id, ticket, imagen }: OfDraft & { ticket: string; imagen: string | null }) => {
      const draft = screen.attachments.find(each => each.id === id)
      if (draft?.picture.kind !== 'chosen' || draft.picture.ticket !== ticket) return
      draft.picture = KEEP
      draft.imagen = imagen
    }),
    attachmentRemoved: change((screen, { id }: OfDraft) => {
      screen.removedAttachments.push(...screen.attachments.filter(draft => draft.id === id))
      screen.attachments = without(screen.attachments, id)
    }),
    /** Puts the one that was removed last back in its place. */
    attachmentRestored: change((screen, _payload: OfForm) => {
      const draft = screen.removedAttachments.pop()
      if (draft) screen.attachments = restored(screen.attachments, draft)
    }),
    attachmentMoved: change((screen, { id, direction }: OfDraft & { direction: Direction }) => {
      screen.attachments = moved(screen.attachments, id, direction)
    }),
    /** What a save deletes, be it done or half done, is not taken back. */
    saveRequested: change((screen, _payload: SaveRequest) => {
      screen.removedResults = []
      screen.removedAttachments = []
    }),
    trialSaved: change((screen, _payload: OfForm) => {
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
  selectors: { selectTrial: screen => screen },
})

export const {
  listEntered,
  newEntered,
  createRequested,
  trialMade,
  trialKept,
  detailEntered,
  trialLoaded,
  localeChosen,
  resultAdded,
  resultEdited,
  resultRemoved,
  resultRestored,
  resultMoved,
  attachmentAdded,
  attachmentEdited,
  pictureSaved,
  attachmentRemoved,
  attachmentRestored,
  attachmentMoved,
  saveRequested,
  trialSaved,
  formRenewed,
  detailClosed,
  deleteRequested,
} = slice.actions
export const { selectTrial } = slice.selectors
export const ensayosReducer = slice.reducer

export const createKey = ({ formId }: OfForm): string => `ensayos/crear/${formId}`
export const saveKey = ({ formId }: OfForm): string => `ensayos/guardar/${formId}`
export const DELETE_PLACE = 'ensayos/eliminar'
export const deleteKey = ({ id }: DeleteRequest): string => `${DELETE_PLACE}/${id}`

export const LIST_PATH = '/ensayos/ver'
export const NEW_PATH = '/ensayos/new'
export const detailPath = (id: number): string => `/ensayos/detalle/${id}`
