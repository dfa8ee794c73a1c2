import { recordingIsWanted } from '@/store/actionLog/recordingIsWanted'
import { logRequested, logRestarted, recordingStarted, selectRecordingMode } from '@/store/actionLog/slice'
import { call, put, select, type Saga } from '@/store/effects'
import { toastRaised } from '@/store/toasts'
import { watch } from '@/store/watch'

function* remember(): Saga {
  const mode = yield* select(selectRecordingMode)
  yield* call(recordingIsWanted.set, mode === 'on')
}

/** Warns users who have started a recording. In development the log is always on, and a restart needs no message. */
function* sayRestarted(): Saga {
  if ((yield* select(selectRecordingMode)) !== 'on') return
  yield* put(toastRaised('warning', 'El registro de actividad estaba lleno y ha empezado de nuevo'))
}

export const actionLogSaga = watch({
  latest: [
    [recordingStarted, remember],
    [logRequested, remember],
    [logRestarted, sayRestarted],
  ],
})
