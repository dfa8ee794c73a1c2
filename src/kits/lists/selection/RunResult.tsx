import { useId } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '@/ui/buttons/Button'
import { DialogParts, titleIdOf } from '@/ui/dialogs/DialogParts'
import { FailedLine } from '@/ui/progress/FailedLine'
import { SheetDialog } from '@/ui/progress/SheetModal'
import styles from '@/kits/lists/selection/RunResult.module.css'

interface Failure {
  id: number
  name: string
  code: string
  reason: string
  /** Address of the record's page, or a function that opens its form; null for a record that has left the list. */
  to: string | (() => void) | null
}

interface RunResultProps {
  /** Result in words: "35 de 37 desactivados". */
  title: string
  /** Number of failures in words; null for none. */
  failedText: string | null
  /** Number of records not started, in words; null for none. */
  undoneText: string | null
  failures: readonly Failure[]
  retry: string
  onRetry: () => void
  onClose: () => void
}

/** Records that a run has not processed, with the reasons, in a modal over the sheet; failed ones can be retried alone [LS-05]. */
export const RunResult = ({ title, failedText, undoneText, failures, retry, onRetry, onClose }: RunResultProps) => {
  const id = useId()
  const { length } = failures
  return (
    <SheetDialog aria-labelledby={titleIdOf(id)} className={styles.results}>
      <DialogParts
        id={id}
        title={title}
        closeTitle="Cerrar"
        onClose={onClose}
        actions={
          <>
            <Button autoFocus={length === 0} onPress={onClose}>
              Cerrar
            </Button>
            {length > 0 && (
              <Button variant="primary" autoFocus onPress={onRetry}>
                {retry}
              </Button>
            )}
          </>
        }
      >
        {undoneText && <p className={styles.undone}>{undoneText}</p>}
        {failedText && <FailedLine>{failedText}</FailedLine>}
        {length > 0 && (
          <ul className={styles.failures}>
            {failures.map(({ id, name, code, reason, to }) => (
              <li key={id}>
                <span className={styles.name}>
                  {typeof to === 'string' ? (
                    <Link className={styles.link} to={to}>
                      {name}
                    </Link>
                  ) : to ? (
                    <button type="button" className={styles.link} onClick={to}>
                      {name}
                    </button>
                  ) : (
                    name
                  )}
                  <span className={styles.code}>{code}</span>
                </span>
                <span className={styles.reason}>{reason}</span>
              </li>
            ))}
          </ul>
        )}
      </DialogParts>
    </SheetDialog>
  )
}
