import { logRequested, recordingStarted, selectIsRecording } from '@/store/actionLog/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

/** Entries of the user menu that record the action log and download it [AC-06]. */
export const useLogEntries = () => {
  const dispatch = useAppDispatch()
  const recording = useAppSelector(selectIsRecording)
  return recording
    ? [{ label: 'Descargar registro', icon: 'download', onAction: () => dispatch(logRequested()) } as const]
    : [{ label: 'Registrar actividad', icon: 'circle', onAction: () => dispatch(recordingStarted()) } as const]
}
