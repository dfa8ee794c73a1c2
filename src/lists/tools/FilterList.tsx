import { useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem, type Selection } from 'react-aria-components/ListBox'
import { SearchField } from 'react-aria-components/SearchField'
import type { Filter, Offered } from '@/domain/list/filters'
import { fold, wordsOf } from '@/domain/table/fold'
import { Icon } from '@/ui/buttons/Icon'
import field from '@/ui/fields/Field.module.css'
import popover from '@/ui/choices/Popover.module.css'
import { classes } from '@/ui/classes'
import styles from '@/lists/tools/ListLine.module.css'

export interface FilterListProps {
  filter: Filter
  chosen: readonly string[]
  offered: readonly Offered[]
  onChoose: (values: readonly string[]) => void
}

/** From so many values on they can be searched. */
const SEARCHED_FROM = 9

/** A value's key in the listbox must not be empty. */
const keyOf = (value: string) => `=${value}`
const valueOf = (key: string) => key.slice(1)

const holds = (name: string, term: string): boolean => {
  const text = fold(name)
  return wordsOf(term).every(word => text.includes(word))
}

/** The values of a filter: those chosen when it opened first, so that none moves while it is open; what is chosen applies at once [LS-01]. */
export const FilterList = ({ filter, chosen, offered, onChoose, takesFocus = false }: FilterListProps & { takesFocus?: boolean }) => {
  const { title } = filter
  const [first] = useState(() => new Set(chosen))
  const ordered = [...offered.filter(({ value }) => first.has(value)), ...offered.filter(({ value }) => !first.has(value))]
  const divided = ordered.filter(({ value }) => first.has(value)).length
  const choose = (keys: Selection) => {
    if (keys !== 'all') onChoose([...keys].map(key => valueOf(String(key))))
  }
  const isSearched = offered.length >= SEARCHED_FROM
  const search = `Buscar ${title.toLowerCase()}`
  const list = (
    <ListBox
      className={styles.values ?? ''}
      aria-label={title}
      selectionMode="multiple"
      selectedKeys={chosen.map(keyOf)}
      onSelectionChange={choose}
      autoFocus={takesFocus && !isSearched ? 'first' : false}
      escapeKeyBehavior="none"
      renderEmptyState={() => <p className={styles.nothing}>Ningún valor</p>}
    >
      {ordered.map(({ value, name, count }, index) => (
        <ListBoxItem
          key={keyOf(value)}
          id={keyOf(value)}
          textValue={name}
          className={classes(popover.option, styles.choice, index === divided && index > 0 && styles.divided)}
          data-rows={count}
        >
          <span className={styles.box} aria-hidden="true" />
          <span className={popover.text}>{name}</span>
          <span className={popover.detail}>{count}</span>
        </ListBoxItem>
      ))}
    </ListBox>
  )
  if (!isSearched) return list
  return (
    <Autocomplete filter={holds}>
      <SearchField className={styles.search ?? ''} aria-label={search} autoFocus={takesFocus}>
        <div className={classes(field.group, field.small)}>
          <Icon name="search" />
          <Input className={field.input ?? ''} placeholder={search} />
        </div>
      </SearchField>
      {list}
    </Autocomplete>
  )
}
