import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Place, Presence } from '@/shared/live'
import type { Usuario } from '@/shared/user'
import { presenceReceived, streamOpened, streamSilent } from '@/store/live/events'

interface LiveState {
  /** Time of the first call without an answer, as ISO 8601 writes it; null while the API answers [SY-06]. */
  offlineSince: string | null
  /** Users who have a record open, by `recordKey`; records that nobody has open are left out [SY-05]. */
  presence: Record<string, Presence['personas']>
  /** Record that this page shows. */
  place: Place | null
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
    /** Calls have had no answer for some seconds. */
    answersCeased: (state, { payload }: PayloadAction<{ since: string }>) => {
      state.offlineSince = payload.since
    },
    answersResumed: state => {
      state.offlineSince = null
    },
    /** Form of a record opened, or its language changed. */
    recordShown: (state, { payload }: PayloadAction<Place>) => {
      // Earlier presence of the record may be old: the API tells of it only to those who have it open.
      if (!state.place || recordKey(state.place) !== recordKey(payload)) delete state.presence[recordKey(payload)]
      state.place = payload
    },
    recordLeft: (state, { payload }: PayloadAction<Pick<Place, 'tipo' | 'id'>>) => {
      // Pages overlap: that of the next record may show before this one has gone.
      if (state.place && recordKey(state.place) === recordKey(payload)) state.place = null
    },
  },
  extraReducers: builder => {
    builder
      .addCase(presenceReceived, (state, { payload }) => {
        if (payload.personas.length === 0) delete state.presence[recordKey(payload)]
        else state.presence[recordKey(payload)] = payload.personas
      })
      // Streams tell who is there when they open; without one nobody is known to be.
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

interface Root {
  live: LiveState
  cuenta: { user: Usuario | null }
}
const NOBODY: Presence['personas'] = []

/** Users who have a record open, oneself included. */
export const selectPresent = ({ live }: Root, tipo: string, id: number): Presence['personas'] =>
  live.presence[recordKey({ tipo, id })] ?? NOBODY

/** Id of the user of this page; none before it is known. */
export const selectOwnId = ({ cuenta }: Root): number | undefined => cuenta.user?.id
