import { useId } from 'react'
import { Icon } from '@/ui/buttons/Icon'
import { InputFrame } from '@/ui/fields/InputFrame'
import { fieldLook } from '@/ui/fields/fieldLook'
import { isComposing } from '@/ui/keys/isComposing'
import styles from '@/ui/table/tools/TableSearch.module.css'

interface TableSearchProps {
  /** Accessible name. */
  label?: string
  placeholder?: string
  term: string
  onSearch: (term: string) => void
  /** Moves the focus to the first found row. */
  onDown?: () => void
  /** Opens the found row if it is the only one. */
  onEnter?: () => void
}

/** Search box of a list [TB-02]. */
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
    <InputFrame small className={styles.search}>
      <Icon name="search" />
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={fieldLook('input')}
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
    </InputFrame>
  )
}
