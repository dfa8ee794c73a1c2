import type { ReactNode } from 'react'
import { Button } from '@/ui/buttons/Button'
import { fileSize } from '@/ui/images/fileSize'
import type { IconName } from '@/ui/buttons/icons'
import { IconButton } from '@/ui/buttons/IconButton'
import styles from '@/features/informes/LongCallButton.module.css'

interface LongCallButtonProps {
  icon: IconName
  label: { rest: string; busy: string; stop: string }
  /** Object of the action, read aloud after each label. */
  of: string
  /** Bytes received; null when idle. */
  bytes: number | null
  onStart: () => void
  onStop: () => void
  /** Content before the button, which keeps its place. */
  before: ReactNode
  /** Menu at the end of the button, to start the same call in another way. */
  after: ReactNode
}

/** Button that starts a long call, then shows its progress, with a button that stops the call, in constant space. */
export const LongCallButton = ({ icon, label, of, bytes, onStart, onStop, before, after }: LongCallButtonProps) => {
  const busy = bytes !== null
  const come = busy && bytes > 0 && fileSize(bytes)
  return (
    <div className={styles.place} data-focus-home=":scope > :last-child > button">
      {before}
      {busy && <IconButton icon="x" label={`${label.stop} ${of}`} title="Detener" onPress={onStop} />}
      <div className={styles.start}>
        <Button icon={icon} busy={busy} onPress={onStart}>
          <span className={come ? 'visually-hidden' : undefined}>
            {busy ? label.busy : label.rest}
            <span className="visually-hidden"> {of}</span>
          </span>
          {come && (
            <span className={styles.bytes} aria-hidden="true">
              {come}
            </span>
          )}
        </Button>
        {after}
      </div>
    </div>
  )
}
