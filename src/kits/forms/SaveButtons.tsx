import { useState } from 'react'
import { Button } from '@/ui/buttons/Button'

interface Props {
  /** Of the form, in which they do not stand. */
  formId: string
  /** Says that all is saved and the page left: "Guardar". */
  confirm: string
  busy: boolean
  /** Buttons are disabled once the record is deleted: there is nothing to save over. */
  isDisabled?: boolean
  /** Called before the form is submitted: whether it stays open once all is saved. */
  onChoose: (stay: boolean) => void
}

/** The first one of a form is what Enter in a field of one line means: it saves, and nobody is led away by surprise. */
export const SaveButtons = ({ formId, confirm, busy, isDisabled = false, onChoose }: Props) => {
  const [stays, setStays] = useState(false)
  const choose = (stay: boolean) => () => {
    setStays(stay)
    onChoose(stay)
  }
  return (
    <>
      <Button type="submit" form={formId} busy={busy && stays} isDisabled={isDisabled || (busy && !stays)} onPress={choose(true)}>
        Guardar y seguir
      </Button>
      <Button
        type="submit"
        form={formId}
        variant="primary"
        busy={busy && !stays}
        isDisabled={isDisabled || (busy && stays)}
        onPress={choose(false)}
      >
        {confirm}
      </Button>
    </>
  )
}
