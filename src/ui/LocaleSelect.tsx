import { useMemo } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Separator } from 'react-aria-components/Separator'
import { Text } from 'react-aria-components/Text'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { MAIN_LOCALES, type Locale, type LocaleMap } from '@/domain/locales'
import { textState } from '@/domain/locales/textState'
import { fold, wordsOf } from '@/domain/table/fold'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/Icon'
import { useLocales } from '@/ui/useLocales'
import styles from '@/ui/LocaleSelect.module.css'
import popover from '@/ui/Popover.module.css'

interface LocaleSelectProps {
  value: string
  onChange: (locale: string) => void
  /** The texts of the edited record: from them come the dots and "faltan 2". */
  maps?: readonly LocaleMap[]
}

const MAIN = new Set<string>(MAIN_LOCALES)
const SEPARATOR: Locale = { code: 'separator', name: '' }

/** What the dots say to those who do not see them. */
const WORDS = { full: 'con todos los textos', some: 'con algunos textos', none: 'sin textos' }

const Missing = ({ count }: { count: number }) => <span className={styles.missing}>faltan {count}</span>

const Option = ({ locale: { code, name }, maps }: { locale: Locale; maps: readonly LocaleMap[] }) => {
  const { texts, missing } = textState(maps, code)
  const showsMissing = missing > 0 && (texts === 'some' || MAIN.has(code))
  return (
    <ListBoxItem id={code} textValue={name} className={popover.option ?? ''}>
      {maps.length > 0 && <span className={styles.dot} data-texts={texts} />}
      <Text slot="label" className={popover.text ?? ''}>
        {name}
      </Text>
      <Text slot="description" className={styles.detail ?? ''}>
        {showsMissing && <Missing count={missing} />}
        {maps.length > 0 && !showsMissing && <span className="visually-hidden">{WORDS[texts]} </span>}
        <span className={popover.detail}>{code}</span>
      </Text>
    </ListBoxItem>
  )
}

/**
 * Which language the texts of a form are edited in: the main four, a line, some 650 others. Typing finds by name and by code,
 * accents or not [ML-03, ML-04].
 */
export const LocaleSelect = ({ value, onChange, maps = [] }: LocaleSelectProps) => {
  const { main, others } = useLocales(value)
  const entries = useMemo(() => (others.length > 0 ? [...main, SEPARATOR, ...others] : main), [main, others])
  const searched = useMemo(() => new Map([...main, ...others].map(({ name, code }) => [name, fold(`${name} ${code}`)])), [main, others])
  const { missing } = textState(maps, value)

  return (
    <ComboBox
      className={styles.locale ?? ''}
      value={value}
      onChange={key => {
        if (typeof key === 'string') onChange(key)
      }}
      defaultItems={entries}
      defaultFilter={(name, typed) => wordsOf(typed).every(word => searched.get(name)?.includes(word))}
      allowsEmptyCollection
    >
      <Label className="visually-hidden">Idioma de los textos</Label>
      <div className={styles.group}>
        <Icon name="globe" />
        <Input className={styles.input ?? ''} onFocus={event => event.currentTarget.select()} />
        <span className={styles.end}>
          {missing > 0 && <Missing count={missing} />}
          <span className={styles.code}>{value}</span>
          <Button className={styles.open ?? ''} aria-label="Abrir la lista de idiomas">
            <Icon name="chevron-down" />
          </Button>
        </span>
      </div>
      <Popover className={classes(popover.popover, styles.popover)} offset={4} placement="bottom start">
        <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowSize: 32 }}>
          <ListBox<Locale>
            className={classes(popover.list, styles.list)}
            aria-label="Idiomas"
            renderEmptyState={() => <p className={styles.none}>Ningún idioma coincide</p>}
            dependencies={[maps]}
          >
            {entry =>
              entry === SEPARATOR ? <Separator id={entry.code} className={styles.separator ?? ''} /> : <Option locale={entry} maps={maps} />
            }
          </ListBox>
        </Virtualizer>
      </Popover>
    </ComboBox>
  )
}
