import { DEFAULT_LOCALE, languageTag, type Locale } from '@/shared/locales'
import { useId } from 'react'
import { classes } from '@/ui/classes'
import { GridHead } from '@/ui/grid/GridHead'
import { gridLook } from '@/ui/grid/gridLook'
import { useFocusOnMount } from '@/ui/useFocusOnMount'
import { useLocales } from '@/ui/locales/useLocales'
import styles from '@/ui/dialogs/ConflictTable.module.css'

export interface ConflictRow {
  key: string
  /** Label of the field. */
  label: string
  /** Locale of a text; null for fields without languages. */
  locale: string | null
  mine: string
  theirs: string
}

/** Column titles of the two versions. */
export interface Versions {
  theirs: string
  mine: string
}

export const PEOPLE: Versions = { theirs: 'La otra versión', mine: 'La mía' }

/** Keys of the rows in which theirs is chosen; in all others mine is chosen. */
export interface RowChoice {
  theirs: ReadonlySet<string>
  onChoose: (key: string, isTheirs: boolean) => void
}

interface VersionProps {
  of: string
  text: string
  locale: string | null
  /** Label of the choice: "La otra". */
  chooses: string
  group: string
  isChosen: boolean
  onChoose: (() => void) | undefined
}

const Version = ({ of, text, locale, chooses, group, isChosen, onChoose }: VersionProps) => {
  const words = text || <span className={styles.nothing}>Sin texto</span>
  return (
    <td role="cell" data-of={of} lang={locale === null || text === '' ? undefined : languageTag(locale)}>
      {onChoose ? (
        <label className={styles.version}>
          <input type="radio" name={group} aria-label={chooses} aria-describedby={group} checked={isChosen} onChange={onChoose} />
          <span>{words}</span>
        </label>
      ) : (
        words
      )}
    </td>
  )
}

const nameOf = (locales: readonly Locale[], code: string) => locales.find(locale => locale.code === code)?.name ?? code

interface ConflictTableProps {
  rows: readonly ConflictRow[]
  versions: Versions
  choice?: RowChoice
}

/** Table of conflicts: for each field the other user's saved value and the value that would replace it. */
export const ConflictTable = ({ rows, versions: { theirs, mine }, choice }: ConflictTableProps) => {
  const id = useId()
  const { main, others } = useLocales(DEFAULT_LOCALE)
  const region = useFocusOnMount(true)
  return (
    <div ref={region} className={styles.scroll} role="group" aria-label="Las dos versiones" tabIndex={-1}>
      <table className={classes(gridLook.table, styles.table)} role="table">
        <GridHead
          columns={[
            { key: 'field', title: 'Campo' },
            { key: 'theirs', title: theirs },
            { key: 'mine', title: mine },
          ]}
        />
        <tbody role="rowgroup">
          {rows.map(({ key, label, locale, mine: my, theirs: their }, at) => {
            const group = `${id}-${at}`
            const isTheirs = choice?.theirs.has(key) ?? false
            const choose = (of: boolean) => choice && (() => choice.onChoose(key, of))
            return (
              <tr key={key} role="row">
                <th role="rowheader" scope="row" id={group}>
                  {label}
                  {locale !== null && <span className={styles.locale}>{nameOf([...main, ...others], locale)}</span>}
                </th>
                <Version
                  of={theirs}
                  text={their}
                  locale={locale}
                  group={group}
                  chooses="La otra"
                  isChosen={isTheirs}
                  onChoose={choose(true)}
                />
                <Version of={mine} text={my} locale={locale} group={group} chooses="La mía" isChosen={!isTheirs} onChoose={choose(false)} />
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
