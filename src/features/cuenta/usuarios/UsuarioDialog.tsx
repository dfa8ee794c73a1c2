import { FormikProvider } from 'formik'
import { useId, useState } from 'react'
import { boolean, object, string } from 'yup'
import { EMAIL, tooLong } from '@/shared/validation'
import { usuarioInputOf, type UsuarioInput, type UsuarioListado } from '@/shared/user'
import { saveKey, saveRequested } from '@/features/cuenta/usuarios/events'
import { changesIn } from '@/kits/drafts/model/changesIn'
import { isLastAdministrator, ONLY_ADMINISTRATOR } from '@/features/cuenta/usuarios/list'
import { formClosed } from '@/features/cuenta/usuarios/slice'
import { useDiscardQuestion } from '@/kits/forms/useDiscardQuestion'
import { useLeaveQuestion } from '@/kits/forms/leave/useLeaveQuestion'
import { useRecordForm } from '@/kits/forms/useRecordForm'
import { selectConfiguration } from '@/store/configuration'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/buttons/Button'
import { Dialog } from '@/ui/dialogs/Dialog'
import { useFieldBinding } from '@/ui/fields/formik'
import { TextField } from '@/ui/fields/TextField'
import { Column, FormGrid } from '@/ui/form/FormGrid'
import { ProblemNotice } from '@/ui/form/ProblemNotice'
import styles from '@/features/cuenta/usuarios/UsuarioDialog.module.css'

const BLANK: UsuarioInput = { email: '', nombre: '', apellidos: '', administrador: false }

const LABELS: Record<string, string> = {
  email: 'Correo electrónico',
  nombre: 'Nombre',
  apellidos: 'Apellidos',
  administrador: 'Administrador',
}
const labelOf = (field: string) => LABELS[field] ?? field
const textOf = (_field: string, value: unknown) => (typeof value === 'boolean' ? (value ? 'Sí' : 'No') : String(value))

const MAX_NAME_LENGTH = 200

/** Rules of the API, checked in the form; the name is required in addition [AU-02]. */
const usuarioSchema = object({
  email: string().trim().required('Escriba el correo electrónico').matches(EMAIL, 'Escriba un correo electrónico válido'),
  nombre: string().trim().required('Escriba el nombre').max(MAX_NAME_LENGTH, tooLong(MAX_NAME_LENGTH)),
  apellidos: string().trim().default('').max(MAX_NAME_LENGTH, tooLong(MAX_NAME_LENGTH)),
  administrador: boolean().default(false),
})

const Text = ({ name, ...more }: { name: 'email' | 'nombre' | 'apellidos'; type?: 'email'; autoFocus?: boolean; isRequired?: boolean }) => (
  <TextField label={labelOf(name)} autoComplete="off" {...more} {...useFieldBinding(name)} />
)

/** Check box of the administrator right. The last administrator keeps it: otherwise no user could grant it again [AU-04]. */
const Administrador = ({ isLast }: { isLast: boolean }) => {
  const { value, onChange, name } = useFieldBinding<boolean>('administrador')
  const note = useId()
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        name={name}
        checked={value}
        // The box is not `disabled`: the focus reaches the reason.
        aria-disabled={isLast || undefined}
        aria-label="Administrador"
        aria-describedby={note}
        onChange={event => isLast || onChange(event.target.checked)}
      />
      <span>
        Administrador
        <span className={styles.note} id={note}>
          {isLast ? `${ONLY_ADMINISTRATOR}.` : 'Añade usuarios, los desactiva y restablece sus contraseñas.'}
        </span>
      </span>
    </label>
  )
}

interface UsuarioDialogProps {
  formId: string
  /** Null for a new user. */
  user: UsuarioListado | null
  users: readonly UsuarioListado[]
}

/**
 * Dialog that adds a user, who gets a link instead of a password, or edits one [AU-02]. A draft keeps its values, as in other forms
 * [DR-01].
 */
export const UsuarioDialog = ({ formId, user, users }: UsuarioDialogProps) => {
  const dispatch = useAppDispatch()
  const id = useId()
  const { mail } = useAppSelector(selectConfiguration)
  // User at the opening of the dialog, because the list behind it reloads meanwhile.
  const [opened] = useState(user && usuarioInputOf(user))
  const initial = opened ?? BLANK
  const { formik, element, saving, changes, problem, draft, bar, conflict } = useRecordForm<UsuarioInput>({
    id: formId,
    runKey: saveKey(formId),
    initial,
    schema: usuarioSchema,
    labelOf,
    textOf,
    // An empty field is no error before the user submits.
    validateOnBlur: false,
    keepsId: true,
    draft: {
      form: 'usuarios',
      record: user?.id ?? null,
      kind: 'Usuario',
      path: '/account/usuarios',
      nameOf: ({ email }) => email || 'Usuario nuevo',
      describe: values => changesIn(initial, values, labelOf),
    },
    history: { tipo: 'usuarios', id: user?.id ?? 0 },
    onSave: (values, { overwrites }) =>
      dispatch(saveRequested({ formId, id: user?.id ?? null, values: usuarioSchema.cast(values), opened, overwrites })),
  })
  const close = () => {
    draft.discard()
    dispatch(formClosed({ formId }))
  }
  const { ask, question } = useDiscardQuestion(() => changes > 0, close)
  useLeaveQuestion(false, { onBack: ask })
  return (
    <FormikProvider value={formik}>
      <Dialog
        title={user ? 'Editar usuario' : 'Añadir usuario'}
        size="small"
        onClose={ask}
        actions={
          <>
            <Button onPress={close}>Cancelar</Button>
            <Button type="submit" form={id} variant="primary" busy={saving}>
              {user ? 'Guardar' : mail ? 'Añadir y enviar enlace' : 'Añadir y crear enlace'}
            </Button>
          </>
        }
      >
        <form id={id} {...element}>
          {bar}
          <FormGrid>
            <Text name="email" isRequired type="email" autoFocus />
            <Column span={6} phoneSpan={6}>
              <Text name="nombre" isRequired />
            </Column>
            <Column span={6} phoneSpan={6}>
              <Text name="apellidos" />
            </Column>
            <Column span={12}>
              <Administrador isLast={user !== null && isLastAdministrator(user, users)} />
            </Column>
          </FormGrid>
          <ProblemNotice text={problem} />
          {conflict}
        </form>
        {question}
      </Dialog>
    </FormikProvider>
  )
}
