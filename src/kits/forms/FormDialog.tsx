import { Formik, useFormikContext, type FormikProps, type FormikValues } from 'formik'
import {
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react'
import type { Schema } from 'yup'
import type { DialogDraft } from '@/kits/drafts/model/draft'
import { useDialogNote } from '@/kits/drafts/views/dialogDraft'
import { useDialogDraft } from '@/kits/forms/useDialogDraft'
import { IncomingCount, leftOutInWords, type IncomingPictures } from '@/kits/pictures/incomingCount'
import { FocusedError } from '@/kits/forms/FocusedError'
import { useWrongFieldFocus } from '@/kits/forms/useWrongFieldFocus'
import { useAppDispatch } from '@/store/hooks'
import { toastRaised } from '@/store/toasts'
import { DialogStatus } from '@/ui/dialogs/DialogParts'
import { Button } from '@/ui/buttons/Button'
import { Dialog } from '@/ui/dialogs/Dialog'
import { FormGrid } from '@/ui/form/FormGrid'

interface FieldsProps {
  id: string
  /** Ends the dialog if nothing is left to submit; returns whether it has. */
  end: () => boolean
  onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => void
  children: ReactNode
}

const Fields = ({ id, end, onKeyDown, children }: FieldsProps) => {
  const formik = useFormikContext()
  const form = useWrongFieldFocus(formik)
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    // In React's tree this form is inside the page's form, which must not be submitted.
    event.stopPropagation()
    if (end()) event.preventDefault()
    else formik.handleSubmit(event)
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Ctrl + Enter is the shortcut of one of its buttons
    <form id={id} noValidate onSubmit={submit} onKeyDown={onKeyDown} ref={form}>
      <FocusedError form={form} />
      <FormGrid>{children}</FormGrid>
    </form>
  )
}

/** Values as JSON. NaN, the value of an unreadable number, is written as text, because JSON has null for it. */
const written = (values: object): string => JSON.stringify(values, (_name, value: unknown) => (Number.isNaN(value) ? 'NaN' : value))

const isSame = (one: object, other: object): boolean => written(one) === written(other)

/** Writes the changed values of the dialog into the draft of the form below. */
const Noted = ({ began, of: { kind, of }, title }: { began: object; of: Pick<DialogDraft, 'kind' | 'of'>; title: string }) => {
  const note = useDialogNote()
  const { values } = useFormikContext<object>()
  const tell = useEffectEvent(() => note(isSame(values, began) ? null : { kind, of, title, values }))
  useEffect(() => tell(), [values])
  return null
}

/** Error messages by field. */
export type FieldErrors<Values> = Partial<Record<keyof Values, string>>

/** Button that accepts and starts the next entry in the same dialog; also Ctrl + Enter, which otherwise presses "Aceptar". */
export interface NextEntry<Values> {
  /** Initial values of the next entry. */
  next?: (accepted: Values) => Values
  /** Label, for example "Aceptar y añadir otra". */
  label: string
  /** Number of added entries in words: "2 líneas añadidas". */
  said: (count: number) => string
}

interface FormDialogProps<Values> {
  title: string
  initialValues: Values
  schema: Schema
  /** Checks the values as a whole; messages by the field that shows them. */
  check: (values: Values) => FieldErrors<Values>
  /** `more`: the dialog stays open for the next entry. */
  onAccept: (values: Values, more: boolean) => void
  onClose: () => void
  another?: NextEntry<Values>
  /** Kind of the dialog in the draft of the form below. */
  draft?: Pick<DialogDraft, 'kind' | 'of'>
  /** Recovered values from a draft. */
  typed?: Values | null
  /** Fields of the form. */
  children: ReactNode
}

/**
 * Form in a dialog over the page's form: accepted values become a part of that form and are saved with it. "Cancelar" discards the typed
 * values; Escape and the close button, which are pressed by mistake too, ask first.
 */
export const FormDialog = <Values extends FormikValues>({
  title,
  initialValues,
  schema,
  check,
  onAccept,
  onClose,
  another,
  draft,
  typed,
  children,
}: FormDialogProps<Values>) => {
  const dispatch = useAppDispatch()
  const id = useId()
  const [added, setAdded] = useState(0)
  const [begun, setBegun] = useState(initialValues)
  const formik = useRef<FormikProps<Values>>(null)
  const isChanged = () => !isSame(formik.current?.values ?? begun, begun)
  const { ask, question, close, note } = useDialogDraft(isChanged, onClose, draft !== undefined)
  const countOfForm = useContext(IncomingCount)
  const incoming = useRef(0)
  const count = useCallback(
    (more: IncomingPictures) => {
      incoming.current += more.working + more.large
      countOfForm(more)
    },
    [countOfForm],
  )
  const wantsMore = useRef(false)
  const submit = (more: boolean) => {
    wantsMore.current = more
    const form = document.getElementById(id)
    if (form instanceof HTMLFormElement) form.requestSubmit()
  }
  const accept = (values: Values) => {
    const more = wantsMore.current
    wantsMore.current = false
    note(null)
    // Pictures being prepared have ended: the rest are over the limit.
    if (incoming.current > 0) dispatch(toastRaised('warning', leftOutInWords(incoming.current)))
    onAccept(values, more)
    if (!more) return
    setBegun(another?.next?.(values) ?? initialValues)
    setAdded(added + 1)
  }
  /** "Aceptar" without typed values after an added entry means "Terminar". */
  const end = () => {
    const isOver = added > 0 && !wantsMore.current && incoming.current === 0 && !isChanged()
    if (isOver) close()
    return isOver
  }
  /** Messages of an entry. One with nothing but what the last entry has left is as blank as the first one. */
  const errorsOf = (values: Values): FieldErrors<Values> => {
    const errors = check(values)
    return added > 0 && Object.keys(errors).length === 0 && isSame(values, begun) ? check(initialValues) : errors
  }
  const followKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    submit(another !== undefined)
  }
  return (
    <Dialog
      title={title}
      onClose={ask}
      actions={
        <>
          {another && <DialogStatus>{added > 0 && another.said(added)}</DialogStatus>}
          <Button onPress={close}>{added > 0 ? 'Terminar' : 'Cancelar'}</Button>
          {another && (
            <Button onPress={() => submit(true)} shortcut="Control+Enter">
              {another.label}
            </Button>
          )}
          <Button
            type="submit"
            form={id}
            variant="primary"
            shortcut={another ? undefined : 'Control+Enter'}
            onPress={() => {
              wantsMore.current = false
            }}
          >
            Aceptar
          </Button>
        </>
      }
    >
      <Formik<Values>
        key={added}
        innerRef={formik}
        initialValues={added === 0 && typed ? typed : begun}
        validationSchema={schema}
        validate={errorsOf}
        // A field left empty is no error before the user submits.
        validateOnBlur={false}
        onSubmit={accept}
      >
        <Fields id={id} end={end} onKeyDown={followKey}>
          {draft && <Noted began={begun} of={draft} title={title} />}
          <IncomingCount value={count}>{children}</IncomingCount>
        </Fields>
      </Formik>
      {question}
    </Dialog>
  )
}
