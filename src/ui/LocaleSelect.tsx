import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { MAIN_LOCALES, type LocaleMap } from '@/domain/locales'
import { matchingLocales } from '@/domain/locales/matchingLocales'
import { textState } from '@/domain/locales/textState'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/Icon'
import { LocaleOptions } from '@/ui/LocaleOptions'
import { IncompleteLocales, MissingTexts } from '@/ui/MissingTexts'
import { movedByKey, optionId } from '@/ui/OptionList'
import { OptionPopover } from '@/ui/OptionPopover'
import { useLocales } from '@/ui/useLocales'
import field from '@/ui/Field.module.css'
import styles from '@/ui/LocaleSelect.module.css'
import list from '@/ui/OptionList.module.css'

interface LocaleSelectProps {
  /** Without one it is named for what it does in the head of a form, where it needs no label to be seen. */
  label?: string
  value: string
  onChange: (locale: string) => void
  /** The texts of the edited record: from them come the dots and "faltan 2". */
  maps?: readonly LocaleMap[]
}

const NO_MAPS: readonly LocaleMap[] = []

/**
 * Which language the texts of a form are edited in: the main four, a line, some 650 others. Typing finds by name and by code,
 * accents or not; arrows walk the list, Enter chooses, Escape gives up [ML-03, ML-04].
 */
export const LocaleSelect = ({ label, value, onChange, maps = NO_MAPS }: LocaleSelectProps) => {
  const id = useId()
  const listId = `${id}-list`
  const input = useRef<HTMLInputElement>(null)
  const { main, others } = useLocales(value)
  const [isOpen, setOpen] = useState(false)
  /** null: nothing is being typed, the chosen one shows. */
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(-1)

  const all = useMemo(() => [...main, ...others], [main, others])
  const options = useMemo(() => matchingLocales(all, typed ?? ''), [all, typed])
  const chosen = all.findIndex(({ code }) => code === value)
  const activeCode = isOpen ? options[active]?.code : undefined
  const hasList = isOpen && options.length > 0
  const { missing } = textState(maps, value)
  const incomplete = MAIN_LOCALES.filter(code => textState(maps, code).missing > 0).length

  const open = () => {
    setTyped(null)
    setActive(chosen)
    setOpen(true)
  }
  const close = () => {
    setTyped(null)
    setOpen(false)
  }
  const choose = (code: string) => {
    close()
    if (code !== value) onChange(code)
  }
  const followKey = (event: KeyboardEvent) => {
    const to = movedByKey(event.key, active, options.length)
    if (to !== null) {
      event.preventDefault()
      if (isOpen) setActive(to)
      else open()
    } else if (isOpen && event.key === 'Enter') {
      event.preventDefault()
      const code = activeCode ?? options[0]?.code
      if (code !== undefined) choose(code)
    } else if (isOpen && event.key === 'Escape') {
      event.stopPropagation()
      close()
    }
  }

  return (
    <div className={classes(styles.locale, label !== undefined && field.field)}>
      <div className={label === undefined ? 'visually-hidden' : field.head}>
        <label className={field.label} htmlFor={id}>
          {label ?? 'Idioma de los textos'}
        </label>
      </div>
      <div className={styles.group}>
        <Icon name="globe" />
        <input
          ref={input}
          id={id}
          className={styles.input}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={hasList}
          aria-controls={hasList ? listId : undefined}
          aria-activedescendant={activeCode && optionId(listId, activeCode)}
          value={typed ?? all[chosen]?.name ?? value}
          onChange={event => {
            setTyped(event.target.value)
            setActive(-1)
            setOpen(true)
          }}
          onFocus={event => event.target.select()}
          onBlur={close}
          onKeyDown={followKey}
        />
        <span className={styles.end}>
          {missing > 0 ? <MissingTexts count={missing} /> : incomplete > 0 && <IncompleteLocales count={incomplete} />}
          <span className={styles.code}>{value}</span>
          <button
            type="button"
            className={styles.open}
            tabIndex={-1}
            aria-label="Abrir la lista de idiomas"
            // The focus stays in the input: leaving it closes the list.
            onMouseDown={event => event.preventDefault()}
            onClick={() => {
              input.current?.focus()
              if (isOpen) close()
              else open()
            }}
          >
            <Icon name="chevron-down" />
          </button>
        </span>
      </div>
      {isOpen && (
        <OptionPopover>
          {hasList ? (
            <LocaleOptions id={listId} options={options} active={active} value={value} maps={maps} onChoose={choose} />
          ) : (
            <p className={list.none} role="status">
              Ningún idioma coincide
            </p>
          )}
        </OptionPopover>
      )}
    </div>
  )
}
