import { useId } from 'react'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/Icon'
import field from '@/ui/Field.module.css'
import styles from '@/ui/table/TableTools.module.css'

/** The search box of a list [TB-02]. */
export const TableSearch = ({ term, onSearch }: { term: string; onSearch: (term: string) => void }) => {
  const id = useId()
  return (
    <div className={classes(field.group, field.small, styles.search)}>
      <Icon name="search" />
      <label className="visually-hidden" htmlFor={id}>
        Buscar en la tabla
      </label>
      <input
        id={id}
        className={field.input}
        type="search"
        placeholder="Buscar"
        autoComplete="off"
        spellCheck={false}
        value={term}
        onChange={event => onSearch(event.target.value)}
      />
    </div>
  )
}
