import { download } from '@/app/download'
import { signedOut } from '@/features/session/slice'
import type { LogFile } from '@/store/actionLog/file'
import { createRecorder, type Recorder } from '@/store/actionLog/recorder'

const nameOf = (startedAt: number): string => `registro_${new Date(startedAt).toISOString().slice(0, 19).replace(/\D/g, '-')}.json`

const deliver = (file: LogFile): void => download(new Blob([JSON.stringify(file)], { type: 'application/json' }), nameOf(file.startedAt))

/** Creates the recorder of this page. `actionLog()` in the browser's console returns the log too, because the login has no "Ir a…". */
export const createActionLog = (): Recorder => {
  const recorder = createRecorder({ deliver, endsSession: signedOut.match })
  Object.assign(globalThis, { actionLog: recorder.read })
  return recorder
}
