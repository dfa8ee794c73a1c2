import { useRef, useState } from 'react'
import { Button } from '@/ui/buttons/Button'
import { Dialog } from '@/ui/dialogs/Dialog'
import { fieldLook } from '@/ui/fields/fieldLook'

interface UnreadableDialogProps {
  /** All that is in the draft. */
  text: string
  onClose: () => void
}

/** What was typed is not lost with the form that it was typed in: it can be copied out. */
export const UnreadableDialog = ({ text, onClose }: UnreadableDialogProps) => {
  const area = useRef<HTMLTextAreaElement>(null)
  const [said, setSaid] = useState('')
  const isCopied = said === 'Copiado'
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setSaid('Copiado')
    } catch {
      // There is no clipboard without https, nor against the person's will: they copy what is selected then.
      area.current?.select()
      setSaid('Pulse Ctrl+C para copiarlo')
    }
  }
  return (
    <Dialog
      title="Este borrador ya no encaja en su formulario"
      onClose={onClose}
      actions={
        <>
          <span role="status" className={isCopied ? 'visually-hidden' : undefined}>
            {said}
          </span>
          <Button variant="primary" icon={isCopied ? 'check' : 'copy'} autoFocus onPress={() => void copy()}>
            {isCopied ? 'Copiado' : 'Copiar'}
          </Button>
          <Button onPress={onClose}>Cerrar</Button>
        </>
      }
    >
      <textarea ref={area} className={fieldLook('textarea')} aria-label="Texto del borrador" readOnly value={text} />
    </Dialog>
  )
}
