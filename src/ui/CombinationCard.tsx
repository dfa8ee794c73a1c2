import { useId, type ReactNode } from 'react'
import { Button } from '@/ui/Button'
import { UnsavedDot } from '@/ui/UnsavedDot'
import { useFocusOnMount } from '@/ui/useFocusOnMount'
import { useRescuedFocus } from '@/ui/useRescuedFocus'
import card from '@/ui/Card.module.css'
import styles from '@/ui/CombinationCard.module.css'

interface CombinationCardProps {
  name: string
  /** "3 productos · 4 cultivos" */
  detail: string
  changed: boolean
  saving: boolean
  onSave: () => void
  /** It takes the focus when it appears, so that one sees it and Tab leads into what was just added. */
  autoFocus?: boolean
  /** The fields. */
  children: ReactNode
}

/** A record among others that is saved alone; its button is there only while something differs from what is saved [CB-03]. */
export const CombinationCard = ({ name, detail, changed, saving, onSave, autoFocus = false, children }: CombinationCardProps) => {
  const id = useId()
  const canSave = changed || saving
  const heading = useRescuedFocus<HTMLHeadingElement>(canSave ? 1 : 0)
  return (
    <li className={card.card}>
      <section className={styles.section} aria-labelledby={id} ref={useFocusOnMount(autoFocus)} tabIndex={-1}>
        <div className={card.head}>
          <h2 className={card.name} id={id} ref={heading} tabIndex={-1}>
            {name}
          </h2>
          <span className={card.detail}>{detail}</span>
          {canSave && (
            <span className={styles.save}>
              <UnsavedDot />
              <Button variant="primary" small busy={saving} onPress={onSave}>
                Guardar
              </Button>
            </span>
          )}
        </div>
        <div className={card.body}>
          <div className={styles.form}>{children}</div>
        </div>
      </section>
    </li>
  )
}
