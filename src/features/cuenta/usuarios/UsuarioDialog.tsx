import { Form, Formik, useFormikContext } from 'formik'
import { useCallback, useId, useRef, useState, type RefObject } from 'react'
import { usuarioInputOf, type UsuarioInput, type UsuarioListado } from '@/shared/user'
import { saveKey, saveRequested } from '@/features/cuenta/usuarios/events'
import { changesIn } from '@/kits/drafts/model/changesIn'
import { isLastAdministrator, ONLY_ADMINISTRATOR } from '@/features/cuenta/usuarios/list'
import { formClosed } from '@/features/cuenta/usuarios/slice'
import { usuarioSchema } from '@/features/cuenta/usuarios/usuarioSchema'
import { ConflictQuestion } from '@/kits/forms/conflict/ConflictQuestion'
import { withTheirs } from '@/kits/forms/conflict/withTheirs'
import { DraftBar } from '@/kits/drafts/views/DraftBar'
import { useDraft } from '@/kits/drafts/views/useDraft'
import { useWrongFieldFocus } from '@/kits/forms/useWrongFieldFocus'
import { selectConfiguration } from '@/store/configuration'
import { selectIsRunning } from '@/store/sequences/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/buttons/Button'
import { Dialog } from '@/ui/dialogs/Dialog'
import { useFieldBinding } from '@/ui/fields/formik'
import { TextField } from '@/ui/fields/TextField'
import { Column, FormGrid } from '@/ui/form/FormGrid'
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

const Text = ({ name, ...more }: { name: 'email' | 'nombre' | 'apellidos'; type?: 'email'; autoFocus?: boolean }) => (
  <TextField label={labelOf(name)} autoComplete="off" {...more} {...useFieldBinding(name)} />
)

/** The last one keeps the right: else nobody could give it back [AU-04]. */
const Administrador = ({ isLast }: { isLast: boolean }) => {
  const { value, onChange, name } = useFieldBinding<boolean>('administrador')
  const note = useId()
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        name={name}
        checked={value}
        disabled={isLast}
        aria-label="Administrador"
        aria-describedby={note}
        onChange={event => onChange(event.target.checked)}
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

/** Asks whose stays where another administrator has changed the same. */
const Conflict = ({ formId, id, opened }: { formId: string; id: number; opened: UsuarioInput | null }) => {
  const dispatch = useAppDispatch()
  const { values, setValues } = useFormikContext<UsuarioInput>()
  return (
    <ConflictQuestion
      runKey={saveKey(formId)}
      record={{ tipo: 'usuarios', id }}
      labelOf={labelOf}
      textOf={textOf}
      onAnswer={(overwrites, theirs) => {
        const next = withTheirs(values, theirs)
        void setValues(next)
        dispatch(saveRequested({ formId, id, values: usuarioSchema.cast(next), opened, overwrites }))
      }}
    />
  )
}

interface UsuarioDialogProps {
  formId: string
  /** Is null for a new one. */
  user: UsuarioListado | null
  users: readonly UsuarioListado[]
}

const Body = ({ formId, user, users, keepRef }: UsuarioDialogProps & { keepRef: RefObject<() => void> }) => {
  const dispatch = useAppDispatch()
  const id = useId()
  const runKey = saveKey(formId)
  const saving = useAppSelector(selectIsRunning, runKey)
  const { mail } = useAppSelector(selectConfiguration)
  const { values, initialValues: opened, setValues } = useFormikContext<UsuarioInput>()
  const element = useWrongFieldFocus(runKey)
  const changes = changesIn(opened, values, labelOf)
  const form = { id: formId, form: 'usuarios', record: user?.id ?? null, opened, values, runKey }
  const noted = { name: values.email || 'Usuario nuevo', kind: 'Usuario', path: '/account/usuarios', describe: () => changes }
  const { discard } = useDraft(
    { ...form, ...noted, isChanged: changes.length > 0, element, keepRef },
    useCallback((recovered: UsuarioInput) => void setValues(recovered), [setValues]),
  )
  const close = () => {
    discard()
    dispatch(formClosed({ formId }))
  }
  return (
    <Dialog
      title={user ? 'Editar usuario' : 'Añadir usuario'}
      size="small"
      onClose={close}
      actions={
        <>
          <Button onPress={close}>Cancelar</Button>
          <Button type="submit" form={id} variant="primary" busy={saving}>
            {user ? 'Guardar' : mail ? 'Añadir y enviar enlace' : 'Añadir y crear enlace'}
          </Button>
        </>
      }
    >
      <Form id={id} noValidate ref={element}>
        <DraftBar {...form} history={{ tipo: 'usuarios', id: user?.id ?? 0 }} labelOf={labelOf} />
        <FormGrid>
          <Text name="email" type="email" autoFocus />
          <Column span={6} phoneSpan={6}>
            <Text name="nombre" />
          </Column>
          <Column span={6} phoneSpan={6}>
            <Text name="apellidos" />
          </Column>
          <Column span={12}>
            <Administrador isLast={user !== null && isLastAdministrator(user, users)} />
          </Column>
        </FormGrid>
        {user && <Conflict formId={formId} id={user.id} opened={opened} />}
      </Form>
    </Dialog>
  )
}

/** Adds a user, who gets a link in place of a password, or edits one [AU-02]. What is typed outlives its page, as that of other forms does [DR-01]. */
export const UsuarioDialog = (props: UsuarioDialogProps) => {
  const { formId, user } = props
  const dispatch = useAppDispatch()
  const keep = useRef((): void => undefined)
  // User as the dialog opened: the list behind the dialog is read again now and then.
  const [opened] = useState(user && usuarioInputOf(user))
  return (
    <Formik
      initialValues={opened ?? BLANK}
      validationSchema={usuarioSchema}
      // A user who goes on from a field to the next one has not left the form empty yet.
      validateOnBlur={false}
      onSubmit={values => {
        keep.current()
        dispatch(saveRequested({ formId, id: user?.id ?? null, values: usuarioSchema.cast(values), opened, overwrites: [] }))
      }}
    >
      <Body {...props} keepRef={keep} />
    </Formik>
  )
}
