import { createContext, useContext, useMemo, useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem, type Selection } from 'react-aria-components/ListBox'
import { SearchField } from 'react-aria-components/SearchField'
import type { Filter, FilterOption } from '@/kits/lists/model/filters'
import { fold, wordsOf } from '@/shared/fold'
import { Icon } from '@/ui/buttons/Icon'
import { InputFrame } from '@/ui/fields/InputFrame'
import { fieldLook } from '@/ui/fields/fieldLook'
import { OptionDetail, OptionText } from '@/ui/choices/OptionParts'
import { popoverLook } from '@/ui/choices/popoverLook'
import { classes } from '@/ui/classes'
import { useFocusOnMount } from '@/ui/useFocusOnMount'
import styles from '@/kits/lists/tools/FilterList.module.css'

export interface FilterListProps {
  filter: Filter
  chosen: readonly string[]
  offered: readonly FilterOption[]
  onChoose: (values: readonly string[]) => void
}

/** Number of values at the opening from which on the list has a search field. */
const SEARCHED_FROM = 9

/** Key in the listbox, which must not be empty. */
const keyOf = (value: string) => `=${value}`
const valueOf = (key: string) => key.slice(1)

const holds = (name: string, term: string): boolean => {
  const text = fold(name)
  return wordsOf(term).every(word => text.includes(word))
}

type Counts = ReadonlyMap<string, number | null>
const CountsContext = createContext<Counts>(new Map())

/** Count in a component of its own, from a context: the listbox rebuilds all options when the element of one changes. */
const Count = ({ value }: { value: string }) => {
  const count = useContext(CountsContext).get(value) ?? null
  if (count === null) return null
  return (
    <OptionDetail>
      <span className={count === 0 ? styles.none : undefined}>{count}</span>
    </OptionDetail>
  )
}

type NamedValue = Pick<FilterOption, 'value' | 'name'>

const hasSameValues = (one: readonly NamedValue[], other: readonly NamedValue[]): boolean =>
  one.length === other.length && one.every(({ value, name }, at) => value === other[at]?.value && name === other[at].name)

/** Options of the list box, those of `chosen` first. */
const optionsOf = (values: readonly NamedValue[], chosen: readonly string[]) => {
  const isFirst = ({ value }: NamedValue) => chosen.includes(value)
  const first = values.filter(isFirst)
  return [...first, ...values.filter(each => !isFirst(each))].map(({ value, name }, index) => (
    <ListBoxItem
      key={keyOf(value)}
      id={keyOf(value)}
      textValue={name}
      className={classes(popoverLook('option'), styles.choice, index === first.length && index > 0 && styles.divided)}
    >
      <span className={styles.box} aria-hidden="true" />
      <OptionText>{name}</OptionText>
      <Count value={value} />
    </ListBoxItem>
  ))
}

/**
 * Values of a filter. Values chosen at the opening come first and stay in place; a choice applies at once [LS-01]. Values that come or go move
 * neither the focus nor the typed search [SY-02]. `--values-pad` and `--choice-height` fit the list into its container.
 */
export const FilterList = ({
  filter: { title },
  chosen,
  offered,
  onChoose,
  takesFocus = false,
  onEscape,
}: FilterListProps & {
  takesFocus?: boolean
  /** Called by Escape in the search, also with typed text, which React Aria would only clear. */
  onEscape?: () => void
}) => {
  const [opening] = useState({ chosen, isSearched: offered.length >= SEARCHED_FROM })
  // The former array while only counts differ: the options must not be rebuilt for counts.
  const [values, setValues] = useState<readonly NamedValue[]>(offered)
  if (!hasSameValues(values, offered)) setValues(offered)
  const options = useMemo(() => optionsOf(values, opening.chosen), [values, opening])
  const counts = useMemo(() => new Map(offered.map(({ value, count }) => [value, count])), [offered])
  const selected = useMemo(() => chosen.map(keyOf), [chosen])
  const choose = (keys: Selection) => {
    if (keys !== 'all') onChoose([...keys].map(key => valueOf(String(key))))
  }
  const { isSearched } = opening
  // Without delay, unlike `autoFocus` of React Aria: the first typed letters belong to the search.
  const searchRef = useFocusOnMount(takesFocus && isSearched)
  const search = `Buscar ${title.toLowerCase()}`
  const list = (
    <CountsContext value={counts}>
      <ListBox
        className={styles.values ?? ''}
        aria-label={title}
        selectionMode="multiple"
        selectedKeys={selected}
        onSelectionChange={choose}
        autoFocus={takesFocus && !isSearched ? 'first' : false}
        escapeKeyBehavior="none"
        renderEmptyState={() => <p className={styles.nothing}>Ningún valor</p>}
      >
        {options}
      </ListBox>
    </CountsContext>
  )
  if (!isSearched) return list
  return (
    <Autocomplete filter={holds}>
      <SearchField
        className={styles.search ?? ''}
        type="text"
        aria-label={search}
        onKeyDown={({ key }) => key === 'Escape' && onEscape?.()}
      >
        <InputFrame small>
          <Icon name="search" />
          {/* Combobox of the list: the focus stays here, and the arrow keys mark a value there. */}
          {/* eslint-disable-next-line jsx-a11y/role-has-required-aria-props -- React Aria adds `aria-controls` */}
          <Input ref={searchRef} role="combobox" aria-expanded className={fieldLook('input')} placeholder={search} />
        </InputFrame>
      </SearchField>
      {list}
    </Autocomplete>
  )
}

/** Shown while the values are loading. */
export const Awaited = () => (
  <p className={styles.nothing} role="status">
    Cargando ...
  </p>
)
