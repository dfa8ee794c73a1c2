import { useId } from 'react'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/buttons/Icon'
import field from '@/ui/fields/Field.module.css'
import { isComposing } from '@/ui/keys/isComposing'
import styles from '@/ui/table/tools/TableTools.module.css'

interface TableSearchProps {
  /** What it searches. */
  label?: string
  placeholder?: string
  term: string
  onSearch: (term: string) => void
  /** Goes on to the first row found. */
  onDown?: (() => void) | undefined
  /** Opens the row found where it is the only one. */
  onEnter?: (() => void) | undefined
}

/** The search box of a list [TB-02]. */
export const TableSearch = ({
  label = 'Buscar en la tabla',
  placeholder = 'Buscar',
  term,
  onSearch,
  onDown,
  onEnter,
}: TableSearchProps) => {
  const id = useId()
  return (
    <div className={classes(field.group, field.small, styles.search)}>
      <Icon name="search" />
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={field.input}
        type="search"
        placeholder={placeholder}
        aria-keyshortcuts="/"
        autoComplete="off"
        spellCheck={false}
        value={term}
        onChange={event => onSearch(event.target.value)}
        onKeyDown={event => {
          const act = { ArrowDown: onDown, Enter: onEnter }[event.key]
          if (!act || isComposing(event.nativeEvent)) return
          event.preventDefault()
          act()
        }}
      />
    </div>
  )
}
