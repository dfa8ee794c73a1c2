import { useState } from 'react'
import { Button } from '@/ui/buttons/Button'
import styles from '@/ui/lists/UndoNotice.module.css'

interface UndoNoticeProps {
  /** What has just been done: "Zinc eliminado"; null = nothing is left to be undone. */
  text: string | null
  onUndo: () => void
}

/**
 * Says at the place where something was taken away or added that it can be taken back, for as long as it can. It stands there before
 * it says anything, so that it is read out when it does. With its last undoing its button goes, and the focus stays at the place.
 */
export const UndoNotice = ({ text, onUndo }: UndoNoticeProps) => {
  const [state, setState] = useState<'pressed' | 'undone' | null>(null)
  // What goes without a press has been saved, and is not undone.
  if (state === 'pressed') setState(text === null ? 'undone' : null)
  else if (state === 'undone' && text !== null) setState(null)
  return (
    <div className={styles.notice} data-shown={text !== null || undefined} role="group" aria-label="Deshacer" data-focus-home>
      <p role="status">{text ?? (state === 'undone' ? 'Deshecho' : '')}</p>
      {text !== null && (
        <Button
          small
          icon="undo"
          onPress={() => {
            setState('pressed')
            onUndo()
          }}
        >
          Deshacer
        </Button>
      )}
    </div>
  )
}
