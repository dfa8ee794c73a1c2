import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Nombres } from '@/kits/history/model/names'
import type { Cambio } from '@/shared/history'
import type { Persona } from '@/shared/live'
import { sequenceStarted } from '@/store/sequences/slice'

interface OfRecord {
  /** Key of the record: `resource id`. */
  key: string
}

/** Open form of a record, and the state read when another user saves. */
export interface WatchedForm extends OfRecord {
  /** Key of the form's save, another one after each save that the form outlasts; of a page of cards, what the keys of all its saves begin with. */
  runKey: string
  tipo: string
  id: number
  /** Resources of the parts that the form edits. */
  partes: readonly string[]
  /** Records between this one and its parts, and the member by which a part names them; left out where parts name this record. */
  owners?: PartOwners
  /** Ids of the parts that the form knows, by resource; left out where it does not tell them. */
  known?: Readonly<Record<string, readonly (number | string)[]>>
}

export interface PartOwners {
  member: string
  ids: readonly number[]
}

/** Save of a record or its parts, as an event or the history names it. The history has those of the user as well. */
export interface NotedSave {
  /** Author of the save; null for an operator on the server, `UNKNOWN_AUTHOR` where neither names one. */
  usuario: Persona | null
  /** Moment as ISO 8601 writes it. */
  momento: string
  /** Records that it has changed or deleted, as an event names them. */
  changed?: { recurso: string; ids: number[] }
  /** Changes that it has made, as the history names them. */
  cambios?: Pick<Cambio, 'tipo' | 'registro' | 'campo' | 'idioma'>[]
}

/** Author whom neither an event nor the history names: the words for an empty name are "Otra persona". */
export const UNKNOWN_AUTHOR: Persona = { id: 0, nombre: '', apellidos: '' }

/** Words that the bar adds, as far as they come in time. */
export interface ToldSaves {
  /** Id of the signed-in user, who saves in other tabs too; null where it is not known. */
  own: number | null
  /** Names of what the changes refer to, as the history knows them; empty without a history. */
  nombres: Nombres
}

/** Record as the API has it by now, with its parts by resource. */
export interface CameRecord {
  record: object
  partes: Readonly<Record<string, readonly object[]>>
}

/** News that a form took, in its own terms, by the id that it has in the store. */
export interface TakenNews extends OfRecord {
  formId: string
  tipo: string
  /** The record as it is by now; null where the form has only learnt what it has to ask for. */
  record: object | null
  /** Values that the save compares with from now on. */
  base: object
  /** Parts by resource: those that the save compares with, and those of the form. Kinds that were not taken are left out. */
  partes: Readonly<Record<string, { opened: readonly object[]; drafts: readonly object[] }>>
  /** Saves that have made what is new; none where nothing is, because saves of the page itself come back to it too. */
  saves: readonly NotedSave[]
}

export interface FormNews extends WatchedForm {
  /** Saves whose record was not read yet. */
  noted: NotedSave[]
  /** Saves may be missing in `noted`, after a gap of the stream or a change of very many records: the history has them. */
  hasMissed: boolean
  /** Saves whose record came, and was not taken yet. */
  read: NotedSave[]
  came: CameRecord | null
  /** Saves that the form has taken and the bar tells of. */
  saves: NotedSave[]
  /** The user has closed the bar: the next save begins another one. */
  isClosed: boolean
  /** Words of the history about the saves; null until it is asked. */
  told: ToldSaves | null
  /** Author and moment of the deletion of the record; null while it is there. */
  deletion: NotedSave | null
}

/** Runs of a form are its save, or the saves of its cards. */
export const isRunOf = ({ runKey }: Pick<WatchedForm, 'runKey'>, key: string): boolean => key.startsWith(runKey)

export const newsKey = ({ tipo, id }: Pick<WatchedForm, 'tipo' | 'id'>): string => `${tipo} ${id}`

/** News of the records whose forms are open, by key. */
const slice = createSlice({
  name: 'news',
  initialState: (): Record<string, FormNews> => ({}),
  reducers: {
    formWatched: (forms, { payload }: PayloadAction<WatchedForm>) => {
      const known = forms[payload.key]
      const nothing = { noted: [], hasMissed: false, read: [], came: null, saves: [], isClosed: false, told: null, deletion: null }
      forms[payload.key] = { ...(known ?? nothing), ...payload, partes: [...payload.partes] } as NonNullable<typeof known>
    },
    formUnwatched: (forms, { payload }: PayloadAction<OfRecord>) => {
      delete forms[payload.key]
    },
    saveNoted: (forms, { payload: { key, ...save } }: PayloadAction<OfRecord & NotedSave>) => {
      forms[key]?.noted.push(save)
    },
    savesMissed: (forms, { payload }: PayloadAction<OfRecord>) => {
      const form = forms[payload.key]
      if (form) form.hasMissed = true
    },
    /** A save of the form has ended, beside which the record was not read. */
    readingResumed: (_forms, _action: PayloadAction<OfRecord>) => undefined,
    /** `found`: saves of the history, oldest first; empty unless some were missed. */
    recordCame: (forms, { payload: { key, found, ...came } }: PayloadAction<OfRecord & CameRecord & { found: NotedSave[] }>) => {
      const form = forms[key]
      if (!form) return
      form.came = came as typeof form.came
      form.read.push(...found, ...form.noted)
      form.noted = []
      form.hasMissed = false
      form.deletion = null
    },
    /** The form has taken the record that came; screens of forms hold what it compares with. */
    newsTaken: (forms, { payload: { key, record, saves } }: PayloadAction<TakenNews>) => {
      const form = forms[key]
      if (!form || !record) return
      form.read = []
      if (saves.length === 0) return
      form.saves = form.isClosed ? [...saves] : [...form.saves, ...saves]
      form.isClosed = false
    },
    newsTold: (forms, { payload: { key, ...told } }: PayloadAction<OfRecord & ToldSaves>) => {
      const form = forms[key]
      if (form) form.told = told as typeof form.told
    },
    newsClosed: (forms, { payload }: PayloadAction<OfRecord>) => {
      const form = forms[payload.key]
      if (form) form.isClosed = true
    },
    recordDeleted: (forms, { payload: { key, ...deletion } }: PayloadAction<OfRecord & NotedSave>) => {
      const form = forms[key]
      if (form) form.deletion = deletion
    },
  },
  extraReducers: builder =>
    // Record that was read before a save of the form, and not taken yet: old after the save.
    builder.addCase(sequenceStarted, (forms, { payload }) => {
      for (const form of Object.values(forms)) {
        if (!isRunOf(form, payload.key)) continue
        form.came = null
        form.noted.unshift(...form.read)
        form.read = []
      }
    }),
  selectors: {
    selectWatched: (forms): readonly FormNews[] => Object.values(forms),
    selectNews: (forms, key: string): FormNews | undefined => forms[key],
  },
})

export const {
  formWatched,
  formUnwatched,
  saveNoted,
  savesMissed,
  readingResumed,
  recordCame,
  newsTaken,
  newsTold,
  newsClosed,
  recordDeleted,
} = slice.actions
export const { selectWatched, selectNews } = slice.selectors
export const newsReducer = slice.reducer
