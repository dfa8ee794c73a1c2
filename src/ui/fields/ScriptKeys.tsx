import { useRovingStop } from '@/ui/choices/useRovingStop'
import styles from '@/ui/fields/ScriptKeys.module.css'

const FACES = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '+', '−']

const ROWS = [
  { title: 'Superíndices', name: 'Superíndice', tag: 'sup', characters: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻' },
  { title: 'Subíndices', name: 'Subíndice', tag: 'sub', characters: '₀₁₂₃₄₅₆₇₈₉₊₋' },
] as const

interface RowProps {
  row: (typeof ROWS)[number]
  onKey: (character: string) => void
}

/** One stop for the tab key; arrows, Home and End walk the keys. */
const Row = ({ row: { title, name, tag: Tag, characters }, onKey }: RowProps) => {
  const roving = useRovingStop<HTMLDivElement>('toolbar')
  return (
    <div {...roving} className={styles.keys} role="toolbar" aria-label={title}>
      <span className={styles.label} aria-hidden="true">
        {title}
      </span>
      {Array.from(characters, (character, index) => (
        <button
          key={character}
          type="button"
          className={styles.key}
          aria-label={`${name} ${FACES[index]}`}
          // The focus stays in the field, and the selection that the character will replace.
          onMouseDown={event => event.preventDefault()}
          onClick={() => onKey(character)}
        >
          <Tag>{FACES[index]}</Tag>
        </button>
      ))}
    </div>
  )
}

/** What a chemical formula needs and no keyboard has [CQ-02]. `onKey` writes one character where the caret is. */
export const ScriptKeys = ({ onKey }: { onKey: (character: string) => void }) =>
  ROWS.map(row => <Row key={row.tag} row={row} onKey={onKey} />)
