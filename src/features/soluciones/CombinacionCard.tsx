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
  /** Summary of the contents: "3 productos · 4 cultivos". */
  detail: string
  changed: boolean
  saving: boolean
  /** True after a save since the card was opened. */
  saved?: boolean
  /** Blank, unchanged card: only its deletion is offered. */
  blank?: boolean
  /** Further effect of the save: "Se eliminará al guardar". */
  warning?: string | undefined
  /** Failure of the last save; not shown once the card is unchanged again. */
  problem?: string | null
  /** Saves the combination, or deletes a blank one. */
  onSave: () => void
  /** Focuses the card on mount: a new card scrolls into view, and Tab leads to its fields. */
  autoFocus?: boolean
  /** Fields of the card. */
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

/** Card of a record with a save of its own; "Guardar" shows only while there are changes [CB-03, CB-04]. */
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
