import type { RootState } from '@/app/rootReducer'
import type { Configuration } from '@/shared/configuration'
import type { RecordingMode } from '@/store/actionLog/slice'
import { recordingIsWanted } from '@/store/actionLog/recordingIsWanted'
import { readMemory } from '@/store/memory/persistence'
import { sessionToken } from '@/store/memory/sessionToken'
import { sessionUser } from '@/store/memory/sessionUser'

const startingMode = (): RecordingMode => {
  if (process.env['NODE_ENV'] !== 'production') return 'always'
  return recordingIsWanted.get() ? 'on' : 'off'
}

/** Initial state from outside (configuration, storage), gathered here so that reducers stay pure [AC-05]. */
export const preloadedState = (configuration: Configuration): Partial<RootState> & Pick<RootState, 'actionLog'> => ({
  actionLog: { mode: startingMode(), restarts: 0 },
  configuration,
  cuenta: { user: sessionToken.get() === null ? null : sessionUser.read(), passwordChanges: 0 },
  memory: readMemory(),
  session: { signedIn: sessionToken.get() !== null, enlace: null, linkFor: null },
})
