import { useRef } from 'react'
import { momentOf } from '@/ui/text/dates'
import type { NewEnlace } from '@/features/cuenta/usuarios/slice'
import { Button } from '@/ui/buttons/Button'
import { Icon } from '@/ui/buttons/Icon'
import { Dialog } from '@/ui/dialogs/Dialog'
import { Field } from '@/ui/fields/Field'
import { InputFrame } from '@/ui/fields/InputFrame'
import { fieldLook } from '@/ui/fields/fieldLook'
import { useCopied } from '@/ui/useCopied'
import styles from '@/features/cuenta/usuarios/EnlaceDialog.module.css'

interface EnlaceDialogProps {
  made: NewEnlace
  enlace: string
  onClose: () => void
}

const FOR_INVITED = 'Ya está en la lista como Invitado. Envíele este enlace: con él elige su contraseña y entra.'
const FOR_OTHERS = 'Envíele este enlace: con él elige otra contraseña y se cierran sus sesiones. Hasta entonces vale la que tiene.'

/** Dialog with a link, which is shown only once [AU-02, AU-03]. */
export const EnlaceDialog = ({ made, enlace, onClose }: EnlaceDialogProps) => {
  const input = useRef<HTMLInputElement>(null)
  const { announcement, isCopied, copy } = useCopied(enlace, input)
  return (
    <Dialog
      title={`Enlace para ${made.nombre}`}
      onClose={onClose}
      actions={
        <Button variant={isCopied ? 'primary' : 'secondary'} onPress={onClose}>
          Cerrar
        </Button>
      }
    >
      <div className={styles.once}>
        {made.unsent && (
          <p className={styles.unsent}>
            <Icon name="alert" />
            No se ha podido enviar el correo a {made.email}.
          </p>
        )}
        <p className={styles.text}>{made.isInvited ? FOR_INVITED : FOR_OTHERS}</p>
        <Field
          label="Enlace"
          mark={
            <span className={fieldLook('locale')} role="status">
              {announcement}
            </span>
          }
        >
          {control => (
            <div className={styles.link}>
              <InputFrame>
                <Icon name="link" />
                <input {...control} ref={input} type="text" readOnly value={enlace} onFocus={event => event.target.select()} />
              </InputFrame>
              <Button large autoFocus variant={isCopied ? 'secondary' : 'primary'} icon={isCopied ? 'check' : 'copy'} onPress={copy}>
                {isCopied ? 'Copiado' : 'Copiar'}
              </Button>
            </div>
          )}
        </Field>
        <ul className={styles.facts}>
          <li>
            <Icon name="eye-off" />
            No volverá a mostrarse: si se pierde, cree otro.
          </li>
          <li>
            <Icon name="clock" />
            Sirve una vez, hasta el {momentOf(made.caduca)}.
          </li>
        </ul>
      </div>
    </Dialog>
  )
}
