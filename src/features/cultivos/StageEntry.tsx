import { useId, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '@/ui/buttons/Button'
import { ProblemNotice } from '@/ui/form/ProblemNotice'
import { SavedMark } from '@/ui/form/SavedMark'
import styles from '@/features/cultivos/StageEntry.module.css'

interface StageEntryProps {
  name: string
  code: string
  /** Address of the product's form. */
  to?: string | undefined
  changed: boolean
  saving: boolean
  /** Whether it was saved since it opened. */
  saved?: boolean
  /** What stopped its last save; of one that is as it was before, nothing is said. */
  problem?: string | null
  onSave?: () => void
  /** The fields. */
  children?: ReactNode
}

/** How one product is applied at a stage, saved alone: its button is there only while something differs [CD-05, CD-06]. */
export const StageEntry = ({ name, code, to, changed, saving, saved = false, problem = null, onSave, children }: StageEntryProps) => {
  const id = useId()
  const canSave = changed || saving
  return (
    <div className={styles.entry} role="group" aria-labelledby={id} data-focus-home="h3">
      <div className={styles.head}>
        <h3 className={styles.name} id={id}>
          {to ? (
            <Link className="link" to={to}>
              {name}
            </Link>
          ) : (
            name
          )}{' '}
          <span className={styles.code}>- {code}</span>
        </h3>
        <span className={styles.save}>
          <SavedMark shown={saved && !canSave} />
          {canSave && (
            <Button variant="primary" small busy={saving} shortcut="Control+S" {...(onSave && { onPress: onSave })}>
              Guardar cambios
            </Button>
          )}
        </span>
      </div>
      {canSave && <ProblemNotice text={problem} />}
      {children}
    </div>
  )
}
