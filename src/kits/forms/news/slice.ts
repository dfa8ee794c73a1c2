import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Nombres } from '@/kits/history/model/names'
import type { Cambio } from '@/shared/history'
import type { Persona } from '@/shared/live'
import { sequenceStarted } from '@/store/sequences/slice'

interface OfRecord {
  /** Key of the record: `resource id`. */
  key: string
}

/** Open form of a record, which is read again when another user saves. */
export interface WatchedForm extends OfRecord {
  /** Key of the form's save, which changes after each save that leaves the form open; for a page of cards, the prefix of the keys of its saves. */
  runKey: string
  tipo: string
  id: number
  /** Resources of the parts that the form edits. */
  partes: readonly string[]
  /** Records between this record and its parts; left out if the parts refer to this record. */
  owners?: PartOwners
  /** Ids of the parts in the form, by resource; left out if unknown. */
  known?: Readonly<Record<string, readonly (number | string)[]>>
}

/** Ids of the records that parts belong to, and the field by which a part refers to one. */
export interface PartOwners {
  member: string
  ids: readonly number[]
}

/** Save of a record or its parts, from an event or from the history. The history has saves of the user as well. */
export interface NotedSave {
  /** Author of the save; null for an operator on the server, `UNKNOWN_AUTHOR` if unknown. */
  usuario: Persona | null
  /** Time as ISO 8601. */
  momento: string
  /** Records changed or deleted by the save, from an event. */
  changed?: { recurso: string; ids: number[] }
  /** Changes made by the save, from the history. */
  cambios?: Pick<Cambio, 'tipo' | 'registro' | 'campo' | 'idioma'>[]
}

/** Author of a save without a known user; shown as "Otra persona". */
export const UNKNOWN_AUTHOR: Persona = { id: 0, nombre: '', apellidos: '' }

/** Current record of the API, with its parts by resource. */
export interface LoadedRecord {
  record: object
  partes: Readonly<Record<string, readonly object[]>>
}

/** Record that a form has taken, as values of that form. */
export interface TakenNews extends OfRecord {
  formId: string
  tipo: string
  /** Current record; null after a save of the form itself, which only changes `base`. */
  record: object | null
  /** Values that the save compares with from now on. */
  base: object
  /** Parts by resource: `opened`, which the save compares with, and `drafts` of the form. Kinds that were not taken are left out. */
  partes: Readonly<Record<string, { opened: readonly object[]; drafts: readonly object[] }>>
  /** Saves that have made the new changes; empty without changes, because events of the page's own saves arrive too. */
  saves: readonly NotedSave[]
}

export interface FormNews extends WatchedForm {
  /** Saves after which the record was not read yet. */
  noted: NotedSave[]
  /** True if saves may be missing in `noted`, after a gap of the stream or a change of very many records: the history has them. */
  hasMissed: boolean
  /** Saves after which the record was read, but not taken yet. */
  read: NotedSave[]
  received: LoadedRecord | null
  /** Saves that the form has taken and the bar shows. */
  saves: NotedSave[]
  /** True if the user has closed the bar: the next save opens it with that save alone. */
  isClosed: boolean
  /** Names of the records that the changes refer to, from the history; empty without a history, null until they are loaded. */
  nombres: Nombres | null
  /** Author and time of the record's deletion; null while the record exists. */
  deletion: NotedSave | null
}

/** True if a run is the save of the form, or of one of its cards. */
export const isRunOf = ({ runKey }: Pick<WatchedForm, 'runKey'>, key: string): boolean => key.startsWith(runKey)

export const newsKey = ({ tipo, id }: Pick<WatchedForm, 'tipo' | 'id'>): string => `${tipo} ${id}`

/** News of the records whose forms are open, by key. */
const slice = createSlice({
  name: 'news',
  initialState: (): Record<string, FormNews> => ({}),
  reducers: {
    formWatched: (forms, { payload }: PayloadAction<WatchedForm>) => {
      const form = forms[payload.key]
      const nothing = { noted: [], hasMissed: false, read: [], received: null, saves: [], isClosed: false, nombres: null, deletion: null }
      forms[payload.key] = { ...(form ?? nothing), ...payload, partes: [...payload.partes] } as NonNullable<typeof form>
    },
    formUnwatched: (forms, { payload }: PayloadAction<OfRecord>) => {
      delete forms[payload.key]
    },
    saveReceived: (forms, { payload: { key, ...save } }: PayloadAction<OfRecord & NotedSave>) => {
      forms[key]?.noted.push(save)
    },
    savesMissed: (forms, { payload }: PayloadAction<OfRecord>) => {
      const form = forms[payload.key]
      if (form) form.hasMissed = true
    },
    /** A save of the form has ended: the read that the save prevented starts. */
    readingResumed: (_forms, _action: PayloadAction<OfRecord>) => undefined,
    /** `found`: saves of the history, oldest first; empty unless saves were missed. */
    recordReceived: (forms, { payload: { key, found, ...received } }: PayloadAction<OfRecord & LoadedRecord & { found: NotedSave[] }>) => {
      const form = forms[key]
      if (!form) return
      form.received = received as typeof form.received
      form.read.push(...found, ...form.noted)
      form.noted = []
      form.hasMissed = false
      form.deletion = null
    },
    /** The form has taken the record; the slices of form screens store its new base. */
    newsTaken: (forms, { payload: { key, record, saves } }: PayloadAction<TakenNews>) => {
      const form = forms[key]
      if (!form || !record) return
      form.read = []
      if (saves.length === 0) return
      form.saves = form.isClosed ? [...saves] : [...form.saves, ...saves]
      form.isClosed = false
    },
    namesLoaded: (forms, { payload: { key, nombres } }: PayloadAction<OfRecord & { nombres: Nombres }>) => {
      const form = forms[key]
      if (form) form.nombres = nombres as typeof form.nombres
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
    // A record that was read before a save of the form, and not taken yet, is stale after the save.
    builder.addCase(sequenceStarted, (forms, { payload }) => {
      for (const form of Object.values(forms)) {
        if (!isRunOf(form, payload.key)) continue
        form.received = null
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
  saveReceived,
  savesMissed,
  readingResumed,
  recordReceived,
  newsTaken,
  namesLoaded,
  newsClosed,
  recordDeleted,
} = slice.actions
export const { selectWatched, selectNews } = slice.selectors
export const newsReducer = slice.reducer
