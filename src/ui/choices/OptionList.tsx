import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useState, type ReactNode } from 'react'
import styles from '@/ui/choices/OptionList.module.css'
import { keepMounted } from '@/ui/grid/keepMounted'
import { popoverLook } from '@/ui/choices/popoverLook'

/** Options of a list and their state. */
export interface ListedOptions<Option> {
  id: string
  label: string
  options: readonly Option[]
  keyOf: (option: Option) => string | number
  /** Index of the option under the keyboard cursor; -1 for none. */
  active: number
  isSelected: (option: Option) => boolean
  multiple?: boolean
  onChoose: (option: Option) => void
  /** Renders content above an option, outside it. */
  before?: (index: number) => ReactNode
}

interface OptionListProps<Option> extends ListedOptions<Option> {
  /** The last option stays visible, below the others. */
  hasFoot?: boolean
  children: (option: Option) => ReactNode
}

const OPTION_HEIGHT = 32

export const optionId = (listId: string, key: string | number): string => `${listId}-${key}`

/** List below a combobox, whose input has the focus and the keys. Only the visible options and the active one are in the document. */
export const OptionList = <Option,>(props: OptionListProps<Option>) => {
  const { id, label, options, keyOf, active, isSelected, multiple, onChoose, before, hasFoot = false, children } = props
  const foot = hasFoot ? options.length - 1 : -1
  const keyAt = useCallback(
    (index: number) => {
      const option = options[index]
      if (option === undefined) return index
      return before?.(index) ? `${keyOf(option)} below` : keyOf(option)
    },
    [options, keyOf, before],
  )
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  // eslint-disable-next-line react/incompatible-library -- no memoised value depends on the virtualizer
  const virtualizer = useVirtualizer({
    count: hasFoot ? foot : options.length,
    getScrollElement: () => scroller,
    estimateSize: () => OPTION_HEIGHT,
    // Keys by option, not by index: measured heights stay right when a search changes the list.
    getItemKey: keyAt,
    overscan: 4,
    rangeExtractor: keepMounted(active),
  })
  useLayoutEffect(() => {
    if (scroller && active !== foot) virtualizer.scrollToIndex(Math.max(0, active))
  }, [virtualizer, scroller, active, foot, options])

  const optionAt = (option: Option, index: number) => (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the focused input handles the keys
    <div
      id={optionId(id, keyOf(option))}
      role="option"
      className={popoverLook('option')}
      aria-selected={isSelected(option)}
      aria-setsize={options.length}
      aria-posinset={index + 1}
      data-focused={index === active || undefined}
      onClick={() => onChoose(option)}
    >
      {children(option)}
    </div>
  )
  const last = options[foot]
  return (
    <div
      className={styles.list}
      ref={setScroller}
      id={id}
      role="listbox"
      // Browsers make a scroller without a tab index a stop of Tab, which would take the focus from the input and then lose it.
      tabIndex={-1}
      aria-label={label}
      aria-multiselectable={multiple || undefined}
    >
      <div role="presentation" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const option = options[index]
          if (option === undefined) return null
          return (
            <div
              key={String(key)}
              ref={virtualizer.measureElement}
              data-index={index}
              className={styles.place}
              style={{ transform: `translateY(${start}px)` }}
              role="presentation"
            >
              {before?.(index)}
              {optionAt(option, index)}
            </div>
          )
        })}
      </div>
      {last !== undefined && (
        <div className={styles.foot} role="presentation">
          {optionAt(last, foot)}
        </div>
      )}
    </div>
  )
}
