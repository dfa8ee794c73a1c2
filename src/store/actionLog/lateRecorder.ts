import type { Middleware } from '@reduxjs/toolkit'
import type { Recorder, RecordedRoot } from '@/store/actionLog/recorder'
import { selectIsRecording } from '@/store/actionLog/slice'
import { reportError } from '@/store/reportError'

/** A recorder that is fetched when somebody starts to record: most pages never do. Where it cannot be had, the next action asks again. */
export const lateRecorder = (load: () => Promise<Recorder>): Recorder => {
  let recorder: Recorder | null = null
  let loading = false
  const middleware: Middleware<object, RecordedRoot> = api => next => {
    let pass: (action: unknown) => unknown = next
    const arrived = (loaded: Recorder) => {
      recorder = loaded
      pass = loaded.middleware(api)(next)
    }
    const failed = (error: unknown) => {
      loading = false
      reportError('actionLog', error)
    }
    return action => {
      const result = pass(action)
      if (recorder === null && !loading && selectIsRecording(api.getState())) {
        loading = true
        load().then(arrived, failed)
      }
      return result
    }
  }
  return { middleware, read: () => recorder?.read() ?? null }
}
