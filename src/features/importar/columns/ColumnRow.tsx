import { memo, useMemo, useState } from 'react'
import { ColumnSelect } from '@/features/importar/columns/ColumnSelect'
import { COMPONENT, componentKey, fieldKey, withSuggestion, type ColumnOption } from '@/features/importar/columns/options'
import type { ImportableName } from '@/features/importar/model/resources'
import { isKeyOf, titleOf } from '@/features/importar/model/targets'
import type { ColumnMatch, NamedRecord, Target } from '@/features/importar/model/types'
import { columnName } from '@/shared/export/columnName'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/buttons/Icon'
import { TextButton } from '@/ui/buttons/TextButton'
import { Badge } from '@/ui/lists/Badge'
import styles from '@/features/importar/columns/ColumnRow.module.css'

/** Options shared by the selects of all columns. */
interface ColumnChoices {
  recurso: ImportableName
  fields: readonly ColumnOption[]
  locales: readonly ColumnOption[]
  quantities: readonly ColumnOption[]
  components: readonly NamedRecord[]
}

interface ColumnRowProps extends ColumnChoices {
  column: number
  title: string
  /** First three values, one per line: an equal string does not render the memoized row again. */
  first: string
  match: ColumnMatch
  onChoose: (column: number, target: Target | null) => void
}

const ORIGINS = { title: 'Por el título', remembered: 'Como la última vez', chosen: 'Elegido ahora', left: 'Se queda fuera' } as const

/** Target for a column; a text keeps the language of a text chosen before. */
const inLocaleOf = (before: Target | null, target: Target | null): Target | null => {
  const isText = target?.kind === 'field' && target.locale !== null
  return isText && before?.kind === 'field' && before.locale !== null ? { ...target, locale: before.locale } : target
}

/** Row for a column of the file: first values, target field and origin of the match [IX-02]. */
export const ColumnRow = memo((props: ColumnRowProps) => {
  const { recurso, column, title, first, match, onChoose, fields, locales, quantities, components } = props
  const { target, origin, suggestion } = match
  const [isComponent, setComponent] = useState(false)
  const isOut = target === null
  const near = isOut ? suggestion : null
  const options = useMemo(() => withSuggestion(fields, recurso, near, components), [fields, recurso, near, components])
  const name = title.trim() === '' ? `${columnName(column)}, sin título` : title
  const wantsComponent = target?.kind === 'component' || (isOut && isComponent)
  const choose = (option: ColumnOption) => {
    setComponent(option.leads === true)
    if (option.leads) {
      if (!isOut && !wantsComponent) onChoose(column, null)
    } else if (option.key !== fieldKey(target)) onChoose(column, inLocaleOf(target, option.target))
  }
  return (
    <tr className={classes(styles.row, isOut && styles.out)} role="row">
      <th role="rowheader" scope="row" className={styles.title} title={title}>
        <span className={styles.letter} aria-hidden="true">
          {columnName(column)}
        </span>
        <span>{name}</span>
      </th>
      <td role="cell" className={styles.values}>
        <ol className={styles.firsts}>
          {first.split('\n').map((value, at) => (
            <li key={at} title={value}>
              {value === '' ? <span className="visually-hidden">vacía</span> : value}
            </li>
          ))}
        </ol>
      </td>
      <td role="cell" className={styles.arrow}>
        {!isOut && <Icon name="arrow-right" />}
      </td>
      <td role="cell" className={styles.field}>
        <div className={styles.selects}>
          <ColumnSelect
            label={`Campo de la columna ${name}`}
            options={options}
            value={wantsComponent ? COMPONENT : fieldKey(target)}
            none={options[0]}
            onChoose={choose}
          />
          {target?.kind === 'field' && target.locale !== null && (
            <ColumnSelect
              label={`Idioma de la columna ${name}`}
              detailed
              options={locales}
              value={target.locale}
              onChoose={({ key }) => key !== target.locale && onChoose(column, { ...target, locale: key })}
            />
          )}
          {wantsComponent && (
            <ColumnSelect
              label={`Componente y cantidad de la columna ${name}`}
              placeholder="Elija el componente"
              detailed
              options={quantities}
              value={componentKey(target)}
              onChoose={option => onChoose(column, option.target)}
            />
          )}
        </div>
      </td>
      <td role="cell" className={styles.how}>
        {target !== null && isKeyOf(recurso, target) ? (
          <Badge text="Identifica la fila" tone="accent" />
        ) : near !== null ? (
          <TextButton
            aria-label={`¿${titleOf(recurso, near, components)}? Asignarlo a la columna ${name}`}
            onPress={() => onChoose(column, near)}
          >
            ¿{titleOf(recurso, near, components)}?
          </TextButton>
        ) : (
          ORIGINS[origin]
        )}
      </td>
    </tr>
  )
})
ColumnRow.displayName = 'ColumnRow'
