import { SHEET_ID } from '@/ui/sheet'
import styles from '@/ui/Frame.module.css'

/** Leads to the sheet without a step in the history: one would come before the page that a form is left for [TB-11]. */
export const SkipLink = () => (
  <a
    className={styles.skip}
    href={`#${SHEET_ID}`}
    onClick={event => {
      event.preventDefault()
      document.getElementById(SHEET_ID)?.focus()
    }}
  >
    Saltar al contenido
  </a>
)
