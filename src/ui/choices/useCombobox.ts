import { useId, useLayoutEffect, useMemo, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react'
import { optionId } from '@/ui/choices/OptionList'
import { DOWN, PAGES, stepTo } from '@/ui/keys/stepTo'
import { useFocusOnMount } from '@/ui/useFocusOnMount'

/** Home and End belong to the caret of the input. */
const STEPS = { ...DOWN, ...PAGES }

interface ComboboxOf<Option> {
  options: readonly Option[]
  /** The options that what was typed means: a function of a module, or else they are searched at each rendering. */
  matching: (options: readonly Option[], typed: string) => readonly Option[]
  keyOf: (option: Option) => string | number
  /** What the input reads while nobody types: the name of the chosen one. */
  shown: string
  isChosen: (option: Option) => boolean
  onChoose: (option: Option) => void
  /** What it means when the input is emptied and left. */
  none?: Option | undefined
  /** Several can be chosen: after a choice the list stays open for the next. */
  multiple?: boolean
  /** Options that change the list instead of being chosen: it stays open. */
  leads?: (option: Option) => boolean
  autoFocus?: boolean
  onBlur?: (() => void) | undefined
}

/** Unlike `select`, which brings the input into sight first: out of a sticky head it would scroll the page under it. */
const selectAll = (input: HTMLInputElement | null) => input?.setSelectionRange(0, input.value.length)

/**
 * The mechanism of all fields that offer a list to search in: a click anywhere opens it, what is typed replaces what stood there and
 * finds, arrows walk the list, Enter takes, and so does Tab where only one can be chosen, Escape gives up.
 *
 * React Aria's ComboBox is no substitute: it builds all options of every field before it shows any, and again at each key, which takes
 * thousands of them too long; it forgets at each key which option Enter takes; and it takes Home, End and, after an arrow, Tab from the input.
 */
export const useCombobox = <Option>(combobox: ComboboxOf<Option>) => {
  const { options, matching, keyOf, shown, isChosen, onChoose, none, multiple = false, leads, autoFocus = false, onBlur } = combobox
  const listId = useId()
  const input = useRef<HTMLInputElement | null>(null)
  const focused = useFocusOnMount(autoFocus)
  const [isOpen, setOpen] = useState(false)
  /** Is null while nothing is being typed: the chosen one shows. */
  const [typed, setTyped] = useState<string | null>(null)
  const [walked, setWalked] = useState(-1)

  const found = useMemo(() => matching(options, typed ?? ''), [matching, options, typed])
  const isSearching = typed !== null && typed.trim() !== ''
  /** What Enter takes: that to which the arrows led, or else the first that was found. */
  const active = walked < 0 && isSearching && found.length > 0 ? 0 : walked
  const taken = isOpen ? found[active] : undefined
  const hasList = isOpen && found.length > 0

  // A new name in the input would leave the caret at its end, and what is typed next would go on from there.
  useLayoutEffect(() => {
    if (typed === null && document.activeElement === input.current) selectAll(input.current)
  }, [typed, shown])

  /** Goes to one of the options with nothing typed: -1 = to none. */
  const walk = (to: number) => {
    setTyped(null)
    setWalked(to)
  }
  const open = () => {
    walk(multiple ? -1 : options.findIndex(isChosen))
    setOpen(true)
  }
  const close = () => {
    walk(-1)
    setOpen(false)
  }
  const choose = (option: Option) => {
    if (!multiple && !leads?.(option)) close()
    else if (typed) walk(-1)
    onChoose(option)
  }
  const leave = () => {
    if (typed === '' && none !== undefined) choose(none)
    else close()
  }
  const follow = (event: KeyboardEvent): void => {
    const to = stepTo(STEPS, event.key, isOpen ? walked : -1, found.length)
    if (to !== null) {
      event.preventDefault()
      if (!isOpen) open()
      if (isOpen || multiple) setWalked(to)
    } else if (event.key === 'Enter' && (isOpen || !(event.ctrlKey || event.metaKey))) {
      event.preventDefault()
      if (taken) choose(taken)
      else if (isOpen && !multiple) leave()
      else if (!isOpen) open()
    } else if (event.key === 'Tab' && !multiple && isSearching && taken) {
      choose(taken)
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation()
      close()
    }
  }

  return {
    listId,
    isOpen,
    hasList,
    found,
    active,
    typed: typed ?? '',
    choose,
    walk,
    /** The chevron calls it. */
    toggle: () => {
      input.current?.focus({ preventScroll: true })
      if (isOpen) close()
      else open()
    },
    focus: () => input.current?.focus({ preventScroll: true }),
    input: {
      ref: (element: HTMLInputElement | null) => {
        input.current = element
        focused(element)
      },
      type: 'text',
      role: 'combobox',
      autoComplete: 'off',
      spellCheck: false,
      'aria-autocomplete': 'list' as const,
      'aria-expanded': hasList,
      'aria-controls': hasList ? listId : undefined,
      'aria-activedescendant': taken && hasList ? optionId(listId, keyOf(taken)) : undefined,
      value: typed ?? shown,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setTyped(target.value)
        setWalked(-1)
        setOpen(true)
      },
      onFocus: () => selectAll(input.current),
      onClick: () => {
        if (typed !== null) return
        selectAll(input.current)
        if (!isOpen) open()
      },
      onBlur: () => {
        leave()
        onBlur?.()
      },
      onKeyDown: follow,
    },
  }
}
