import { useId, useState } from 'react'
import { Button } from '@/ui/buttons/Button'
import { Dialog } from '@/ui/dialogs/Dialog'
import { TextField } from '@/ui/fields/TextField'

interface ViewNameDialogProps {
  title: string
  name: string
  /** Names of other views. */
  taken: readonly string[]
  onName: (name: string) => void
  onClose: () => void
}

const MAX_LENGTH = 60

/** Dialog for the name of a view [LS-04]. */
export const ViewNameDialog = ({ title, name, taken, onName, onClose }: ViewNameDialogProps) => {
  const id = useId()
  const [text, setText] = useState(name)
  const [error, setError] = useState<string>()
  const save = () => {
    const trimmed = text.trim()
    if (trimmed === '') setError('Escriba un nombre')
    else if (taken.includes(trimmed)) setError('Ya hay una vista con este nombre')
    else onName(trimmed)
  }
  return (
    <Dialog
      title={title}
      size="small"
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancelar</Button>
          <Button variant="primary" type="submit" form={id}>
            Guardar
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          save()
        }}
      >
        <TextField
          label="Nombre"
          value={text}
          onChange={changed => {
            setText(changed)
            setError(undefined)
          }}
          error={error}
          maxLength={MAX_LENGTH}
          autoFocus
        />
      </form>
    </Dialog>
  )
}
