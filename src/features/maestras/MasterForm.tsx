import type { Action } from '@reduxjs/toolkit'
import { Form, Formik, useFormikContext } from 'formik'
import { useCallback, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react'
import { KEEP } from '@/store/imageDraft'
import { hasText, inLocale, type LocaleMap } from '@/shared/locales'
import { plainName } from '@/shared/richName'
import { changesIn } from '@/kits/drafts/model/changesIn'
import { DraftBar } from '@/kits/drafts/views/DraftBar'
import { ConflictQuestion } from '@/kits/forms/conflict/ConflictQuestion'
import { withTheirs } from '@/kits/forms/conflict/withTheirs'
import { copyLacking } from '@/kits/forms/copyLacking'
import { RecordTools } from '@/kits/history/views/RecordTools'
import { RecordPager, type PagedList } from '@/kits/forms/pager/RecordPager'
import { textIn } from '@/kits/forms/fieldWords'
import { fieldOf, focusField } from '@/kits/forms/focusField'
import { SaveProgress } from '@/kits/forms/progress/SaveProgress'
import { useDraft } from '@/kits/drafts/views/useDraft'
import { useLeaveQuestion } from '@/kits/forms/leave/useLeaveQuestion'
import { useUnsaidFailure } from '@/kits/forms/useUnsaidFailure'
import { MissingLists } from '@/kits/forms/MissingLists'
import { useWrongFieldFocus } from '@/kits/forms/useWrongFieldFocus'
import { UsosSection } from '@/kits/usages/views/UsosSection'
import { blankOf } from '@/features/maestras/blank'
import { referencesOf, type MasterDefinition, type MasterRecord, type MasterValues } from '@/features/maestras/definition'
import { formOf, imageIn, toDrafted, toFormValues, type DraftedValues, type FormValues } from '@/features/maestras/drafted'
import { formSchema } from '@/features/maestras/formSchema'
import { MasterFormField, MasterImageField, recordField } from '@/features/maestras/fields/MasterField'
import { editRequested, formClosed, localeChosen, saveKey, saveRequested, type Screen } from '@/features/maestras/slice'
import { useMasterHistory } from '@/features/maestras/useMasterHistory'
import { useMenuReturn, useTakenVisit } from '@/features/maestras/useMenuReturn'
import { resourceOf } from '@/shared/resources/registry'
import { selectTurn } from '@/kits/lists/store/slice'
import { selectIsRunning } from '@/store/sequences/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/buttons/Button'
import { FormActions } from '@/ui/form/FormActions'
import { FormBox } from '@/ui/form/FormBox'
import { Column } from '@/ui/form/FormGrid'
import { FIRST_FIELD } from '@/ui/frame/sheet'
import { LocaleSelect } from '@/ui/locales/LocaleSelect'
import { PageHeader } from '@/ui/page/PageHeader'

/** The maps among what a form holds: what its languages are counted over. */
const mapsOf = ({ fields }: Pick<MasterDefinition, 'fields'>, values: MasterValues): LocaleMap[] =>
  fields.flatMap(({ kind, name }) => {
    const value = values[name]
    return kind === 'text' && typeof value === 'object' && value !== null ? [value] : []
  })

interface Props {
  master: MasterDefinition
  screen: Screen
}

const listOf = (master: MasterDefinition): PagedList<MasterRecord> => ({
  key: master.table,
  label: `Lista de ${master.title.list.toLowerCase()}`,
  kind: master.kind,
  selectEntities: master.catalogue.selectEntities,
  nameOf: record => plainName(master.nameOf(record)) || `${master.kind} ${record.id}`,
})

/** `leave` closes the form, having asked where something would be lost. */
const Header = ({ master, screen, leave, onTurn }: Props & { leave: () => void; onTurn: (id: number) => void }) => {
  const dispatch = useAppDispatch()
  const { editedId, locale, formId } = screen
  const saving = useAppSelector(selectIsRunning, saveKey({ master: master.key, formId }))
  const history = useMasterHistory(master, screen)
  const onLocale = (chosen: string) => void dispatch(localeChosen({ master: master.key, locale: chosen }))
  const { record } = useFormikContext<FormValues>().values
  const name = plainName(inLocale(master.required(record), locale)).trim()
  const heading = editedId === null ? master.title.new : master.title.edit
  const maps = mapsOf(master, record)
  const onCopy = (from: string) => copyLacking({ maps, locale, from, values: record, write: history.write })
  const languages = <LocaleSelect value={locale} onChange={onLocale} maps={maps} onCopy={onCopy} />
  return (
    <PageHeader
      title={name || heading}
      locale={name ? locale : undefined}
      breadcrumbs={[{ label: 'Maestras' }, { label: master.title.list, onPress: leave }, { label: heading }]}
      actions={
        editedId === null ? (
          languages
        ) : (
          <RecordTools target={{ ...history, formId, id: editedId, isBusy: saving }}>
            <RecordPager list={listOf(master)} id={editedId} locale={locale} onLocale={onLocale} onTurn={onTurn} />
            {languages}
          </RecordTools>
        )
      }
    />
  )
}

const labelOf = (master: MasterDefinition) => (name: string) =>
  (master.fields.find(field => field.name === name) ?? master.images.find(({ property }) => property === imageIn(name)))?.label ?? name

/** Says a field's value in the words of the conflict question. */
const useTextOf = (master: MasterDefinition) => {
  const [reference] = referencesOf(master)
  const names = useAppSelector(root => reference?.from.selectNames(root))
  return textIn(resourceOf(master.key)?.fields ?? {}, { record: (_, id) => names?.get(id) })
}

interface BodyProps extends Props {
  keepRef: RefObject<() => void>
  afterRef: RefObject<Action | null>
  children: ReactNode
}

const Body = ({ master, screen, keepRef, afterRef, children }: BodyProps) => {
  const dispatch = useAppDispatch()
  const { dirty, values, initialValues, setValues, submitForm } = useFormikContext<FormValues>()
  const { formId, editedId, locale, opened } = screen
  const form = { master: master.key, formId }
  const saving = useAppSelector(selectIsRunning, saveKey(form))
  const close = () => void dispatch(formClosed(form))
  const fields = useWrongFieldFocus(saveKey(form), recordField)
  // A recovered draft was typed over `opened`, which Formik does not know.
  const before = useMemo(() => toDrafted({ ...initialValues, record: opened ?? initialValues.record }), [initialValues, opened])
  const asDrafted = useMemo(() => ({ opened: before, values: toDrafted(values) }), [before, values])
  const drafted = { form: formOf(master.key), record: editedId, ...asDrafted }
  const restore = useCallback((recovered: DraftedValues) => void setValues(toFormValues(recovered)), [setValues])
  const draft = useDraft<DraftedValues>(
    {
      ...{ id: formId, kind: master.kind, path: master.path, runKey: saveKey(form), ...drafted },
      name: plainName(inLocale(master.required(values.record))).trim() || (editedId === null ? master.title.new : master.kind),
      describe: () => changesIn(drafted.opened, drafted.values, labelOf(master)),
      isChanged: dirty,
      element: fields,
      keepRef,
    },
    restore,
  )
  const onSave = (after: Action | null) => {
    afterRef.current = after
    void submitForm()
  }
  const { ask, question } = useLeaveQuestion(dirty || saving, {
    onBack: close,
    onStay: useTakenVisit(),
    onSave: saving ? undefined : onSave,
    draft,
  })
  const leave = () => ask(close)
  useMenuReturn(leave)
  const turn = (id: number) => {
    const next = editRequested(master.key, id)
    ask(() => {
      close()
      dispatch(next)
    }, next)
  }
  const textOf = useTextOf(master)
  return (
    <Form id={formId} data-focus-home={FIRST_FIELD} noValidate ref={fields}>
      <Header master={master} screen={screen} leave={leave} onTurn={turn} />
      <DraftBar id={formId} {...drafted} history={{ tipo: master.key, id: editedId ?? 0 }} labelOf={labelOf(master)} textOf={textOf} />
      <MissingLists />
      {children}
      <FormActions error={useUnsaidFailure(fields, saveKey(form))}>
        <Button onPress={leave}>Cancelar</Button>
        <Button
          type="submit"
          variant="primary"
          busy={saving}
          onPress={() => {
            afterRef.current = null
          }}
        >
          {master.confirm}
        </Button>
      </FormActions>
      <SaveProgress runKey={saveKey(form)} title="Guardando" />
      {question}
      <ConflictQuestion
        runKey={saveKey(form)}
        labelOf={labelOf(master)}
        textOf={textOf}
        record={{ tipo: master.key, id: editedId ?? 0 }}
        onAnswer={(overwrites, theirs) => {
          const record = withTheirs(values.record, theirs)
          void setValues({ ...values, record })
          draft.keep()
          const { images } = values
          const after = afterRef.current
          dispatch(saveRequested({ ...form, id: editedId, locale, values: record, images, opened, overwrites, after }))
        }}
      />
    </Form>
  )
}

/**
 * Adds a record or edits a copy of one [MA-03, MA-04, MA-05]. Formik holds what is typed, in every locale; the store holds
 * which locale is edited, and whether a save is under way.
 */
export const MasterForm = ({ master, screen }: Props) => {
  const dispatch = useAppDispatch()
  const { formId, editedId, locale, opened, pictures, kept } = screen
  const [isTurned] = useState(useAppSelector(selectTurn) !== null)
  const schema = useMemo(() => formSchema(master), [master])
  const keep = useRef((): void => undefined)
  const after = useRef<Action | null>(null)
  const initialValues: FormValues = {
    record: opened ?? { ...blankOf(master), ...kept },
    images: Object.fromEntries(master.images.map(({ property }) => [property, KEEP])),
  }
  return (
    <>
      <Formik
        initialValues={initialValues}
        validationSchema={schema}
        onSubmit={({ record, images }) => {
          // Where another language was filled in than the one that must be, the empty name may be out of sight [MA-08].
          const required = master.required(record)
          if (!hasText(required, locale))
            focusField(fieldOf(formId, recordField(master.fields.find(({ name }) => record[name] === required)?.name ?? '')))
          keep.current()
          const request = { master: master.key, formId, id: editedId, locale, values: record, images, opened }
          dispatch(saveRequested({ ...request, overwrites: [], after: after.current }))
        }}
      >
        <Body master={master} screen={screen} keepRef={keep} afterRef={after}>
          <FormBox>
            {master.fields.map((field, index) => (
              <MasterFormField key={field.name} field={field} locale={locale} autoFocus={index === 0 && !isTurned} />
            ))}
            {master.images.map(image => (
              <Column key={image.property} span={12 / master.images.length}>
                <MasterImageField
                  image={image}
                  runKey={saveKey({ master: master.key, formId })}
                  formId={formId}
                  saved={pictures[image.property] ?? null}
                />
              </Column>
            ))}
          </FormBox>
        </Body>
      </Formik>
      {editedId !== null && <UsosSection tipo={master.key} id={editedId} />}
    </>
  )
}
