import { useFormikContext } from 'formik'
import { useMemo, useState } from 'react'
import { KEEP } from '@/store/imageDraft'
import { hasText, inLocale, type LocaleMap } from '@/shared/locales'
import { plainName } from '@/shared/richName'
import { changesIn } from '@/kits/drafts/model/changesIn'
import { copyLacking } from '@/kits/forms/copyLacking'
import { RecordTools } from '@/kits/history/views/RecordTools'
import { RecordPager, type PagedList } from '@/kits/forms/pager/RecordPager'
import { textIn } from '@/kits/forms/fieldWords'
import { fieldOf, focusField } from '@/kits/forms/focusField'
import { RecordFormContexts } from '@/kits/forms/RecordFormContexts'
import { SaveProgress } from '@/kits/forms/progress/SaveProgress'
import { useRecordForm } from '@/kits/forms/useRecordForm'
import { useLeaveQuestion } from '@/kits/forms/leave/useLeaveQuestion'
import { MissingLists } from '@/kits/forms/MissingLists'
import { Presence } from '@/kits/presence/Presence'
import { UsosSection } from '@/kits/usages/views/UsosSection'
import { blankOf } from '@/features/maestras/blank'
import { referencesOf, type MasterDefinition, type MasterRecord, type MasterValues } from '@/features/maestras/definition'
import { formOf, imageField, imagesIn, toRecord, type FormValues } from '@/features/maestras/formValues'
import { formSchema } from '@/features/maestras/formSchema'
import { MasterFormField, MasterImageField } from '@/features/maestras/fields/MasterField'
import { editRequested, formClosed, localeChosen, saveKey, saveRequested, type MasterState } from '@/features/maestras/slice'
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
import { PageHeader } from '@/ui/page/Page'

/** Texts by language in the form's values, for counting by language. */
const mapsOf = ({ fields }: Pick<MasterDefinition, 'fields'>, values: MasterValues): LocaleMap[] =>
  fields.flatMap(({ kind, name }) => {
    const value = values[name]
    return kind === 'text' && typeof value === 'object' && value !== null ? [value] : []
  })

interface Props {
  master: MasterDefinition
  screen: MasterState
}

const pagesOf = (master: MasterDefinition): PagedList<MasterRecord> => ({
  key: master.table,
  label: `Lista de ${master.title.list.toLowerCase()}`,
  kind: master.kind,
  selectEntities: master.catalogue.selectEntities,
  nameOf: record => plainName(master.nameOf(record)) || `${master.kind} ${record.id}`,
})

/** Head of the form. `leave` closes the form, after a question about unsaved changes. */
const Header = ({ master, screen, leave, onTurn }: Props & { leave: () => void; onTurn: (id: number) => void }) => {
  const dispatch = useAppDispatch()
  const { editedId, locale, formId } = screen
  const saving = useAppSelector(selectIsRunning, saveKey({ master: master.key, formId }))
  const history = useMasterHistory(master, screen)
  const onLocale = (chosen: string) => void dispatch(localeChosen({ master: master.key, locale: chosen }))
  const record = toRecord(useFormikContext<FormValues>().values)
  const name = master.isTitledByMode ? '' : plainName(inLocale(master.required(record), locale)).trim()
  const heading = editedId === null ? master.title.new : master.title.edit
  const maps = mapsOf(master, record)
  const onCopy = (from: string) => copyLacking({ maps, locale, from, values: record, write: history.write })
  const languages = <LocaleSelect value={locale} onChange={onLocale} maps={maps} onCopy={onCopy} />
  return (
    <PageHeader
      title={name || heading}
      locale={name ? locale : undefined}
      breadcrumbs={[{ label: 'Maestras' }, { label: master.title.list, onPress: leave }, { label: heading }]}
      presence={editedId !== null && <Presence tipo={master.key} id={editedId} idioma={locale} />}
      wideActions={editedId === null}
      actions={
        editedId === null ? (
          languages
        ) : (
          <RecordTools target={{ ...history, formId, id: editedId, isBusy: saving }}>
            <RecordPager list={pagesOf(master)} id={editedId} locale={locale} onLocale={onLocale} onTurn={onTurn} />
            {languages}
          </RecordTools>
        )
      }
    />
  )
}

const labelIn = (master: MasterDefinition) => (name: string) =>
  (master.fields.find(field => field.name === name) ?? master.images.find(({ property }) => imageField(property) === name))?.label ?? name

/** Text of a field's value in the conflict dialog. */
const useTextOf = (master: MasterDefinition) => {
  const [reference] = referencesOf(master)
  const names = useAppSelector(root => reference?.from.selectNames(root))
  return textIn(resourceOf(master.key)?.fields ?? {}, { record: (_, id) => names?.get(id) })
}

/** Values of the fields, with the record's unchanged images. */
const withImages = (master: MasterDefinition, values: MasterValues): FormValues => ({
  ...values,
  ...Object.fromEntries(master.images.map(({ property }) => [imageField(property), KEEP])),
})

/**
 * Form that adds or edits a record [MA-03, MA-04, MA-05]. Formik holds the typed values in all locales; the store holds the edited locale
 * and the state of the save.
 */
export const MasterForm = ({ master, screen }: Props) => {
  const dispatch = useAppDispatch()
  const { formId, editedId, locale, opened, pictures } = screen
  const form = { master: master.key, formId }
  const runKey = saveKey(form)
  const [isTurned] = useState(useAppSelector(selectTurn) !== null)
  const schema = useMemo(() => formSchema(master, locale), [master, locale])
  const [blank] = useState(() => ({ ...blankOf(master), ...screen.kept }))
  const initial = useMemo(() => withImages(master, opened ?? blank), [master, opened, blank])
  const labelOf = labelIn(master)
  const shell = useRecordForm<FormValues>({
    id: formId,
    runKey,
    initial,
    schema,
    labelOf,
    textOf: useTextOf(master),
    draft: {
      form: formOf(master.key),
      record: editedId,
      kind: master.kind,
      path: master.path,
      nameOf: values =>
        plainName(inLocale(master.required(toRecord(values)))).trim() || (editedId === null ? master.title.new : master.kind),
      describe: values => changesIn(initial, values, labelOf),
    },
    history: { tipo: master.key, id: editedId ?? 0 },
    ...(editedId !== null && {
      news: {
        formId,
        tipo: master.key,
        id: editedId,
        saved: pictures,
        toValues: record => withImages(master, master.toInput(record as MasterRecord)),
      },
    }),
    onSave: (values, { overwrites, after, stay }) => {
      const record = toRecord(values)
      // Focuses the empty name, which may be out of view when another language was filled in [MA-08].
      const required = master.required(record)
      if (!hasText(required, locale)) focusField(fieldOf(formId, master.fields.find(({ name }) => record[name] === required)?.name ?? ''))
      dispatch(saveRequested({ ...form, id: editedId, locale, values: record, images: imagesIn(values), opened, overwrites, after, stay }))
    },
  })
  const { element, saving, changes, leaving } = shell
  const close = () => void dispatch(formClosed(form))
  const { ask, question } = useLeaveQuestion(changes > 0 || saving, { onBack: close, onStay: useTakenVisit(), ...leaving })
  const leave = () => ask(close)
  useMenuReturn(leave)
  const turn = (id: number) => {
    const next = editRequested(master.key, id)
    ask(() => {
      close()
      dispatch(next)
    }, next)
  }
  return (
    <RecordFormContexts form={shell}>
      <form id={formId} data-focus-home={FIRST_FIELD} {...element}>
        <Header master={master} screen={screen} leave={leave} onTurn={turn} />
        {shell.newsBar}
        {shell.bar}
        <MissingLists />
        <FormBox>
          {master.fields.map((field, index) => (
            <MasterFormField
              key={field.name}
              field={field}
              locale={locale}
              isRequired={field.name === master.resource.title}
              autoFocus={index === 0 && !isTurned}
            />
          ))}
          {master.images.map(image => (
            <Column key={image.property} span={12 / master.images.length}>
              <MasterImageField image={image} runKey={runKey} formId={formId} saved={pictures[image.property] ?? null} />
            </Column>
          ))}
        </FormBox>
        <FormActions error={shell.problem} notice={shell.notice}>
          <Button onPress={leave}>Cancelar</Button>
          <Button type="submit" variant="primary" busy={saving} isDisabled={shell.isDeleted} onPress={() => shell.choose()}>
            {master.confirm}
          </Button>
        </FormActions>
        <SaveProgress runKey={runKey} title="Guardando" />
        {question}
        {shell.conflict}
      </form>
      {editedId !== null && <UsosSection tipo={master.key} id={editedId} />}
    </RecordFormContexts>
  )
}
