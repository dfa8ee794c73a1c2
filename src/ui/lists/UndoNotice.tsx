import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '@/ui/buttons/Button'
import styles from '@/ui/lists/UndoNotice.module.css'
import { drawings } from '@/ui/images/drawings'

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
  const [undone, setUndone] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)
  useLayoutEffect(() => {
    if (pressed.current && text === null) place.current?.focus({ preventScroll: true })
    pressed.current = false
  }, [text])
  return (
    <div ref={place} className={styles.notice} data-shown={text !== null || undefined} role="group" aria-label="Deshacer" tabIndex={-1}>
      <p role="status">{text ?? (undone ? 'Deshecho' : '')}</p>
      {text !== null && (
        <Button
          small
          icon={drawings.undo}
          onPress={() => {
            pressed.current = true
            setUndone(true)
            onUndo()
          }}
        >
          Deshacer
        </Button>
      )}
    </div>
  )
}
