import { classes } from '@/ui/classes'
import { useRovingStop } from '@/ui/choices/useRovingStop'
import styles from '@/ui/fields/ScriptKeys.module.css'

const FACES = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '+', '−']

const ROWS = [
  { title: 'Superíndices', name: 'Superíndice', tag: 'sup', sign: 'xⁿ', characters: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻' },
  { title: 'Subíndices', name: 'Subíndice', tag: 'sub', sign: 'xₙ', characters: '₀₁₂₃₄₅₆₇₈₉₊₋' },
] as const

interface RowProps {
  row: (typeof ROWS)[number]
  compact: boolean
  onKey: (character: string) => void
}

/** Row of keys with one tab stop; arrows, Home and End move between the keys. */
const Row = ({ row: { title, name, tag: Tag, characters, sign }, compact, onKey }: RowProps) => {
  const roving = useRovingStop<HTMLDivElement>('toolbar')
  return (
    <div {...roving} className={classes(styles.keys, compact && styles.compact)} role="toolbar" aria-label={title}>
      <span className={styles.label} aria-hidden="true">
        {compact ? sign : title}
      </span>
      {Array.from(characters, (character, index) => (
        <button
          key={character}
          type="button"
          className={styles.key}
          aria-label={`${name} ${FACES[index]}`}
          // Keeps the focus and the selection in the field.
          onMouseDown={event => event.preventDefault()}
          onClick={() => onKey(character)}
        >
          <Tag>{FACES[index]}</Tag>
        </button>
      ))}
    </div>
  )
}

interface ScriptKeysProps {
  /** Compact: one line for each row, lower than in a form, with a sign instead of the title. */
  compact?: boolean
  onKey: (character: string) => void
}

/** Keys for chemical formulas, missing on keyboards [CQ-02]. `onKey` inserts one character at the caret. */
export const ScriptKeys = ({ compact = false, onKey }: ScriptKeysProps) =>
  ROWS.map(row => <Row key={row.tag} row={row} compact={compact} onKey={onKey} />)
