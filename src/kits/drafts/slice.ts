import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { DialogDraft, DraftNote, HandedDraft } from '@/kits/drafts/model/draft'
import type { DraftText } from '@/kits/drafts/model/draftText'
import type { Clash } from '@/store/merge/merge'
import type { OfForm } from '@/store/screens/screen'

/** Contents of a draft for its form, merged into the current record. */
export interface Recovery<Values extends object = object, Parts extends object = object> {
  /** Id of form and draft from now on. */
  id: string
  form: string
  record: number | null
  /** True if a save was in progress: its finished work is not repeated. */
  wasSaving: boolean
  /** Values of the fields. */
  values: Values
  /** Values that the fields are compared with. */
  base: Values
  openedParts: Parts
  parts: Parts
  /** Dialog that was open over the form. */
  dialog?: DialogDraft | null
}

export interface RecoverRequest extends OfForm {
  /** Id of the draft. */
  id: string
  /** True if the user has seen the conflict and chosen the draft's version. */
  agreed: boolean
  /** Key of the form's saves if the form keeps its id (several forms on one page); null if the form takes the draft's id. */
  runKey: string | null
}

interface DraftsState {
  /** `off`: no session; `waiting`: drafts are being loaded; `none`: no drafts are kept, at least for now. */
  status: 'off' | 'waiting' | 'ready' | 'none'
  notes: Record<string, DraftNote>
  /** Ids of drafts whose form is open in another tab. */
  elsewhere: string[]
  /** Values restored last, by form id. */
  recovered: Record<string, object>
  /** Dialogs to open again, by form id. */
  reopened: Record<string, DialogDraft>
  /** Conflicts between a draft and text typed in the form, by form id. */
  clashes: Record<string, { id: string; clashes: Clash[] }>
  /** Last draft that another tab ended, with the kind of its end. */
  ended: { id: string; form: string; record: number | null; how: ShownEnd } | null
  text: DraftText | null
}

/** `emptied`: all drafts of the user were deleted; `moved`: the draft continues under another id, and no message is shown. */
export type DraftEnd = 'saved' | 'discarded' | 'emptied' | 'moved'

/** Kind of an end in another tab, as its message names it. */
type ShownEnd = 'saved' | 'discarded'

interface DraftEnding {
  id: string
  how: DraftEnd
  /** True for an end in another tab, where the message was shown. */
  elsewhere?: true
}

type FormOfRecord = Pick<DraftNote, 'form' | 'record'>

/** True for the same form of the same record, or of a new one. */
export const isOfForm = (one: FormOfRecord, other: FormOfRecord): boolean => one.form === other.form && one.record === other.record

const empty: DraftsState = {
  status: 'off',
  notes: {},
  elsewhere: [],
  recovered: {},
  reopened: {},
  clashes: {},
  ended: null,
  text: null,
}

const slice = createSlice({
  name: 'drafts',
  initialState: empty,
  reducers: {
    draftsAwaited: drafts => {
      drafts.status = 'waiting'
    },
    /** Loads the drafts, because a form is about to open or the page is idle. */
    draftsNeeded: () => undefined,
    draftsListed: (drafts, { payload }: PayloadAction<{ notes: DraftNote[]; elsewhere: string[] }>) => {
      drafts.status = 'ready'
      drafts.notes = Object.fromEntries(payload.notes.map(note => [note.id, note]))
      drafts.elsewhere = payload.elsewhere
    },
    /** Forms open without drafts [DR-09]. */
    draftsRefused: drafts => {
      drafts.status = 'none'
    },
    /** Contents of a form, for the saga to write [DR-01]. */
    draftChanged: (_drafts, _action: PayloadAction<HandedDraft>) => undefined,
    /** The draft is on disk. */
    draftKept: (drafts, { payload }: PayloadAction<{ note: DraftNote; elsewhere?: true }>) => {
      const { note, elsewhere } = payload
      drafts.notes[note.id] = note
      if (elsewhere && !drafts.elsewhere.includes(note.id)) drafts.elsewhere.push(note.id)
    },
    /** The write failed. An earlier version of the draft may still be on disk. */
    draftLost: (drafts, { payload }: PayloadAction<{ id: string }>) => {
      delete drafts.notes[payload.id]
    },
    /** The changes were undone: the draft is removed [DR-06]. */
    draftUndone: (_drafts, _action: PayloadAction<{ id: string }>) => undefined,
    /** The form was closed; the draft stays. */
    formLeft: (_drafts, _action: PayloadAction<{ id: string }>) => undefined,
    discardRequested: (_drafts, _action: PayloadAction<{ ids: string[] }>) => undefined,
    /** Deletes all drafts of the user in this browser [DR-07]. */
    discardAllRequested: () => undefined,
    draftEnded: (drafts, { payload: { id, how, elsewhere } }: PayloadAction<DraftEnding>) => {
      const note = drafts.notes[id]
      if (elsewhere && note && how !== 'moved')
        drafts.ended = { id, form: note.form, record: note.record, how: how === 'saved' ? 'saved' : 'discarded' }
      delete drafts.notes[id]
      delete drafts.recovered[id]
      delete drafts.reopened[id]
      drafts.elsewhere = drafts.elsewhere.filter(each => each !== id)
    },
    /** The other tab has left the form or was closed. */
    draftReleased: (drafts, { payload }: PayloadAction<{ id: string }>) => {
      drafts.elsewhere = drafts.elsewhere.filter(each => each !== payload.id)
    },
    recoverRequested: (drafts, { payload }: PayloadAction<RecoverRequest>) => {
      delete drafts.clashes[payload.formId]
    },
    /** Text typed in the form conflicts with the draft: the user decides. */
    recoverContested: (drafts, { payload: { formId, ...clash } }: PayloadAction<OfForm & { id: string; clashes: Clash[] }>) => {
      drafts.clashes[formId] = clash
    },
    recoverGivenUp: (drafts, { payload }: PayloadAction<OfForm>) => {
      delete drafts.clashes[payload.formId]
    },
    /** Every slice of a form takes its own part of the payload. */
    draftRecovered: (drafts, { payload: { id, values, dialog } }: PayloadAction<Recovery & OfForm>) => {
      drafts.recovered[id] = values
      if (dialog) drafts.reopened[id] = dialog
    },
    dialogReopened: (drafts, { payload }: PayloadAction<OfForm>) => {
      delete drafts.reopened[payload.formId]
    },
    /** Shows a draft as text to copy [DR-05]. */
    textRequested: (_drafts, _action: PayloadAction<{ id: string }>) => undefined,
    draftTextShown: (drafts, { payload }: PayloadAction<DraftText>) => {
      drafts.text = payload
    },
    draftTextClosed: drafts => {
      drafts.text = null
    },
    /** A form was left or opened: the message about the last draft is outdated. */
    endingSeen: drafts => {
      drafts.ended = null
    },
  },
  selectors: {
    selectDraftStatus: ({ status }) => status,
    selectDraftNotes: ({ notes }) => notes,
    selectDraftCount: ({ notes }) => Object.keys(notes).length,
    selectDraftNote: ({ notes }, id: string): DraftNote | undefined => notes[id],
    selectIsKept: ({ notes }, id: string): boolean => id in notes,
    /** Latest draft for that form, other than the form's own. */
    selectOffered: ({ notes }, form: string, record: number | null, own: string): DraftNote | null => {
      let found: DraftNote | null = null
      for (const note of Object.values(notes))
        if (note.id !== own && isOfForm(note, { form, record }) && (found === null || note.at > found.at)) found = note
      return found
    },
    selectIsElsewhere: ({ elsewhere }, id: string): boolean => elsewhere.includes(id),
    selectRecovered: ({ recovered }, id: string): object | null => recovered[id] ?? null,
    selectReopened: ({ reopened }, id: string): DialogDraft | null => reopened[id] ?? null,
    selectDraftClashes: ({ clashes }, formId: string) => clashes[formId] ?? null,
    selectEnded: ({ ended }, form: string, record: number | null): ShownEnd | null =>
      ended && isOfForm(ended, { form, record }) ? ended.how : null,
    selectDraftText: ({ text }) => text,
    selectEndedId: ({ ended }) => ended?.id,
  },
})

export const {
  draftsAwaited,
  draftsNeeded,
  draftsListed,
  draftsRefused,
  draftChanged,
  draftKept,
  draftLost,
  draftUndone,
  formLeft,
  discardRequested,
  discardAllRequested,
  draftEnded,
  draftReleased,
  recoverRequested,
  recoverContested,
  recoverGivenUp,
  draftRecovered,
  dialogReopened,
  textRequested,
  draftTextShown,
  draftTextClosed,
  endingSeen,
} = slice.actions
export const {
  selectDraftStatus,
  selectDraftNotes,
  selectDraftCount,
  selectDraftNote,
  selectIsKept,
  selectOffered,
  selectIsElsewhere,
  selectRecovered,
  selectReopened,
  selectDraftClashes,
  selectEnded,
  selectDraftText,
  selectEndedId,
} = slice.selectors
export const draftsReducer = slice.reducer
