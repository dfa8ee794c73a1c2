import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { fold, wordsOf } from '@/domain/table/fold'
import { Button } from '@/ui/Button'
import { Chip } from '@/ui/Chip'
import { Field } from '@/ui/Field'
import { Icon } from '@/ui/Icon'
import { IconButton } from '@/ui/IconButton'
import { movedByKey, OptionList, optionId } from '@/ui/OptionList'
import { OptionPopover } from '@/ui/OptionPopover'
import chips from '@/ui/Chip.module.css'
import list from '@/ui/OptionList.module.css'
import popover from '@/ui/Popover.module.css'
import styles from '@/ui/MultiSelect.module.css'

export interface MultiSelectOption {
  id: number
  label: string
  /** "(G-0102)": in grey after the label, and searched too. */
  detail?: string | undefined
}

interface MultiSelectProps {
  label: string
  /** Ids, in the order in which they were chosen. */
  value: readonly number[]
  onChange: (ids: number[]) => void
  /** In the order in which they are offered. Memoise it: searching reads them all. */
  options: readonly MultiSelectOption[]
  placeholder?: string
  /** The name of a button that adds all options: "Asociar todos" [CB-03]. */
  all?: string | undefined
  onBlur?: (() => void) | undefined
  error?: string | undefined
  hint?: string | undefined
  name?: string | undefined
}

interface Prepared {
  byId: ReadonlyMap<number, MultiSelectOption>
  searched: readonly { option: MultiSelectOption; text: string }[]
}

const preparations = new WeakMap<readonly MultiSelectOption[], Prepared>()

/** Once for all fields that offer the same: a page may have dozens, each with thousands of options. */
const prepare = (options: readonly MultiSelectOption[]): Prepared => {
  const earlier = preparations.get(options)
  if (earlier) return earlier
  const prepared = {
    byId: new Map(options.map(option => [option.id, option])),
    searched: options.map(option => ({ option, text: fold(`${option.label} ${option.detail ?? ''}`) })),
  }
  preparations.set(options, prepared)
  return prepared
}

/** More chips than these wait behind a button: all crops can be chosen by one press. */
const CHIPS_SHOWN = 60

/**
 * Several of a list that may be thousands long. Typing finds, accents or not; arrows walk the list, Enter takes and gives back,
 * Backspace in an empty field removes the last, Escape closes [TR-04, CB-03]. Ids that the options have not are kept.
 */
export const MultiSelect = (props: MultiSelectProps) => {
  const { label, value, onChange, options, placeholder = 'Buscar', all, onBlur, error, hint, name } = props
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(-1)
  const [said, setSaid] = useState('')
  const [showsAll, setShowsAll] = useState(false)

  const { byId, searched } = prepare(options)
  const found = useMemo(() => {
    const words = wordsOf(typed)
    if (words.length === 0) return options
    return searched.filter(({ text }) => words.every(word => text.includes(word))).map(({ option }) => option)
  }, [options, searched, typed])
  const chosen = useMemo(() => new Set(value), [value])
  const hasList = isOpen && found.length > 0
  const activeOption = hasList ? found[active] : undefined
  const labelOf = (id: number) => byId.get(id)?.label ?? String(id)

  const open = () => {
    setActive(-1)
    setOpen(true)
  }
  const close = () => {
    setTyped('')
    setOpen(false)
  }
  const remove = (id: number) => {
    onChange(value.filter(other => other !== id))
    setSaid(`${labelOf(id)} quitado`)
  }
  const toggle = ({ id }: MultiSelectOption) => {
    if (chosen.has(id)) {
      remove(id)
      return
    }
    onChange([...value, id])
    setSaid(`${labelOf(id)} añadido`)
  }
  const followKey = (event: KeyboardEvent) => {
    const to = movedByKey(event.key, isOpen ? active : -1, found.length)
    const last = value.at(-1)
    if (to !== null) {
      event.preventDefault()
      if (!isOpen) open()
      setActive(to)
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      const option = activeOption ?? (typed ? found[0] : undefined)
      if (option) toggle(option)
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation()
      close()
    } else if (event.key === 'Backspace' && typed === '' && last !== undefined) {
      remove(last)
    }
  }

  const shown = showsAll ? value : value.slice(0, CHIPS_SHOWN)
  const addAll = all !== undefined && (
    <Button
      small
      variant="quiet"
      isDisabled={options.every(({ id }) => chosen.has(id))}
      onPress={() => {
        onChange([...new Set([...value, ...options.map(({ id }) => id)])])
        setSaid(`${options.length} elegidos`)
        input.current?.focus()
      }}
    >
      {all}
    </Button>
  )
  return (
    <Field label={label} error={error} hint={hint} mark={addAll}>
      {control => (
        <div className={styles.place}>
          {/* eslint-disable-next-line jsx-a11y-x/no-static-element-interactions, jsx-a11y-x/click-events-have-key-events -- the room around the input belongs to it */}
          <div className={styles.multi} onClick={event => event.target === event.currentTarget && input.current?.focus()}>
            <ul className={chips.chips} aria-label={`${label}: elegidos`}>
              {shown.map(id => (
                <Chip
                  key={id}
                  label={labelOf(id)}
                  detail={byId.get(id)?.detail}
                  onRemove={() => {
                    remove(id)
                    input.current?.focus()
                  }}
                />
              ))}
            </ul>
            {shown.length < value.length && (
              <Button small variant="quiet" onPress={() => setShowsAll(true)}>
                {`y ${value.length - shown.length} más`}
              </Button>
            )}
            <input
              {...control}
              className={styles.input}
              ref={input}
              name={name}
              type="text"
              role="combobox"
              autoComplete="off"
              spellCheck={false}
              placeholder={placeholder}
              aria-autocomplete="list"
              aria-expanded={hasList}
              aria-controls={hasList ? listId : undefined}
              aria-activedescendant={activeOption && optionId(listId, activeOption.id)}
              value={typed}
              onChange={event => {
                setTyped(event.target.value)
                open()
              }}
              onClick={open}
              onKeyDown={followKey}
              onBlur={() => {
                close()
                onBlur?.()
              }}
            />
          </div>
          <IconButton
            className={styles.open}
            size="small"
            icon="chevron-down"
            label={`Abrir la lista de ${label}`}
            tabIndex={-1}
            // The focus stays in the input: leaving it closes the list.
            onMouseDown={event => event.preventDefault()}
            onPress={() => {
              input.current?.focus()
              if (isOpen) close()
              else open()
            }}
          />
          <p className="visually-hidden" role="status">
            {said}
          </p>
          {isOpen && (
            <OptionPopover>
              {hasList ? (
                <OptionList
                  id={listId}
                  label={label}
                  multiple
                  options={found}
                  keyOf={({ id }) => id}
                  active={active}
                  isSelected={({ id }) => chosen.has(id)}
                  onChoose={toggle}
                >
                  {option => (
                    <>
                      <span className={popover.text}>{option.label}</span>{' '}
                      {option.detail && <span className={popover.detail}>{option.detail}</span>}
                      {chosen.has(option.id) && <Icon name="check" className={styles.check} />}
                    </>
                  )}
                </OptionList>
              ) : (
                <p className={list.none}>Nada coincide</p>
              )}
            </OptionPopover>
          )}
        </div>
      )}
    </Field>
  )
}
