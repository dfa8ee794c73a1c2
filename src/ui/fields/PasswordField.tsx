import { useState } from 'react'
import { Field } from '@/ui/fields/Field'
import { InputEnd, InputFrame } from '@/ui/fields/InputFrame'
import { IconButton } from '@/ui/buttons/IconButton'
import type { TextFieldProps } from '@/ui/fields/TextField'
import { useFocusOnMount } from '@/ui/useFocusOnMount'

interface Props extends TextFieldProps {
  /** Adds a button that shows and hides the password [SE-10]. */
  toggle?: boolean
}

export const PasswordField = ({ label, error, hint, onChange, isReadOnly, autoFocus = false, toggle = true, ...input }: Props) => {
  const [shown, setShown] = useState(false)
  const focused = useFocusOnMount(autoFocus)
  return (
    <Field label={label} error={error} hint={hint}>
      {control => {
        const field = (
          <input
            {...input}
            {...control}
            ref={focused}
            type={shown ? 'text' : 'password'}
            readOnly={isReadOnly}
            spellCheck={false}
            autoCapitalize="none"
            onChange={event => onChange(event.target.value)}
          />
        )
        if (!toggle) return field
        return (
          <InputFrame>
            {field}
            <InputEnd>
              <IconButton
                size="small"
                icon={shown ? 'eye-off' : 'eye'}
                label={shown ? 'Ocultar la contraseña' : 'Mostrar la contraseña'}
                onPress={() => setShown(!shown)}
              />
            </InputEnd>
          </InputFrame>
        )
      }}
    </Field>
  )
}
