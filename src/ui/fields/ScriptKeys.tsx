import { useRef, useState, type KeyboardEvent } from 'react'
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
  const [current, setCurrent] = useState(0)
  const bar = useRef<HTMLDivElement>(null)
  const followKey = (event: KeyboardEvent) => {
    const last = FACES.length - 1
    const to = { ArrowLeft: current > 0 ? current - 1 : last, ArrowRight: current < last ? current + 1 : 0, Home: 0, End: last }[event.key]
    if (to === undefined) return
    event.preventDefault()
    setCurrent(to)
    bar.current?.querySelectorAll('button')[to]?.focus()
  }
  return (
    // eslint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is on one of its buttons
    <div className={styles.keys} role="toolbar" aria-label={title} ref={bar} onKeyDown={followKey}>
      <span className={styles.label} aria-hidden="true">
        {title}
      </span>
      {Array.from(characters, (character, index) => (
        <button
          key={character}
          type="button"
          className={styles.key}
          aria-label={`${name} ${FACES[index]}`}
          tabIndex={index === current ? 0 : -1}
          // The focus stays in the field, and the selection that the character will replace.
          onMouseDown={event => event.preventDefault()}
          onClick={() => {
            setCurrent(index)
            onKey(character)
          }}
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
