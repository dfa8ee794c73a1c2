import { download } from '@/app/download'
import { signedOut } from '@/features/session/slice'
import type { LogFile } from '@/store/actionLog/file'
import { lateRecorder } from '@/store/actionLog/lateRecorder'
import type { Recorder } from '@/store/actionLog/recorder'
import { reportError } from '@/store/reportError'

const nameOf = (startedAt: number): string => `registro_${new Date(startedAt).toISOString().slice(0, 19).replace(/\D/g, '-')}.json`

const deliver = (file: LogFile): void => download(new Blob([JSON.stringify(file)], { type: 'application/json' }), nameOf(file.startedAt))

const load = async (): Promise<Recorder> => {
  const { createRecorder } = await import(/* webpackChunkName: "registro" */ '@/store/actionLog/recorder')
  return createRecorder({ deliver, endsSession: signedOut.match })
}

/** Nobody need do without the application because it cannot be recorded yet. */
const loadOrLate = (): Promise<Recorder> =>
  load().catch((error: unknown) => {
    reportError('actionLog', error)
    return lateRecorder(load)
  })

/**
 * The log of this page, from its first action on where that is wanted. While it is kept, `actionLog()` on the browser's console gives it
 * too: there is no menu at the login.
 */
export const createActionLog = async (fromTheStart: boolean): Promise<Recorder> => {
  const recorder = fromTheStart ? await loadOrLate() : lateRecorder(load)
  Object.assign(globalThis, { actionLog: recorder.read })
  return recorder
}
