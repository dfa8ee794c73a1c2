import { Field } from '@/ui/fields/Field'
import type { TextFieldProps } from '@/ui/fields/TextField'
import { InputFrame } from '@/ui/fields/InputFrame'
import styles from '@/features/maestras/fields/ColorField.module.css'

type ColorFieldProps = Pick<TextFieldProps, 'label' | 'value' | 'onChange' | 'onBlur' | 'error' | 'hint' | 'name' | 'maxLength'>

const LONG = /^#[0-9a-f]{6}$/i
const SHORT = /^#[0-9a-f]{3}$/i

/** Six-digit colour for the browser's picker; black for anything else. */
const sixDigits = (text: string): string => {
  if (LONG.test(text)) return text.toLowerCase()
  return SHORT.test(text) ? text.replace(/[0-9a-f]/gi, '$&$&').toLowerCase() : '#000000'
}

/** True if the browser recognises the colour, by code or by name. */
const isColor = (text: string): boolean => {
  const { style } = document.createElement('i')
  style.color = text
  return style.color !== ''
}

/** Colour as free text, with a swatch that shows a valid one and opens the browser's picker [FA-01]. */
export const ColorField = ({ label, value, onChange, error, hint, ...input }: ColorFieldProps) => {
  const color = value.trim()
  const isWrong = color !== '' && !isColor(color)
  return (
    <Field label={label} error={error} hint={isWrong ? 'No es un color' : hint} name={input.name}>
      {control => (
        <InputFrame>
          <span className={styles.swatch} style={{ '--swatch': color || undefined }}>
            <input
              className={styles.picker}
              type="color"
              aria-label={`Elegir ${label}`}
              // Outside the tab order, because keyboard users have the text field beside it.
              tabIndex={-1}
              value={sixDigits(color)}
              onChange={event => onChange(event.target.value)}
            />
          </span>
          <input
            {...input}
            {...control}
            type="text"
            autoComplete="off"
            spellCheck={false}
            value={value}
            onChange={event => onChange(event.target.value)}
          />
        </InputFrame>
      )}
    </Field>
  )
}
