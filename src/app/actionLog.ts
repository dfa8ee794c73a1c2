import { signedOut } from '@/features/session/slice'
import type { LogFile } from '@/store/actionLog/file'
import { lateRecorder } from '@/store/actionLog/lateRecorder'
import type { Recorder } from '@/store/actionLog/recorder'

const nameOf = (startedAt: number): string => `registro_${new Date(startedAt).toISOString().slice(0, 19).replace(/\D/g, '-')}.json`

const download = (file: LogFile): void => {
  const url = URL.createObjectURL(new Blob([JSON.stringify(file)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = nameOf(file.startedAt)
  link.click()
  // The browser reads it after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

const load = async (): Promise<Recorder> => {
  const { createRecorder } = await import(/* webpackChunkName: "registro" */ '@/store/actionLog/recorder')
  return createRecorder({ deliver: download, endsSession: signedOut.match })
}

/**
 * The log of this page, from its first action on where that is wanted. While it is kept, `actionLog()` on the browser's console gives it
 * too: there is no menu at the login.
 */
export const createActionLog = async (fromTheStart: boolean): Promise<Recorder> => {
  const recorder = fromTheStart ? await load() : lateRecorder(load)
  Object.assign(globalThis, { actionLog: recorder.read })
  return recorder
}
