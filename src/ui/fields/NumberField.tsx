import { useState, type KeyboardEvent } from 'react'
import { cappedNote, readDecimal, readingNote, showDecimal, stepDecimal } from '@/ui/text/decimal'
import { classes } from '@/ui/classes'
import { Field } from '@/ui/fields/Field'
import { Icon } from '@/ui/buttons/Icon'
import { useFocusOnMount } from '@/ui/useFocusOnMount'
import { InputFrame } from '@/ui/fields/InputFrame'
import styles from '@/ui/fields/NumberField.module.css'

interface NumberFieldProps {
  label: string
  /** Number; null when empty; NaN when the typed text is not a number. */
  value: number | null
  onChange: (value: number | null) => void
  onBlur?: () => void
  /** Error from the form. For text that is not a number, the field shows its own message instead. */
  error?: string
  hint?: string
  name?: string
  placeholder?: string
  /** Number of decimals shown; the last one is the step. 0: whole numbers; null: no limit. */
  decimals?: number | null
  min?: number
  max?: number
  /** Replaces a number outside the limits by the nearest one inside. */
  capped?: boolean
  /** Value of the empty field; null where the field may stay empty. */
  empty?: number | null
  /** Shows step buttons. Arrow keys step in any case. */
  steps?: boolean
  /** Takes the focus on mount. */
  autoFocus?: boolean
}

/**
 * Field for a number or null. Accepts a point or a comma and keeps text that is not a number. Leaving the field shows the parsed number,
 * which a note announces beforehand where it may be unexpected [CO-04, TR-05, TR-11]. The note about a capped number stays.
 */
export const NumberField = (props: NumberFieldProps) => {
  const {
    label,
    value,
    onChange,
    onBlur,
    error,
    hint,
    name,
    placeholder,
    decimals = 0,
    min,
    max,
    capped,
    empty = null,
    steps,
    autoFocus = false,
  } = props
  const limits = { decimals, min, max, capped }
  const focused = useFocusOnMount(autoFocus)
  /** Typed text, shown until the user leaves the field and while its number equals `value`. */
  const [typed, setTyped] = useState<string | null>(null)
  const [isLeft, setLeft] = useState(false)
  const meaningOf = (text: string) => {
    const reading = readDecimal(text, limits)
    return 'refused' in reading ? NaN : (reading.value ?? empty)
  }
  const isCurrent = typed !== null && Object.is(meaningOf(typed), value)
  const text = isCurrent && (!isLeft || Number.isNaN(value)) ? typed : showDecimal(value, decimals)
  const reading = readDecimal(text, limits)

  const change = (next: number | null) => {
    if (!Object.is(next, value)) onChange(next)
  }
  const read = (entered: string) => {
    setTyped(entered)
    setLeft(false)
    change(meaningOf(entered))
  }
  const step = (count: number) => {
    setTyped(null)
    change(stepDecimal(value, count, limits))
  }
  const followKey = (event: KeyboardEvent) => {
    const count = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key]
    if (count === undefined) return
    event.preventDefault()
    step(count)
  }
  return (
    <Field
      label={label}
      name={name}
      error={error && 'refused' in reading ? reading.refused : error}
      hint={(isCurrent ? cappedNote(typed, limits) : undefined) ?? readingNote(text, limits) ?? hint}
    >
      {control => {
        const input = (
          <input
            {...control}
            ref={focused}
            className={classes(control.className, styles.input)}
            name={name}
            placeholder={placeholder}
            type="text"
            role="spinbutton"
            // Text keyboard where negative numbers are allowed: number pads of phones have no minus.
            inputMode={min === undefined || min < 0 ? 'text' : decimals === 0 ? 'numeric' : 'decimal'}
            autoComplete="off"
            aria-valuenow={value === null || Number.isNaN(value) ? undefined : value}
            // Browsers expose a spin button without a value and a text as 0.
            aria-valuetext={text || 'vacío'}
            aria-valuemin={min}
            aria-valuemax={max}
            value={text}
            onChange={event => read(event.target.value)}
            onBlur={() => {
              setLeft(true)
              onBlur?.()
            }}
            onKeyDown={followKey}
          />
        )
        if (!steps) return input
        return (
          <InputFrame>
            {input}
            <span className={styles.steps}>
              <Step label={`Reducir ${label}`} icon="minus" onPress={() => step(-1)} />
              <Step label={`Aumentar ${label}`} icon="plus" onPress={() => step(1)} />
            </span>
          </InputFrame>
        )
      }}
    </Field>
  )
}

interface StepProps {
  label: string
  icon: 'minus' | 'plus'
  onPress: () => void
}

/** Step button, outside the tab order, because the arrow keys step too. */
const Step = ({ label, icon, onPress }: StepProps) => (
  <button
    type="button"
    className={styles.step}
    tabIndex={-1}
    aria-label={label}
    onMouseDown={event => event.preventDefault()}
    onClick={onPress}
  >
    <Icon name={icon} />
  </button>
)
