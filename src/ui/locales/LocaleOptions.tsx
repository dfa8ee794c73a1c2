import type { ReactNode } from 'react'
import { counted } from '@/shared/counted'
import { MAIN_LOCALES, type LocaleMap } from '@/shared/locales'
import { textState } from '@/shared/locales/textState'
import { Icon } from '@/ui/buttons/Icon'
import { BACK, codeOf, COPY, type Entry } from '@/ui/locales/entries'
import { MissingTexts } from '@/ui/locales/MissingTexts'
import { OptionList } from '@/ui/choices/OptionList'
import { TextsDot } from '@/ui/locales/TextsDot'
import styles from '@/ui/locales/LocaleOptions.module.css'
import { OptionDetail, OptionHeading, OptionText } from '@/ui/choices/OptionParts'

interface LocaleOptionsProps {
  id: string
  label: string
  options: readonly Entry[]
  /** Index of the option under the keyboard cursor; -1 for none. */
  active: number
  value: string
  maps: readonly LocaleMap[]
  /** Title above the languages that texts are copied from. */
  heading: ReactNode
  onChoose: (entry: Entry) => void
}

const MAIN = new Set<string>(MAIN_LOCALES)
/** Accessible texts of the dots. */
const WORDS = { full: 'con todos los textos', some: 'con algunos textos', none: 'sin textos' }

const Language = ({ entry: { code, name }, maps }: { entry: Entry; maps: readonly LocaleMap[] }) => {
  const { texts, missing } = textState(maps, code)
  const showsMissing = missing > 0 && (texts === 'some' || MAIN.has(code))
  return (
    <>
      {maps.length > 0 && <TextsDot texts={texts} />}
      <OptionText>{name}</OptionText>{' '}
      {showsMissing ? <MissingTexts count={missing} /> : maps.length > 0 && <span className="visually-hidden">{WORDS[texts]}</span>}{' '}
      <OptionDetail>{code}</OptionDetail>
    </>
  )
}

const Source = ({ entry: { code, name, texts = 0 } }: { entry: Entry }) => (
  <>
    <OptionText>{name}</OptionText> <OptionDetail>{counted(texts, 'texto', 'textos')}</OptionDetail> <OptionDetail>{code}</OptionDetail>
  </>
)

const Way = ({ entry }: { entry: Entry }) => (
  <>
    <Icon name={entry === COPY ? 'copy' : 'arrow-left'} />
    <OptionText>{entry.name}</OptionText>
    {entry === COPY && <Icon name="chevron-right" />}
  </>
)

const separator = <div className={styles.separator} data-testid="separator" aria-hidden="true" />

/** List below the selector: the four main languages, a separator and the others; or the languages to copy from. */
export const LocaleOptions = ({ options, value, maps, heading, ...list }: LocaleOptionsProps) => {
  const firstOther = options.findIndex(({ code }) => !MAIN.has(code))
  const before = (index: number) => {
    if (options[0] !== BACK) return index === firstOther && index > 0 && separator
    return (
      index === 1 && (
        <>
          {separator}
          <OptionHeading>{heading}</OptionHeading>
        </>
      )
    )
  }
  return (
    <OptionList
      {...list}
      options={options}
      keyOf={codeOf}
      isSelected={({ code }) => code === value}
      hasFoot={options.at(-1) === COPY}
      before={before}
    >
      {entry => {
        if (entry.leads) return <Way entry={entry} />
        return entry.texts === undefined ? <Language entry={entry} maps={maps} /> : <Source entry={entry} />
      }}
    </OptionList>
  )
}
