import { memo, useId, useMemo, useState, type KeyboardEvent } from 'react'
import { counted } from '@/shared/counted'
import { lowered } from '@/shared/lowered'
import { DEFAULT_LOCALE, MAIN_LOCALES, type Locale, type LocaleMap } from '@/shared/locales'
import { codesInUse, inUseFirst } from '@/shared/locales/inUseFirst'
import { textState } from '@/shared/locales/textState'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/buttons/Icon'
import { BACK, codeOf, COPY, matchingEntries, sourcesIn, type Entry } from '@/ui/locales/entries'
import { LocaleOptions } from '@/ui/locales/LocaleOptions'
import { IncompleteLocales, MissingTexts } from '@/ui/locales/MissingTexts'
import { OptionPopover } from '@/ui/choices/OptionPopover'
import { useCombobox } from '@/ui/choices/useCombobox'
import { useLocales } from '@/ui/locales/useLocales'
import { buttonLook } from '@/ui/buttons/buttonLook'
import { fieldLook } from '@/ui/fields/fieldLook'
import styles from '@/ui/locales/LocaleSelect.module.css'

interface LocaleSelectProps {
  /** Visible label; without one the accessible name describes the function. */
  label?: string
  /** Large: the height of a form field. */
  large?: boolean
  /** Shows only the code on phones until the list opens, unless a list's pager is beside it. */
  brief?: boolean
  value: string
  onChange: (locale: string) => void
  /** Texts of the edited record, for the dots, "faltan 2" and the languages in use. */
  maps?: readonly LocaleMap[]
  /** Copies the missing texts of the chosen language from another one [TX-06]. */
  onCopy?: (from: string) => void
}

const NO_MAPS: readonly LocaleMap[] = []
const leads = (entry: Entry): boolean => entry.leads === true

/** Locales in order: the main four, then those in which the record has texts, then the others [ML-04]. */
const useOffered = (value: string, maps: readonly LocaleMap[]): readonly Locale[] => {
  const { main, others } = useLocales(value)
  // Joined to a string, which is stable between renders, unlike the maps.
  const used = codesInUse(maps).join(' ')
  return useMemo(() => [...main, ...inUseFirst(others, used.split(' '))], [main, others, used])
}

/**
 * Selector of the language in which a form's texts are edited: the main four, those in use, some 650 others. Typing searches names and
 * codes, ignoring accents [ML-03, ML-04]. Missing texts can be copied from another language [TX-06]. "Ir a…" focuses the selector with
 * `data-languages`.
 */
export const LocaleSelect = memo(({ label, large, brief, value, onChange, maps = NO_MAPS, onCopy }: LocaleSelectProps) => {
  const id = useId()
  const all = useOffered(value, maps)
  const [isCopying, setCopying] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  const { missing } = textState(maps, value)
  const offersCopy = onCopy !== undefined && value !== DEFAULT_LOCALE && missing > 0
  const languages = useMemo(() => (offersCopy ? [...all, COPY] : all), [all, offersCopy])
  const entries = isCopying ? [BACK, ...sourcesIn(all, maps, value)] : languages
  const nameOf = (locale: string) => all.find(({ code }) => code === locale)?.name ?? locale
  const { listId, isOpen, hasList, found, active, typed, choose, walk, toggle, input } = useCombobox<Entry>({
    options: entries,
    matching: matchingEntries,
    keyOf: codeOf,
    shown: nameOf(value),
    isChosen: ({ code }) => code === value,
    leads,
    onChoose: entry => {
      if (entry === COPY) {
        setCopying(true)
        walk(0)
      } else if (entry === BACK) back()
      else if (entry.texts !== undefined) {
        onCopy?.(entry.code)
        setAnnouncement(`${counted(entry.texts, 'texto copiado', 'textos copiados')} de ${lowered(entry.name)}`)
      } else if (entry.code !== value) onChange(entry.code)
    },
  })
  if (isCopying && !isOpen) setCopying(false)
  const back = () => {
    setCopying(false)
    walk(languages.length - 1)
  }
  const follow = (event: KeyboardEvent<HTMLInputElement>) => {
    setAnnouncement('')
    if (isCopying && event.key === 'Escape') {
      event.stopPropagation()
      back()
    } else if (offersCopy && isOpen && !isCopying && typed === '' && event.key === 'End') {
      event.preventDefault()
      walk(languages.length - 1)
    } else if (!isCopying || event.key !== 'Tab') input.onKeyDown(event)
  }
  const incomplete = MAIN_LOCALES.filter(code => textState(maps, code).missing > 0).length
  const lacking = `${missing === 1 ? 'Falta 1 texto' : `Faltan ${missing} textos`} en ${lowered(nameOf(value))}`

  return (
    <div
      className={classes(styles.locale, brief && !isOpen && styles.brief, label !== undefined && fieldLook('field'))}
      data-languages={label === undefined || undefined}
    >
      <div className={label === undefined ? 'visually-hidden' : fieldLook('head')}>
        <label className={fieldLook('label')} htmlFor={id}>
          {label ?? 'Idioma de los textos'}
        </label>
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- frame of the input */}
      <div
        className={classes(fieldLook('group'), !large && fieldLook('small'), styles.group)}
        // The focus stays in the input: losing it closes the list.
        onMouseDown={event => event.target instanceof HTMLInputElement || event.preventDefault()}
        onClick={event => event.target instanceof HTMLInputElement || toggle()}
      >
        <Icon name="globe" />
        <input
          {...input}
          id={id}
          className={classes(fieldLook('input'), styles.input)}
          onKeyDown={follow}
          onBlur={() => {
            setAnnouncement('')
            input.onBlur()
          }}
        />
        <span className={styles.end}>
          {missing > 0 ? <MissingTexts count={missing} /> : incomplete > 0 && <IncompleteLocales count={incomplete} />}
          <span className={styles.code}>{value}</span>
          <button type="button" className={buttonLook('icon', 'small')} tabIndex={-1} aria-label="Abrir la lista de idiomas">
            <Icon name="chevron-down" />
          </button>
        </span>
      </div>
      {isOpen && (
        <OptionPopover empty="Ningún idioma coincide">
          {hasList ? (
            <LocaleOptions
              key={String(isCopying)}
              id={listId}
              label={isCopying ? 'Copiar lo que falta de' : 'Idiomas'}
              heading={lacking}
              options={found}
              active={active}
              value={value}
              maps={maps}
              onChoose={choose}
            />
          ) : null}
        </OptionPopover>
      )}
      <p className={announcement ? styles.said : undefined} role="status">
        {announcement}
      </p>
    </div>
  )
})
