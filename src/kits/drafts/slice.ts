import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { DialogDraft, DraftNote, HandedDraft } from '@/kits/drafts/model/draft'
import { isOfForm } from '@/kits/drafts/model/isOfForm'
import type { Clash } from '@/store/merge/merge'
import type { OfForm } from '@/store/screens/screen'

/** What of a draft goes into the form that it was written in, laid over the record as it is now. */
export interface Recovered<Values extends object = object, Parts extends object = object> {
  /** The id that form and draft have from now on. */
  id: string
  form: string
  record: number | null
  /** A save was under way: what it had done of the parts is done. */
  wasSaving: boolean
  /** What the fields show. */
  values: Values
  /** What they are compared with. */
  base: Values
  openedParts: Parts
  parts: Parts
  /** Was open over the form. */
  dialog?: DialogDraft | null
}

export interface RecoverRequest extends OfForm {
  /** Of the draft. */
  id: string
  /** What the fields were filled with when the form opened, and what they hold now. */
  opened: object
  values: object
  /** Whoever has typed the same meanwhile has seen it, and takes the draft's. */
  agreed: boolean
  /** Of a form that keeps its id, where several stand on one page: the key of its saves. Else null: the form takes the draft's id. */
  runKey: string | null
}

interface Unreadable {
  id: string
  text: string
}

interface DraftsState {
  /** `off`: nobody looks after drafts; `waiting`: what is kept is not known yet; `none`: this browser keeps none. */
  status: 'off' | 'waiting' | 'ready' | 'none'
  notes: Record<string, DraftNote>
  /** Ids of those whose form is open in another tab. */
  elsewhere: string[]
  /** By the form's id, the values that it was given back last. */
  recovered: Record<string, object>
  /** Dialogs to be opened again, by the id of the form below. */
  reopened: Record<string, DialogDraft>
  /** By the form's id, what was typed in it beside a draft, and differs. */
  clashes: Record<string, { id: string; clashes: Clash[] }>
  /** By form, how the last one ended in another tab. */
  ended: { form: string; record: number | null; how: Exclude<DraftEnd, 'moved'> } | null
  /** A draft that fits no form any more. */
  unreadable: Unreadable | null
}

/** `moved`: it goes on under another id, and nobody has to be told. */
export type DraftEnd = 'saved' | 'discarded' | 'moved'

interface Ended {
  id: string
  how: DraftEnd
  /** In another tab, whose user was told there. */
  elsewhere?: true
}

const empty: DraftsState = {
  status: 'off',
  notes: {},
  elsewhere: [],
  recovered: {},
  reopened: {},
  clashes: {},
  ended: null,
  unreadable: null,
}

const slice = createSlice({
  name: 'drafts',
  initialState: empty,
  reducers: {
    draftsAwaited: drafts => {
      drafts.status = 'waiting'
    },
    /** A form is about to show, and what is kept has to be known first; or the page stands, and has time for it. */
    draftsNeeded: () => undefined,
    draftsListed: (drafts, { payload }: PayloadAction<{ notes: DraftNote[]; elsewhere: string[] }>) => {
      drafts.status = 'ready'
      drafts.notes = Object.fromEntries(payload.notes.map(note => [note.id, note]))
      drafts.elsewhere = payload.elsewhere
    },
    /** This browser keeps no drafts [DR-09]. */
    draftsRefused: drafts => {
      drafts.status = 'none'
    },
    /** A form hands over what it holds: a saga writes it down [DR-01]. */
    draftHanded: (_drafts, _action: PayloadAction<HandedDraft>) => undefined,
    /** It is written. */
    draftKept: (drafts, { payload }: PayloadAction<{ note: DraftNote; elsewhere?: true }>) => {
      const { note, elsewhere } = payload
      drafts.notes[note.id] = note
      if (elsewhere && !drafts.elsewhere.includes(note.id)) drafts.elsewhere.push(note.id)
    },
    /** It could not be written: what was is the last that is kept. */
    draftLost: (drafts, { payload }: PayloadAction<{ id: string }>) => {
      delete drafts.notes[payload.id]
    },
    /** Its changes were undone: there is nothing to keep [DR-06]. */
    draftUndone: (_drafts, _action: PayloadAction<{ id: string }>) => undefined,
    /** Its form is open no more: the draft stays. */
    formLeft: (_drafts, _action: PayloadAction<{ id: string }>) => undefined,
    discardRequested: (_drafts, _action: PayloadAction<{ ids: string[] }>) => undefined,
    /** Nothing of the user's is to stay in this browser [DR-07]. */
    discardAllRequested: () => undefined,
    draftEnded: (drafts, { payload: { id, how, elsewhere } }: PayloadAction<Ended>) => {
      const note = drafts.notes[id]
      if (elsewhere && note && how !== 'moved') drafts.ended = { form: note.form, record: note.record, how }
      delete drafts.notes[id]
      delete drafts.recovered[id]
      delete drafts.reopened[id]
      drafts.elsewhere = drafts.elsewhere.filter(each => each !== id)
    },
    /** The tab that had it open has left it, or is gone. */
    draftReleased: (drafts, { payload }: PayloadAction<{ id: string }>) => {
      drafts.elsewhere = drafts.elsewhere.filter(each => each !== payload.id)
    },
    recoverRequested: (drafts, { payload }: PayloadAction<RecoverRequest>) => {
      delete drafts.clashes[payload.formId]
    },
    /** What was typed beside the draft differs from it: the user decides. */
    recoverContested: (drafts, { payload: { formId, ...clash } }: PayloadAction<OfForm & { id: string; clashes: Clash[] }>) => {
      drafts.clashes[formId] = clash
    },
    recoverGivenUp: (drafts, { payload }: PayloadAction<OfForm>) => {
      delete drafts.clashes[payload.formId]
    },
    /** Every slice of a form takes what is its own. */
    draftRecovered: (drafts, { payload: { id, values, dialog } }: PayloadAction<Recovered & OfForm>) => {
      drafts.recovered[id] = values
      if (dialog) drafts.reopened[id] = dialog
    },
    dialogReopened: (drafts, { payload }: PayloadAction<OfForm>) => {
      delete drafts.reopened[payload.formId]
    },
    /** Somebody wants to see what is in a draft that fits no form any more. */
    textRequested: (_drafts, _action: PayloadAction<{ id: string }>) => undefined,
    draftUnreadable: (drafts, { payload }: PayloadAction<Unreadable>) => {
      drafts.unreadable = payload
    },
    unreadableClosed: drafts => {
      drafts.unreadable = null
    },
    /** A form is left, or opened: what was told in it is old. */
    endingSeen: drafts => {
      drafts.ended = null
    },
  },
  selectors: {
    selectDraftStatus: ({ status }) => status,
    selectDraftNotes: ({ notes }) => notes,
    selectDraftCount: ({ notes }) => Object.keys(notes).length,
    selectDraftNote: ({ notes }, id: string): DraftNote | undefined => notes[id],
    /** The latest draft of that form that is not the form's own. */
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
    selectEnded: ({ ended }, form: string, record: number | null): Exclude<DraftEnd, 'moved'> | null =>
      ended && isOfForm(ended, { form, record }) ? ended.how : null,
    selectUnreadable: ({ unreadable }) => unreadable,
  },
})

export const {
  draftsAwaited,
  draftsNeeded,
  draftsListed,
  draftsRefused,
  draftHanded,
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
  draftUnreadable,
  unreadableClosed,
  endingSeen,
} = slice.actions
export const {
  selectDraftStatus,
  selectDraftNotes,
  selectDraftCount,
  selectDraftNote,
  selectOffered,
  selectIsElsewhere,
  selectRecovered,
  selectReopened,
  selectDraftClashes,
  selectEnded,
  selectUnreadable,
} = slice.selectors
export const draftsReducer = slice.reducer
