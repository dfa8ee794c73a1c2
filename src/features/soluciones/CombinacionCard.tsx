import { useId, type ReactNode } from 'react'
import { Button } from '@/ui/buttons/Button'
import { ProblemNotice } from '@/ui/form/ProblemNotice'
import { SavedMark } from '@/ui/form/SavedMark'
import { UnsavedDot } from '@/ui/form/UnsavedDot'
import { classes } from '@/ui/classes'
import { useFocusOnMount } from '@/ui/useFocusOnMount'
import { cardLook } from '@/ui/lists/cardLook'
import styles from '@/features/soluciones/CombinacionCard.module.css'

interface CombinacionCardProps {
  name: string
  /** Counts what is in it: "3 productos · 4 cultivos". */
  detail: string
  changed: boolean
  saving: boolean
  /** Whether it was saved since it opened. */
  saved?: boolean
  /** It is saved as it is, and nothing is in it: it can only go. */
  blank?: boolean
  /** What else the save will do: "Se eliminará al guardar". */
  warning?: string | undefined
  /** What stopped its last save; of one that is as it was before, nothing is said. */
  problem?: string | null
  /** Saves it; deletes it where it is blank. */
  onSave: () => void
  /** It takes the focus when it appears, so that one sees it and Tab leads into what was just added. */
  autoFocus?: boolean
  /** The fields. */
  children: ReactNode
}

type SaveProps = Pick<CombinacionCardProps, 'saving' | 'onSave' | 'blank'>

const Save = ({ saving, onSave, blank }: SaveProps) => {
  if (blank)
    return (
      <Button variant="danger" small busy={saving} onPress={onSave}>
        Eliminar
      </Button>
    )
  return (
    <>
      <UnsavedDot />
      <Button variant="primary" small busy={saving} shortcut="Control+S" onPress={onSave}>
        Guardar
      </Button>
    </>
  )
}

/** A record among others that is saved alone; Guardar is there only while something differs from what is saved [CB-03, CB-04]. */
export const CombinacionCard = (props: CombinacionCardProps) => {
  const { name, detail, changed, saving, saved = false, blank = false, warning, problem = null } = props
  const { onSave, autoFocus = false, children } = props
  const id = useId()
  const canSave = changed || saving || blank
  return (
    <li className={cardLook('card')}>
      <section className={styles.section} aria-labelledby={id} ref={useFocusOnMount(autoFocus)} tabIndex={-1} data-focus-home="h2">
        <div className={cardLook('head')}>
          <h2 className={classes(cardLook('name'), styles.name)} id={id}>
            {name}
          </h2>
          <span className={cardLook('detail')}>{detail}</span>
          <span className={styles.save}>
            <SavedMark shown={saved && !canSave} />
            {canSave && <Save saving={saving} onSave={onSave} blank={blank} />}
          </span>
        </div>
        <div className={cardLook('body')}>
          <div className={styles.form}>
            <p className={styles.warning} role="status">
              {warning}
            </p>
            {canSave && <ProblemNotice text={problem} />}
            {children}
          </div>
        </div>
      </section>
    </li>
  )
}
