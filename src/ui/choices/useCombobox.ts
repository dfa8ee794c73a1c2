import { useId, useLayoutEffect, useMemo, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react'
import { optionId } from '@/ui/choices/OptionList'
import { DOWN, PAGES, stepTo } from '@/ui/keys/stepTo'
import { useFocusOnMount } from '@/ui/useFocusOnMount'

/** Keys that move through the list. Home and End are left to the caret of the input. */
const STEPS = { ...DOWN, ...PAGES }

interface ComboboxOf<Option> {
  options: readonly Option[]
  /** Options that match the typed text. Must be a stable function, or each rendering repeats the search. */
  matching: (options: readonly Option[], typed: string) => readonly Option[]
  keyOf: (option: Option) => string | number
  /** Text of the input while the user does not type: the label of the chosen option. */
  shown: string
  isChosen: (option: Option) => boolean
  onChoose: (option: Option) => void
  /** Option chosen by emptying and leaving the input. */
  none?: Option
  /** Several can be chosen: the list stays open after a choice. */
  multiple?: boolean
  /** True for options that change the list instead of being chosen; the list stays open. */
  leads?: (option: Option) => boolean
  autoFocus?: boolean
  onBlur?: () => void
}

/** Selects without scrolling, unlike `select()`: in a sticky head that would scroll the page. */
const selectAll = (input: HTMLInputElement | null) => input?.setSelectionRange(0, input.value.length)

/**
 * Behaviour of all fields with a searchable list: a click opens it, typing replaces the text and searches, arrows walk the list, Enter
 * chooses, Tab chooses too where only one can be chosen, Escape cancels.
 *
 * React Aria 1.22.1 does not fit. With 5,000 options, a virtual list and this search, milliseconds at a quarter of the processor's speed:
 * ComboBox opens in 335, takes 130 for a key and 60 for an arrow; this hook 235, 43 and 17. Ten closed fields take 1,970 instead of 280 to
 * appear, because each builds all of its options. Autocomplete with a ListBox: 550, 92 and 84. ComboBox forgets at each key, Autocomplete at
 * Backspace, which option Enter chooses; both take Home and End from the input; ComboBox closes when a container of it scrolls.
 */
export const useCombobox = <Option>(combobox: ComboboxOf<Option>) => {
  const { options, matching, keyOf, shown, isChosen, onChoose, none, multiple = false, leads, autoFocus = false, onBlur } = combobox
  const listId = useId()
  const input = useRef<HTMLInputElement | null>(null)
  const focused = useFocusOnMount(autoFocus)
  const [isOpen, setOpen] = useState(false)
  /** Typed text; null while the input shows the chosen option. */
  const [typed, setTyped] = useState<string | null>(null)
  const [walked, setWalked] = useState(-1)

  const found = useMemo(() => matching(options, typed ?? ''), [matching, options, typed])
  const isSearching = typed !== null && typed.trim() !== ''
  /** Index of the option that Enter chooses: the one reached by arrows, or else the first match. */
  const active = walked < 0 && isSearching && found.length > 0 ? 0 : walked
  const taken = isOpen ? found[active] : undefined
  const hasList = isOpen && found.length > 0

  // Selects the new label: otherwise the caret stays at its end, and further typing would be appended.
  useLayoutEffect(() => {
    if (typed === null && document.activeElement === input.current) selectAll(input.current)
  }, [typed, shown])

  /** Moves to an option without typed text; -1 for none. */
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
    const to = stepTo(STEPS, event.key, isOpen ? active : -1, found.length)
    if (to !== null) {
      event.preventDefault()
      if (!isOpen) open()
      if (isOpen || multiple) setWalked(to)
    } else if (event.key === 'Enter' && (isOpen || !(event.ctrlKey || event.metaKey))) {
      event.preventDefault()
      if (taken) choose(taken)
      else if (isOpen && !multiple) leave()
      else if (!isOpen) open()
    } else if (event.key === 'Tab' && !multiple && taken && !leads?.(taken)) {
      if (isChosen(taken)) close()
      else choose(taken)
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
    /** Toggle for the chevron. */
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
      'data-open': isOpen || undefined,
      'aria-controls': hasList ? listId : undefined,
      'aria-activedescendant': taken && hasList ? optionId(listId, keyOf(taken)) : undefined,
      value: typed ?? shown,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setTyped(target.value)
        setWalked(-1)
        setOpen(true)
      },
      onFocus: () => selectAll(input.current),
      // Browsers collapse a selection when a button pressed inside it is released, after the click has selected all: typing would add to the
      // shown text. A press outside a selection has no such end.
      onMouseDown: () => {
        if (typed === null) input.current?.setSelectionRange(0, 0)
      },
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
