import { useState, type KeyboardEvent } from 'react'
import { isDecimalInTyping, readDecimal, showDecimal, stepDecimal } from '@/domain/decimal'
import { classes } from '@/ui/classes'
import { Field } from '@/ui/Field'
import { Icon } from '@/ui/Icon'
import field from '@/ui/Field.module.css'
import styles from '@/ui/NumberField.module.css'

interface NumberFieldProps {
  label: string
  value: number | null
  onChange: (value: number | null) => void
  onBlur?: (() => void) | undefined
  error?: string | undefined
  hint?: string | undefined
  name?: string | undefined
  /** Digits after the point: so many are shown, and the last one is what a step changes. 0 = whole numbers. */
  decimals?: number
  min?: number
  max?: number
  /** Buttons beside it, where a step means something. Arrow keys step in any case. */
  steps?: boolean
}

/**
 * A number or nothing. What is typed is read at once, with a point or a comma, and made to fit the limits, so the form never
 * holds another; leaving the field shows what was read [CO-04, TR-11].
 */
export const NumberField = ({ label, value, onChange, onBlur, error, hint, name, decimals = 0, min, max, steps }: NumberFieldProps) => {
  const limits = { decimals, min, max }
  /** Shown as long as it still means `value`. */
  const [typed, setTyped] = useState<string | null>(null)
  const isCurrent = typed !== null && readDecimal(typed, limits) === value
  const text = isCurrent ? typed : showDecimal(value, decimals)

  const read = (entered: string) => {
    const trimmed = entered.replace(/\s/g, '').replace('−', '-')
    if (!isDecimalInTyping(trimmed)) return
    setTyped(trimmed)
    const next = readDecimal(trimmed, limits)
    if (next !== value) onChange(next)
  }
  const step = (count: number) => {
    setTyped(null)
    const next = stepDecimal(value, count, limits)
    if (next !== value) onChange(next)
  }
  const followKey = (event: KeyboardEvent) => {
    const count = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key]
    if (count === undefined) return
    event.preventDefault()
    step(count)
  }
  return (
    <Field label={label} error={error} hint={hint}>
      {control => {
        const input = (
          <input
            {...control}
            className={classes(control.className, styles.input)}
            name={name}
            type="text"
            role="spinbutton"
            // The number pads of phones have no minus.
            inputMode={min === undefined || min < 0 ? 'text' : decimals > 0 ? 'decimal' : 'numeric'}
            autoComplete="off"
            aria-valuenow={value ?? undefined}
            aria-valuetext={text}
            aria-valuemin={min}
            aria-valuemax={max}
            value={text}
            onChange={event => read(event.target.value)}
            onBlur={() => {
              setTyped(null)
              onBlur?.()
            }}
            onKeyDown={followKey}
          />
        )
        if (!steps) return input
        return (
          <div className={field.group}>
            {input}
            <span className={styles.steps}>
              <Step label={`Reducir ${label}`} icon="minus" onPress={() => step(-1)} />
              <Step label={`Aumentar ${label}`} icon="plus" onPress={() => step(1)} />
            </span>
          </div>
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

/** No stop for the tab key: the arrow keys do the same. */
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
