import { SHEET_ID } from '@/ui/frame/sheet'
import styles from '@/ui/frame/SkipLink.module.css'

interface SkipLinkProps {
  /** Id of the target, which needs a `tabIndex`. */
  to?: string
  label?: string
}

/** Skip link without a history entry, which would remain when the form is left [TB-11]. */
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
