import { Link } from 'react-router-dom'
import { Icon } from '@/ui/buttons/Icon'
import styles from '@/ui/choices/Chip.module.css'

interface ChipProps {
  label: string
  /** Grey text behind the label. */
  detail?: string
  /** Name of the list, on pages with several: "Quitar Floración de Tomate". */
  of?: string
  /** Address that the label links to. */
  to?: string
  onRemove: () => void
}

/** Keeps a number and its percent sign in one line: "25 %". */
const withUnits = (label: string) => label.replaceAll(' %', '\u00A0%')

/** Chosen item; an element of a list. */
export const Chip = ({ label, detail, of, to, onRemove }: ChipProps) => (
  <li className={styles.chip}>
    <span className={styles.text}>
      {to ? (
        <Link className={styles.link} to={to}>
          {withUnits(label)}
        </Link>
      ) : (
        withUnits(label)
      )}
      {detail && <span className={styles.detail}> {detail}</span>}
    </span>
    <button
      type="button"
      className={styles.remove}
      aria-label={of === undefined ? `Quitar ${label}` : `Quitar ${label} de ${of}`}
      aria-keyshortcuts="Delete Backspace"
      onClick={onRemove}
    >
      <Icon name="x" />
    </button>
  </li>
)
