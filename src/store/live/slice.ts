import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { OpenRecord, Presence } from '@/shared/live'
import { presenceReceived, streamOpened, streamSilent } from '@/store/live/events'
import type { RootState } from '@/store/rootState'

interface LiveState {
  /** Time of the first call without a response (ISO 8601); null while the API responds [SY-06]. */
  offlineSince: string | null
  /** Users who have a record open, by `recordKey`; records without any are left out [SY-05]. */
  presence: Record<string, Presence['personas']>
  /** Record shown on this page. */
  place: OpenRecord | null
}

/** Key of a record: "productos_acabados 7". */
const recordKey = ({ tipo, id }: { tipo: string; id: number }): string => `${tipo} ${id}`

const forgetPresence = (state: LiveState) => {
  state.presence = {}
}

const slice = createSlice({
  name: 'live',
  initialState: (): LiveState => ({ offlineSince: null, presence: {}, place: null }),
  reducers: {
    /** Calls have had no response for some seconds. */
    answersCeased: (state, { payload }: PayloadAction<{ since: string }>) => {
      state.offlineSince = payload.since
    },
    answersResumed: state => {
      state.offlineSince = null
    },
    /** Form of a record opened, or its language changed. */
    recordShown: (state, { payload }: PayloadAction<OpenRecord>) => {
      // Earlier presence of the record may be outdated: the API sends it only to pages that have the record open.
      if (!state.place || recordKey(state.place) !== recordKey(payload)) delete state.presence[recordKey(payload)]
      state.place = payload
    },
    recordLeft: (state, { payload }: PayloadAction<Pick<OpenRecord, 'tipo' | 'id'>>) => {
      // Ignored if another record has opened since: pages overlap.
      if (state.place && recordKey(state.place) === recordKey(payload)) state.place = null
    },
  },
  extraReducers: builder => {
    builder
      .addCase(presenceReceived, (state, { payload }) => {
        if (payload.personas.length === 0) delete state.presence[recordKey(payload)]
        else state.presence[recordKey(payload)] = payload.personas
      })
      // Streams report presence when they open; without a stream it is unknown.
      .addCase(streamOpened, forgetPresence)
      .addCase(streamSilent, forgetPresence)
  },
  selectors: {
    selectOfflineSince: ({ offlineSince }) => offlineSince,
    selectPlace: ({ place }) => place,
  },
})

export const { answersCeased, answersResumed, recordShown, recordLeft } = slice.actions
export const { selectOfflineSince, selectPlace } = slice.selectors
export const liveReducer = slice.reducer

const NOBODY: Presence['personas'] = []

/** Users who have a record open, including this one. */
export const selectPresent = ({ live }: RootState, tipo: string, id: number): Presence['personas'] =>
  live.presence[recordKey({ tipo, id })] ?? NOBODY

export const selectIsSignedIn = ({ session }: RootState): boolean => session.signedIn

/** Id of the user of this page; undefined before it is known. */
export const selectOwnId = ({ cuenta }: RootState): number | undefined => cuenta.user?.id
