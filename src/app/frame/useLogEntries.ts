import { logRequested, recordingStarted, selectIsRecording } from '@/store/actionLog/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

/** The user menu's entries by which somebody records what the page does, and takes the log [AC-06]. */
export const useLogEntries = () => {
  const dispatch = useAppDispatch()
  const recording = useAppSelector(selectIsRecording)
  return recording
    ? [{ label: 'Descargar registro', icon: 'download', onAction: () => dispatch(logRequested()) } as const]
    : [{ label: 'Registrar actividad', icon: 'circle', onAction: () => dispatch(recordingStarted()) } as const]
}
