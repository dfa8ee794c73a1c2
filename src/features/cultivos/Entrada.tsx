import { Form, Formik, useFormikContext } from 'formik'
import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef, type RefObject } from 'react'
import { useDispatch } from 'react-redux'
import { object } from 'yup'
import { APPLICATION_MODES, isEntryChanged, toEntryValues, type EntryValues } from '@/domain/producto/applicationEntry'
import type { ComoSeAplica } from '@/domain/producto/comoSeAplica'
import { changesIn } from '@/domain/draft/changesIn'
import { inLocale, type LocaleMap } from '@/domain/locales'
import { localeMapSchema } from '@/domain/locales/schema'
import { DraftBar } from '@/forms/draft/DraftBar'
import { useDraft } from '@/forms/draft/useDraft'
import { ConflictQuestion } from '@/forms/ConflictQuestion'
import { useSavedBelow } from '@/forms/useSavedBelow'
import { useUnsaidFailure } from '@/forms/useUnsaidFailure'
import { useWrongFieldFocus } from '@/forms/useWrongFieldFocus'
import { selectProductOf } from '@/features/cultivos/productOf'
import { detailPath, draftIdOf, ENTRY_FORM, entryKey, entrySaveRequested, selectCultivo } from '@/features/cultivos/slice'
import { selectFailure, selectIsRunning } from '@/store/sequences/slice'
import { useSelect } from '@/store/useSelect'
import { Column, FormGrid } from '@/ui/form/FormGrid'
import { useFieldBinding } from '@/ui/fields/formik'
import { LocaleMapField } from '@/ui/fields/LocaleMapField'
import { SelectField } from '@/ui/choices/SelectField'
import { StageEntry } from '@/features/cultivos/StageEntry'

interface Props {
  formId: string
  /** The entry as the server has it. */
  entry: ComoSeAplica
  locale: string
  /** Tells the texts as they show while anything of it differs from what is saved, else null; null where it goes. */
  onChanged: (id: number, texts: readonly LocaleMap[] | null) => void
}

const labels: Record<string, string> = {
  modo_de_aplicacion: 'Modo de aplicación',
  objetivo: 'Objetivo',
  momento_de_aplicacion: 'Momento de aplicación',
}
const labelOf = (field: string) => labels[field] ?? field
const schema = object({ objetivo: localeMapSchema, momento_de_aplicacion: localeMapSchema })
const modes = APPLICATION_MODES.map((label, value) => ({ value, label }))

const textOf = (field: string, value: unknown): string => {
  if (field === 'modo_de_aplicacion') return APPLICATION_MODES[Number(value)] ?? ''
  return typeof value === 'string' ? value : ''
}

const Modo = () => (
  <SelectField<number> label={labelOf('modo_de_aplicacion')} options={modes} {...useFieldBinding<number>('modo_de_aplicacion')} />
)

const Texto = ({ name, locale }: { name: 'objetivo' | 'momento_de_aplicacion'; locale: string }) => (
  <LocaleMapField label={labelOf(name)} multiline locale={locale} {...useFieldBinding<LocaleMap>(name)} />
)

interface BodyProps extends Props {
  saved: EntryValues
  /** What is on its way to be saved, or failed to be. */
  sentRef: RefObject<EntryValues | null>
  onSave: (values: EntryValues, overwrites: string | null) => void
  keepRef: RefObject<() => void>
}

const Body = ({ formId, entry, locale, saved, sentRef, onChanged, onSave, keepRef }: BodyProps) => {
  const { values, submitForm, setValues } = useFormikContext<EntryValues>()
  const key = entryKey({ formId, id: entry.id })
  const saving = useSelect(selectIsRunning, key)
  const form = useWrongFieldFocus(key)
  const problem = useUnsaidFailure(form, key)
  const changed = isEntryChanged(saved, values)
  const wasSaved = useSavedBelow(saved, sentRef)
  const { objetivo, momento_de_aplicacion } = values
  useEffect(
    () => onChanged(entry.id, changed ? [objetivo, momento_de_aplicacion] : null),
    [onChanged, entry.id, changed, objetivo, momento_de_aplicacion],
  )
  useEffect(() => () => onChanged(entry.id, null), [onChanged, entry.id])
  const product = useSelect(selectProductOf, entry)
  const { id: cultivo, cultivo: { nombre } = {} } = useSelect(selectCultivo) as { id: number; cultivo?: { nombre: LocaleMap } }
  const failure = useSelect(selectFailure, key)
  const drafted = { id: draftIdOf({ formId, id: entry.id }), form: ENTRY_FORM, record: entry.id, opened: saved, values }
  const restore = useCallback(
    (recovered: EntryValues) => {
      sentRef.current = null
      void setValues(recovered)
    },
    [sentRef, setValues],
  )
  const { keep } = useDraft<EntryValues>(
    {
      ...{ ...drafted, runKey: key, name: inLocale(nombre ?? {}), kind: 'Cultivo', path: detailPath(cultivo) },
      describe: () => changesIn(saved, values, labelOf).map(change => `${product.name}: ${change}`),
      isChanged: changed,
      failed: failure !== null,
      rests: saving,
      element: form,
    },
    restore,
  )
  useLayoutEffect(() => {
    keepRef.current = keep
  })
  return (
    <StageEntry {...product} changed={changed} saving={saving} saved={wasSaved} problem={problem} onSave={() => void submitForm()}>
      <DraftBar {...drafted} runKey={key} labelOf={labelOf} textOf={textOf} />
      <Form noValidate ref={form}>
        <FormGrid>
          <Column span={4}>
            <Modo />
          </Column>
          <Column span={4}>
            <Texto name="objetivo" locale={locale} />
          </Column>
          <Column span={4}>
            <Texto name="momento_de_aplicacion" locale={locale} />
          </Column>
        </FormGrid>
      </Form>
      <ConflictQuestion runKey={key} labelOf={labelOf} textOf={textOf} onKeepMine={overwrites => onSave(values, overwrites)} />
    </StageEntry>
  )
}

/** How one product is applied in a stage, saved alone [CD-05, CD-06]. */
export const Entrada = memo((props: Props) => {
  const dispatch = useDispatch()
  const { formId, entry } = props
  const saved = useMemo(() => toEntryValues(entry), [entry])
  const sent = useRef<EntryValues | null>(null)
  const keep = useRef((): void => undefined)
  const save = (values: EntryValues, overwrites: string | null) => {
    keep.current()
    sent.current = values
    dispatch(entrySaveRequested({ formId, id: entry.id, values, overwrites }))
  }
  return (
    <Formik initialValues={saved} validationSchema={schema} onSubmit={values => save(values, null)}>
      <Body {...props} saved={saved} sentRef={sent} onSave={save} keepRef={keep} />
    </Formik>
  )
})
Entrada.displayName = 'Entrada'
