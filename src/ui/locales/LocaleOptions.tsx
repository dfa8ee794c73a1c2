import { MAIN_LOCALES, type Locale, type LocaleMap } from '@/domain/locales'
import { textState } from '@/domain/locales/textState'
import { MissingTexts } from '@/ui/locales/MissingTexts'
import { OptionList } from '@/ui/choices/OptionList'
import styles from '@/ui/locales/LocaleSelect.module.css'
import popover from '@/ui/choices/Popover.module.css'

interface LocaleOptionsProps {
  id: string
  options: readonly Locale[]
  /** Index of the option that the keyboard is on; -1 = none. */
  active: number
  value: string
  maps: readonly LocaleMap[]
  onChoose: (locale: Locale) => void
}

const MAIN = new Set<string>(MAIN_LOCALES)

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

/** The list below the selector: the main four, a line, the others, in the order in which they come. */
export const LocaleOptions = ({ id, options, active, value, maps, onChoose }: LocaleOptionsProps) => {
  const firstOther = options.findIndex(({ code }) => !MAIN.has(code))
  return (
    <OptionList
      id={id}
      label="Idiomas"
      options={options}
      keyOf={({ code }) => code}
      active={active}
      isSelected={({ code }) => code === value}
      onChoose={onChoose}
      before={index => index === firstOther && index > 0 && <div className={styles.separator} data-testid="separator" aria-hidden="true" />}
    >
      {locale => <Option locale={locale} maps={maps} />}
    </OptionList>
  )
}
