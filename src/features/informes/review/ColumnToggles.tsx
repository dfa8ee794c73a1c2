import { useState } from 'react'
import type { ColumnaContada } from '@/features/informes/revision'
import { numero } from '@/ui/text/numero'
import { Icon } from '@/ui/buttons/Icon'
import { toggledIn } from '@/ui/toggledIn'
import styles from '@/features/informes/review/ColumnToggles.module.css'

interface ColumnTogglesProps {
  /** Columns, those with the most missing cells first. */
  columns: readonly ColumnaContada[]
  chosen: ReadonlySet<string>
  onChoose: (columnas: ReadonlySet<string>) => void
}

/** Number of columns shown at first. One more column shows without a button, because the button would need as much space. */
const FIRST = 7

/** Toggles by column with the number of missing cells; several chosen columns are combined with "or" [CM-02]. */
export const ColumnToggles = ({ columns, chosen, onChoose }: ColumnTogglesProps) => {
  const [isOpen, setOpen] = useState(false)
  if (columns.length === 0) return null
  const first = columns.length > FIRST + 1 ? columns.slice(0, FIRST) : columns
  const others = columns.slice(first.length)
  const toggleOf = ({ columna, titulo, celdas }: ColumnaContada) => (
    <button
      key={columna}
      type="button"
      className={styles.toggle}
      aria-pressed={chosen.has(columna)}
      onClick={() => onChoose(toggledIn(chosen, columna))}
    >
      {titulo} <b>{numero(celdas)}</b>
    </button>
  )
  return (
    <div className={styles.toggles} role="group" aria-label="Columnas con celdas por completar">
      {first.map(toggleOf)}
      {others.length > 0 && (
        <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Otras {others.length} columnas <b>{numero(others.reduce((all, { celdas }) => all + celdas, 0))}</b>
          <Icon name="chevron-down" />
        </button>
      )}
      {isOpen && others.map(toggleOf)}
    </div>
  )
}
