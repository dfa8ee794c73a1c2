import { SHEET_ID } from '@/ui/frame/sheet'
import styles from '@/ui/frame/SkipLink.module.css'

interface SkipLinkProps {
  /** Id of what takes the focus; it needs a `tabIndex`. */
  to?: string
  label?: string
}

/** Leads there without a step in the history: one would come before the page that a form is left for [TB-11]. */
export const SkipLink = ({ to = SHEET_ID, label = 'Saltar al contenido' }: SkipLinkProps) => (
  <a
    className={styles.skip}
    href={`#${to}`}
    onClick={event => {
      event.preventDefault()
      document.getElementById(to)?.focus()
    }}
  >
    {label}
  </a>
)
