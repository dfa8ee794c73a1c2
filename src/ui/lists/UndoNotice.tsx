import { useState } from 'react'
import { Button } from '@/ui/buttons/Button'
import { classes } from '@/ui/classes'
import styles from '@/ui/lists/UndoNotice.module.css'

interface UndoNoticeProps {
  /** Last action that can be undone: "Zinc eliminado"; null for none. */
  text: string | null
  /** Takes no space without a text. */
  isCompact?: boolean
  onUndo: () => void
}

/**
 * Offers to undo an action, at its place and for as long as possible. Mounted before it has a text, so that its live region announces the
 * text. After the last undo the button disappears and the focus moves to the notice.
 */
export const UndoNotice = ({ text, isCompact = false, onUndo }: UndoNoticeProps) => {
  const [state, setState] = useState<'pressed' | 'undone' | null>(null)
  // A text that disappears without a press belongs to a saved change, not to an undone one.
  if (state === 'pressed') setState(text === null ? 'undone' : null)
  else if (state === 'undone' && text !== null) setState(null)
  const isEmpty = text === null && state !== 'undone'
  return (
    <div
      className={classes(styles.notice, !isEmpty && styles.shown, isCompact && isEmpty && styles.empty)}
      role="group"
      aria-label="Deshacer"
      data-focus-home
    >
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
