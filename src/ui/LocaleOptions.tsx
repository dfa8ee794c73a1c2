import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useState } from 'react'
import { MAIN_LOCALES, type Locale, type LocaleMap } from '@/domain/locales'
import { textState } from '@/domain/locales/textState'
import { MissingTexts } from '@/ui/MissingTexts'
import styles from '@/ui/LocaleSelect.module.css'
import popover from '@/ui/Popover.module.css'

interface LocaleOptionsProps {
  id: string
  options: readonly Locale[]
  /** Index of the option that the keyboard is on; -1 = none. */
  active: number
  value: string
  maps: readonly LocaleMap[]
  onChoose: (code: string) => void
}

const MAIN = new Set<string>(MAIN_LOCALES)
const OPTION_HEIGHT = 32

/** What the dots say to those who do not see them. */
const WORDS = { full: 'con todos los textos', some: 'con algunos textos', none: 'sin textos' }

const Option = ({ locale: { code, name }, maps }: { locale: Locale; maps: readonly LocaleMap[] }) => {
  const { texts, missing } = textState(maps, code)
  const showsMissing = missing > 0 && (texts === 'some' || MAIN.has(code))
  return (
    <>
      {maps.length > 0 && <span className={styles.dot} data-texts={texts} />}
      <span className={popover.text}>{name}</span>{' '}
      {showsMissing ? <MissingTexts count={missing} /> : maps.length > 0 && <span className="visually-hidden">{WORDS[texts]}</span>}{' '}
      <span className={popover.detail}>{code}</span>
    </>
  )
}

export const optionId = (listId: string, code: string): string => `${listId}-${code}`

/** The list below the selector: the main four, a line, the others. Of some 650 only those in sight are in the document. */
export const LocaleOptions = ({ id, options, active, value, maps, onChoose }: LocaleOptionsProps) => {
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  // eslint-disable-next-line react-hooks/incompatible-library -- nothing of it is handed on memoised
  const virtualizer = useVirtualizer({
    count: options.length,
    getScrollElement: () => scroller,
    estimateSize: () => OPTION_HEIGHT,
    overscan: 4,
    rangeExtractor: range => {
      const indices = defaultRangeExtractor(range)
      return active < 0 || indices.includes(active) ? indices : [...indices, active].sort((a, b) => a - b)
    },
  })
  useLayoutEffect(() => {
    if (scroller) virtualizer.scrollToIndex(Math.max(0, active))
  }, [virtualizer, scroller, active, options])

  const firstOther = options.findIndex(({ code }) => !MAIN.has(code))
  return (
    <div className={styles.list} ref={setScroller} id={id} role="listbox" aria-label="Idiomas">
      <div role="presentation" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const locale = options[index]
          if (!locale) return null
          return (
            <div
              key={locale.code}
              ref={virtualizer.measureElement}
              data-index={index}
              className={styles.place}
              style={{ transform: `translateY(${start}px)` }}
              role="presentation"
            >
              {index === firstOther && index > 0 && <div className={styles.separator} data-testid="separator" aria-hidden="true" />}
              {/* eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/interactive-supports-focus -- the focus and the keys are the input's */}
              <div
                id={optionId(id, locale.code)}
                role="option"
                className={popover.option}
                aria-selected={locale.code === value}
                aria-setsize={options.length}
                aria-posinset={index + 1}
                data-focused={index === active || undefined}
                onClick={() => onChoose(locale.code)}
              >
                <Option locale={locale} maps={maps} />
              </div>
            </div>
          )
        })}
      </div>
    </div>
  )
}
