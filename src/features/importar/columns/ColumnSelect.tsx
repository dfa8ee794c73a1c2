import { useCallback, useId, type ReactNode } from 'react'
import type { ColumnOption } from '@/features/importar/columns/options'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/buttons/Icon'
import { matchingOptions } from '@/ui/choices/matchingOptions'
import { OfferedOptions } from '@/ui/choices/OfferedOptions'
import { OptionHeading } from '@/ui/choices/OptionParts'
import { useCombobox } from '@/ui/choices/useCombobox'
import { fieldLook } from '@/ui/fields/fieldLook'
import styles from '@/features/importar/columns/ColumnSelect.module.css'

interface ColumnSelectProps {
  /** "Campo de la columna Familia" */
  label: string
  /** Options; a stable array, because a search reads all of a new one. */
  options: readonly ColumnOption[]
  /** Key of the chosen option. */
  value: string
  placeholder?: string
  /** Shows the detail of the chosen option, too. */
  detailed?: boolean
  /** Option chosen by emptying the field. */
  none?: ColumnOption
  onChoose: (option: ColumnOption) => void
}

const keyOf = ({ key }: ColumnOption) => key

/** Searchable select of a column: field, language or component [IX-02]. */
export const ColumnSelect = ({ label, options, value, placeholder = '', detailed, none, onChoose }: ColumnSelectProps) => {
  const id = useId()
  const chosen = options.find(({ key }) => key === value)
  const { input, listId, isOpen, found, active, choose } = useCombobox<ColumnOption>({
    options,
    matching: matchingOptions,
    keyOf,
    shown: chosen?.label ?? '',
    isChosen: ({ key }) => key === value,
    none,
    onChoose,
  })
  const before = useCallback(
    (index: number): ReactNode => {
      const group = found[index]?.group
      return group !== undefined && group !== found[index - 1]?.group ? <OptionHeading>{group}</OptionHeading> : null
    },
    [found],
  )
  // Detail of the chosen option, shown beside the input while the user is not typing.
  const detail = detailed && input.value === chosen?.label ? chosen.detail : undefined
  return (
    <div className={styles.select}>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className={classes(fieldLook('input'), styles.input)}
        // Room for the detail, which lies over the end of the input.
        style={detail === undefined ? undefined : { paddingRight: `${2.5 + 0.4 * detail.length}rem` }}
        placeholder={placeholder}
        title={input.value}
      />
      {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      <Icon name="chevron-down" />
      {isOpen && (
        <OfferedOptions
          id={listId}
          label={label}
          wide
          options={found}
          keyOf={keyOf}
          active={active}
          isSelected={({ key }) => key === value}
          onChoose={choose}
          before={before}
        />
      )}
    </div>
  )
}
