import { memo, useState } from 'react'
import { Button } from '@/ui/buttons/Button'

interface Props {
  /** Form that the buttons submit; they are outside it. */
  formId: string
  /** Label of the button that saves and leaves the page: "Guardar". */
  confirm: string
  busy: boolean
  /** True once the record is deleted. */
  isDisabled?: boolean
  /** Called before the form is submitted: `stay` keeps the form open after the save. */
  onChoose: (stay: boolean) => void
}

/** Submit buttons. The first one is the form's default for Enter; it saves and stays, so that Enter never leaves the page. */
export const SaveButtons = memo(({ formId, confirm, busy, isDisabled = false, onChoose }: Props) => {
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
})
