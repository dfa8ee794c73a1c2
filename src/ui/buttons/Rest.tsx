import type { ReactNode } from 'react'
import styles from '@/ui/buttons/Rest.module.css'

/** Part of a button's text that is hidden on narrow screens but remains in the accessible name. */
export const Rest = ({ children }: { children: ReactNode }) => <span className={styles.rest}>{children}</span>

/** Label in two parts: of "Añadir magnitud" a phone shows only "Añadir"; screen readers read the whole label. */
export const LabelWithRest = ({ label }: { label: string }) => {
  const [first, ...rest] = label.split(' ')
  return (
    <span>
      {first}
      {rest.length > 0 && <Rest> {rest.join(' ')}</Rest>}
    </span>
  )
}
