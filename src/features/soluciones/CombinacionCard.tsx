import type { ReactNode } from 'react'
import { Button } from '@/ui/buttons/Button'
import { ProblemNotice } from '@/ui/form/ProblemNotice'
import { SavedMark } from '@/ui/form/SavedMark'
import { UnsavedDot } from '@/ui/form/UnsavedDot'
import { classes } from '@/ui/classes'
import { cardLook } from '@/ui/lists/cardLook'
import styles from '@/features/soluciones/CombinacionCard.module.css'

interface CombinacionCardProps {
  /** Id of the card's heading. */
  headingId: string
  /** Id of a neighbour's heading, which takes the focus when the card disappears with it. */
  nextHeadingId?: string
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
  warning?: string
  /** Failure of the last save; not shown once the card is unchanged again. */
  problem?: string | null
  /** Saves the combination, or deletes a blank one. */
  onSave: () => void
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
  const { headingId, nextHeadingId, name, detail, changed, saving, saved = false, blank = false, warning, problem = null } = props
  const { onSave, children } = props
  const canSave = changed || saving || blank
  return (
    <li className={cardLook('card')}>
      <section
        className={styles.section}
        aria-labelledby={headingId}
        data-focus-home="h2"
        data-focus-next={nextHeadingId && `#${nextHeadingId}`}
      >
        <div className={cardLook('head')}>
          <h2 className={classes(cardLook('name'), styles.name)} id={headingId}>
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
