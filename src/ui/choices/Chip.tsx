import { Icon } from '@/ui/buttons/Icon'
import styles from '@/ui/choices/Chip.module.css'

interface ChipProps {
  label: string
  /** Stands behind the label, in grey. */
  detail?: string | undefined
  /** What it is taken out of, where a page has several such lists: "Quitar Floración de Tomate". */
  of?: string
  onRemove: () => void
}

/** One of several chosen things; stands in a list. */
export const Chip = ({ label, detail, of, onRemove }: ChipProps) => (
  <li className={styles.chip}>
    <span className={styles.text}>
      {label}
      {detail && <span className={styles.detail}> {detail}</span>}
    </span>
    <button
      type="button"
      className={styles.remove}
      data-roving
      aria-label={of === undefined ? `Quitar ${label}` : `Quitar ${label} de ${of}`}
      onClick={onRemove}
    >
      <Icon name="x" />
    </button>
  </li>
)
