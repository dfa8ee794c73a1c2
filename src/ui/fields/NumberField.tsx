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
  /** NaN = what was typed is no number. */
  value: number | null
  onChange: (value: number | null) => void
  onBlur?: (() => void) | undefined
  /** What is no number the field itself says is wrong, once there is an error to show. */
  error?: string | undefined
  hint?: string | undefined
  name?: string | undefined
  /** Digits after the point: so many are shown, and the last one is what a step changes. 0 = whole numbers, null = as many as there are. */
  decimals?: number | null
  min?: number
  max?: number
  /** The nearest number within the limits is taken for one that is not. */
  capped?: boolean
  /** Value of the empty field: null where the field may be left so. */
  empty?: number | null
  /** Buttons beside it, where a step means something. Arrow keys step in any case. */
  steps?: boolean
  /** It takes the focus when it appears. */
  autoFocus?: boolean
}

/**
 * A number or nothing. What is typed is read at once, with a point or a comma, and stays as it is where it is no number; leaving the
 * field shows what was read, and a note tells before where that could surprise [CO-04, TR-05, TR-11]. The note of a capped number stays.
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
  /** Shown until the field is left, and as long as it still means `value`. */
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
            type="text"
            role="spinbutton"
            // The number pads of phones have no minus.
            inputMode={min === undefined || min < 0 ? 'text' : decimals === 0 ? 'numeric' : 'decimal'}
            autoComplete="off"
            aria-valuenow={value === null || Number.isNaN(value) ? undefined : value}
            aria-valuetext={text}
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

/** The tab key passes it by: the arrow keys do the same. */
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
