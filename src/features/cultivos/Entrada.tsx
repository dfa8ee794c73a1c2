import { Form, Formik, useFormikContext } from 'formik'
import { memo, useMemo, useRef, type RefObject } from 'react'
import { isEntryChanged, toEntryValues, type EntryValues } from '@/features/cultivos/model/applicationEntry'
import type { LocaleMap } from '@/shared/locales'
import { recordName } from '@/shared/recordName'
import { useCard } from '@/kits/forms/cards/useCard'
import type { CardPage } from '@/kits/forms/cards/useCards'
import { DraftBar } from '@/kits/drafts/views/DraftBar'
import { useCardDraft } from '@/kits/drafts/views/useCardDraft'
import { ConflictQuestion } from '@/kits/forms/conflict/ConflictQuestion'
import { withTheirs } from '@/kits/forms/conflict/withTheirs'
import { labelIn, textIn } from '@/kits/forms/fieldWords'
import { useSavedBelow } from '@/kits/forms/useSavedBelow'
import { schemaOf } from '@/kits/forms/schemas'
import { useUnsaidFailure } from '@/kits/forms/useUnsaidFailure'
import { useWrongFieldFocus } from '@/kits/forms/useWrongFieldFocus'
import { selectProductOf } from '@/features/cultivos/productOf'
import { detailPath, ENTRY_FORM, entryKey, entrySaveRequested, selectOpened } from '@/features/cultivos/slice'
import { comoSeAplica, type ComoSeAplica } from '@/shared/resources/comoSeAplica'
import { selectIsRunning } from '@/store/sequences/slice'
import { cardId } from '@/kits/drafts/cardId'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Column, FormGrid } from '@/ui/form/FormGrid'
import { useFieldBinding } from '@/ui/fields/formik'
import { LocaleMapField } from '@/ui/fields/LocaleMapField'
import { SelectField } from '@/ui/choices/SelectField'
import { StageEntry } from '@/features/cultivos/StageEntry'

interface Props extends CardPage<EntryValues> {
  formId: string
  /** The entry as the server has it. */
  entry: ComoSeAplica
  locale: string
  laid: Partial<EntryValues> | undefined
}

const { fields } = comoSeAplica
const labelOf = labelIn(fields)
const schema = schemaOf(comoSeAplica)
const modes = fields.modo_de_aplicacion.words.map((label, value) => ({ value, label }))

const textOf = textIn(fields, { record: () => undefined })

const Modo = () => (
  <SelectField<number> label={fields.modo_de_aplicacion.label} options={modes} {...useFieldBinding<number>('modo_de_aplicacion')} />
)

const Texto = ({ name, locale }: { name: 'objetivo' | 'momento_de_aplicacion'; locale: string }) => (
  <LocaleMapField label={fields[name].label} multiline locale={locale} {...useFieldBinding<LocaleMap>(name)} />
)

interface BodyProps extends Props {
  saved: EntryValues
  /** What is on its way to be saved, or failed to be. */
  sentRef: RefObject<EntryValues | null>
  onSave: (values: EntryValues, overwrites: readonly string[]) => void
  keepRef: RefObject<() => void>
}

const Body = ({ formId, entry, locale, saved, sentRef, laid, tell, take, enlist, onSave, keepRef }: BodyProps) => {
  const { values, submitForm, setValues } = useFormikContext<EntryValues>()
  const key = entryKey({ formId, id: entry.id })
  const saving = useAppSelector(selectIsRunning, key)
  const form = useWrongFieldFocus(key)
  const problem = useUnsaidFailure(form, key)
  const changed = isEntryChanged(saved, values)
  const wasSaved = useSavedBelow(saved, sentRef)
  useCard<EntryValues>({ id: entry.id, changed, laid, tell, take, enlist })
  const product = useAppSelector(selectProductOf, entry)
  const owner = useAppSelector(selectOpened)
  const drafted = { id: cardId(formId, entry.id), form: ENTRY_FORM, record: entry.id, opened: saved }
  const history = { tipo: 'cultivos', id: owner?.id ?? 0, parte: { tipo: 'como_se_aplica', id: entry.id } }
  useCardDraft<EntryValues>({
    ...{ ...drafted, runKey: key, name: owner ? recordName(owner) : '', kind: 'Cultivo', path: detailPath(owner?.id ?? 0) },
    ...{ title: product.name, labelOf, isChanged: changed, element: form, sentRef, keepRef },
  })
  return (
    <StageEntry {...product} changed={changed} saving={saving} saved={wasSaved} problem={problem} onSave={() => void submitForm()}>
      <DraftBar {...drafted} values={values} runKey={key} history={history} labelOf={labelOf} textOf={textOf} />
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
      <ConflictQuestion
        runKey={key}
        subject={product.name}
        record={history}
        labelOf={labelOf}
        textOf={textOf}
        onAnswer={(tags, theirs) => {
          const next = withTheirs(values, theirs)
          void setValues(next)
          onSave(next, tags)
        }}
      />
    </StageEntry>
  )
}

/** How one product is applied in a stage, saved alone [CD-05, CD-06]. */
export const Entrada = memo((props: Props) => {
  const dispatch = useAppDispatch()
  const { formId, entry } = props
  const saved = useMemo(() => toEntryValues(entry), [entry])
  const sent = useRef<EntryValues | null>(null)
  const keep = useRef((): void => undefined)
  const save = (values: EntryValues, overwrites: readonly string[]) => {
    keep.current()
    sent.current = values
    dispatch(entrySaveRequested({ formId, id: entry.id, values, overwrites }))
  }
  return (
    <Formik initialValues={saved} validationSchema={schema} onSubmit={values => save(values, [])}>
      <Body {...props} saved={saved} sentRef={sent} onSave={save} keepRef={keep} />
    </Formik>
  )
})
Entrada.displayName = 'Entrada'
