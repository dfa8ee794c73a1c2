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
  to?: string
  changed: boolean
  saving: boolean
  /** True: saved since the page was opened. */
  saved?: boolean
  /** Failure of the last save; not shown once the entry is unchanged again. */
  problem?: string | null
  onSave?: () => void
  /** Fields of the entry. */
  children?: ReactNode
}

/** Entry of a product at a stage, saved separately: the button shows only while there are changes [CD-05, CD-06]. */
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
            <Button variant="primary" small busy={saving} shortcut="Control+S" onPress={onSave}>
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
