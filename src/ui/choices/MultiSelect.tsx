import { useMemo, useState, type KeyboardEvent } from 'react'
import { counted } from '@/shared/counted'
import { Button } from '@/ui/buttons/Button'
import { ChosenChips } from '@/ui/choices/ChosenChips'
import { Field } from '@/ui/fields/Field'
import { IconButton } from '@/ui/buttons/IconButton'
import { matchingOptions, type OfferedOption } from '@/ui/choices/matchingOptions'
import { OfferedOptions } from '@/ui/choices/OfferedOptions'
import { UndoNotice } from '@/ui/lists/UndoNotice'
import { useCombobox } from '@/ui/choices/useCombobox'
import styles from '@/ui/choices/MultiSelect.module.css'

type Id = string | number

export interface MultiSelectOption<OptionId extends Id = number> extends OfferedOption {
  id: OptionId
}

interface MultiSelectProps<OptionId extends Id> {
  label: string
  /** Ids in the order of choice. */
  value: readonly OptionId[]
  onChange: (ids: OptionId[]) => void
  /** Options in the order shown. Memoise them, because a search reads all of them. */
  options: readonly MultiSelectOption<OptionId>[]
  placeholder?: string
  /** Address of an id's record, to which its chip links. */
  addressOf?: (id: OptionId) => string
  /** Label of a button that adds all options: "Asociar todos" [CB-03]. */
  all?: string
  /** Value that changes with each save: adding "all" can be undone until it changes. */
  saved?: unknown
  onBlur?: () => void
  error?: string
  name?: string
  autoFocus?: boolean
}

const idOf = <OptionId extends Id>({ id }: MultiSelectOption<OptionId>) => id

/**
 * Choice of several options from a list of up to thousands. Typing searches, ignoring accents; Enter toggles; Backspace in an empty field
 * removes the last chosen option [TR-04, CB-03]. Ids without an option are kept.
 */
export const MultiSelect = <OptionId extends Id>(props: MultiSelectProps<OptionId>) => {
  const { label, value, onChange, options, placeholder = 'Buscar', addressOf, all, saved, onBlur, error, name, autoFocus = false } = props
  const [announcement, setAnnouncement] = useState('')
  const byId = useMemo(() => new Map(options.map(option => [option.id, option])), [options])
  const chosen = useMemo(() => new Set(value), [value])
  const [added, setAdded] = useState<{ ids: ReadonlySet<OptionId>; saved: unknown } | null>(null)
  const undoable = added !== null && added.saved === saved ? value.filter(id => added.ids.has(id)).length : 0
  const labelOf = (id: OptionId) => byId.get(id)?.label ?? String(id)

  const remove = (id: OptionId) => {
    onChange(value.filter(other => other !== id))
    setAnnouncement(`${labelOf(id)} quitado`)
  }
  const toggleOption = ({ id }: MultiSelectOption<OptionId>) => {
    if (chosen.has(id)) {
      remove(id)
      return
    }
    onChange([...value, id])
    setAnnouncement(`${labelOf(id)} añadido`)
  }
  const combobox = useCombobox<MultiSelectOption<OptionId>>({
    options,
    matching: matchingOptions,
    keyOf: idOf,
    shown: '',
    isChosen: ({ id }) => chosen.has(id),
    onChoose: toggleOption,
    multiple: true,
    autoFocus,
    onBlur,
  })
  const followKey = (event: KeyboardEvent) => {
    const last = value.at(-1)
    // Repeats of a held key are ignored: a key held to erase a word would go on to remove the chips.
    if (event.key === 'Backspace' && combobox.typed === '' && last !== undefined) {
      if (!event.repeat) remove(last)
    } else combobox.input.onKeyDown(event)
  }

  const addAll = all !== undefined && (
    <Button
      small
      isDisabled={options.every(({ id }) => chosen.has(id))}
      onPress={() => {
        const missing = options.map(idOf).filter(id => !chosen.has(id))
        setAdded({ ids: new Set(missing), saved })
        onChange([...value, ...missing])
        combobox.focus()
      }}
    >
      {all}
    </Button>
  )
  return (
    <Field label={label} error={error} mark={addAll} name={name}>
      {control => (
        <>
          <div className={styles.place}>
            {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- frame of the input */}
            <div className={styles.multi} onClick={event => event.target === event.currentTarget && combobox.toggle()}>
              <ChosenChips
                label={label}
                ids={value}
                labelOf={labelOf}
                addressOf={addressOf}
                detailOf={id => byId.get(id)?.detail}
                onRemove={id => {
                  remove(id)
                  combobox.focus()
                }}
              />
              <input
                {...combobox.input}
                {...control}
                className={styles.input}
                name={name}
                placeholder={placeholder}
                onKeyDown={followKey}
              />
            </div>
            <IconButton
              className={styles.open}
              size="small"
              icon="chevron-down"
              label={`Abrir la lista de ${label}`}
              tabIndex={-1}
              // The focus stays in the input: losing it closes the list.
              onMouseDown={event => event.preventDefault()}
              onPress={combobox.toggle}
            />
            <p className="visually-hidden" role="status">
              {announcement}
            </p>
            {combobox.isOpen && (
              <OfferedOptions
                id={combobox.listId}
                label={label}
                multiple
                options={combobox.found}
                keyOf={idOf}
                active={combobox.active}
                isSelected={({ id }) => chosen.has(id)}
                onChoose={combobox.choose}
              />
            )}
          </div>
          {all !== undefined && (
            <UndoNotice
              isCompact
              text={undoable > 0 ? counted(undoable, 'añadido', 'añadidos') : null}
              onUndo={() => onChange(value.filter(id => !added?.ids.has(id)))}
            />
          )}
        </>
      )}
    </Field>
  )
}
