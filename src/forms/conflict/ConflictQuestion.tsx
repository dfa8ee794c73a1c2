import { useDispatch } from 'react-redux'
import { conflictRows } from '@/forms/conflict/conflictRows'
import { useFocusAfter } from '@/forms/useFocusAfter'
import { conflictClosed, selectConflict } from '@/store/conflicts'
import { selectIsRunning } from '@/store/sequences/slice'
import { useSelect } from '@/store/useSelect'
import { ConflictDialog } from '@/ui/dialogs/ConflictDialog'

interface Props {
  /** Of the save that may meet a conflict. */
  runKey: string
  /** What the form calls a field. */
  labelOf: (field: string) => string
  /** A value of a field that is no text, in words. */
  textOf?: (field: string, value: unknown) => string
  /** Saves again, over what these tags name. */
  onKeepMine: (tags: readonly string[]) => void
}

/** Asked where a save would write over what somebody else has written since the form opened; nothing was written yet. */
export const ConflictQuestion = ({ runKey, labelOf, textOf, onKeepMine }: Props) => {
  const dispatch = useDispatch()
  const conflict = useSelect(selectConflict, runKey)
  const asked = conflict !== undefined
  useFocusAfter(useSelect(selectIsRunning, runKey) || asked, asked)
  if (!conflict) return null
  const close = () => dispatch(conflictClosed({ key: runKey }))
  return (
    <ConflictDialog
      rows={conflictRows(conflict.clashes, labelOf, textOf)}
      onCancel={close}
      onKeepMine={() => {
        close()
        onKeepMine(conflict.tags)
      }}
    />
  )
}
