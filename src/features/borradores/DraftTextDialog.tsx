import { useRef } from 'react'
import { DialogStatus } from '@/ui/dialogs/DialogParts'
import { Button } from '@/ui/buttons/Button'
import { Dialog } from '@/ui/dialogs/Dialog'
import { fieldLook } from '@/ui/fields/fieldLook'
import { useCopied } from '@/ui/useCopied'

interface DraftTextDialogProps {
  title: string
  /** Contents of the draft as text. */
  text: string
  onClose: () => void
}

/** Shows a draft as text for copying, for example when the draft fits no form or its record was deleted meanwhile. */
export const DraftTextDialog = ({ title, text, onClose }: DraftTextDialogProps) => {
  const area = useRef<HTMLTextAreaElement>(null)
  const { announcement, isCopied, copy } = useCopied(text, area)
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <DialogStatus isHidden={isCopied}>{announcement}</DialogStatus>
          <Button variant="primary" icon={isCopied ? 'check' : 'copy'} autoFocus onPress={copy}>
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
