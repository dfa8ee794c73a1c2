import type { Action } from '@reduxjs/toolkit'
import { Formik, useFormikContext } from 'formik'
import { useCallback, useRef, type ReactNode, type RefObject } from 'react'
import { inLocale } from '@/shared/locales'
import { plainName } from '@/shared/richName'
import { DraftBar } from '@/kits/drafts/views/DraftBar'
import { ConflictQuestion } from '@/kits/forms/conflict/ConflictQuestion'
import { layTheirs, withTheirs } from '@/kits/forms/conflict/withTheirs'
import { copyLacking } from '@/kits/forms/copyLacking'
import type { RecordFormProps, RecordValues } from '@/kits/forms/recordFormProps'
import { MissingLists } from '@/kits/forms/MissingLists'
import { RecordTools } from '@/kits/history/views/RecordTools'
import { SaveButtons } from '@/kits/forms/SaveButtons'
import { SaveProgress } from '@/kits/forms/progress/SaveProgress'
import { DialogNote } from '@/kits/drafts/views/dialogDraft'
import { useDraft } from '@/kits/drafts/views/useDraft'
import { useLeaveQuestion } from '@/kits/forms/leave/useLeaveQuestion'
import { useRenewal } from '@/kits/forms/useRenewal'
import { useUnsaidFailure } from '@/kits/forms/useUnsaidFailure'
import { useWrongFieldFocus } from '@/kits/forms/useWrongFieldFocus'
import { navigationRequested } from '@/store/navigation'
import { selectFailure, selectIsRunning } from '@/store/sequences/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/buttons/Button'
import { ActionBar } from '@/ui/form/ActionBar'
import { ACTIONS_ID, FIRST_FIELD } from '@/ui/frame/sheet'
import { SkipLink } from '@/ui/frame/SkipLink'
import { LocaleSelect } from '@/ui/locales/LocaleSelect'
import { Page } from '@/ui/page/Page'
import { PageHeader } from '@/ui/page/PageHeader'

interface BodyProps<Values> extends Omit<RecordFormProps<Values>, 'schema' | 'onSave'> {
  onChoose: (stay: boolean, after?: Action | null) => void
  onAgree: (values: Values, overwrites: readonly string[]) => void
  keepRef: RefObject<() => void>
}

const Bare = ({ children }: { children: ReactNode }) => children

const Body = <Values extends RecordValues>({
  screen,
  runKey,
  width,
  list,
  initial,
  layout: Layout = Bare,
  keepRef,
  ...props
}: BodyProps<Values>) => {
  const dispatch = useAppDispatch()
  const { values, handleSubmit, setValues } = useFormikContext<Values>()
  const { formId, locale, saved } = screen
  const saving = useAppSelector(selectIsRunning, runKey)
  const failure = useAppSelector(selectFailure, runKey)
  const fields = useWrongFieldFocus(runKey)
  useRenewal(initial)
  const name = plainName(inLocale(values.nombre, locale)).trim()
  const heading = name || plainName(inLocale(values.nombre)).trim() || values.codigo || props.title
  const { changes, maps, breadcrumbs } = props.shown(values, heading)
  const unsaved = (changes > 0 || saving || failure !== null) && !saved
  const { describe, ...drafted } = props.draft
  const restore = useCallback((recovered: Values) => void setValues(recovered), [setValues])
  const draft = useDraft<Values>(
    {
      ...{
        id: formId,
        record: screen.id,
        name: plainName(inLocale(values.nombre)).trim() || values.codigo || props.title,
        runKey,
        opened: initial,
        values,
        ...drafted,
      },
      ...{ describe: () => describe(values), isChanged: changes > 0, isSaved: saved, element: fields, keepRef },
    },
    restore,
  )
  const write = (edited: object) => void setValues({ ...values, ...edited })
  const saveAndLeave = (after: Action | null) => {
    props.onChoose(false, after)
    handleSubmit()
  }
  const { ask, question } = useLeaveQuestion(unsaved, {
    made: saving ? null : props.made,
    onSave: saving ? undefined : saveAndLeave,
    draft,
  })
  return (
    <>
      <Page width={width}>
        <SkipLink to={ACTIONS_ID} label="Saltar a guardar" />
        <PageHeader
          sticky
          title={heading}
          locale={name ? locale : undefined}
          breadcrumbs={breadcrumbs}
          actions={
            <RecordTools
              tools={props.tools}
              target={{ ...props.history, formId, id: screen.id ?? 0, read: field => values[field] as unknown, write, isBusy: saving }}
            >
              {props.pager}
              <LocaleSelect
                value={locale}
                onChange={props.onLocale}
                maps={maps}
                onCopy={from => copyLacking({ maps, locale, from, values, write, partes: props.history.partes })}
              />
            </RecordTools>
          }
        />
        <DraftBar
          id={formId}
          form={drafted.form}
          record={screen.id}
          opened={initial}
          values={values}
          history={{ tipo: props.history.tipo, id: screen.id ?? 0 }}
          labelOf={props.labelOf}
          textOf={props.textOf}
        />
        <MissingLists />
        {props.instead}
        <div hidden={Boolean(props.instead)}>
          <Layout>
            <form id={formId} data-opens-at-field data-focus-home={FIRST_FIELD} noValidate onSubmit={handleSubmit} ref={fields}>
              <DialogNote value={draft.noteDialog}>{props.children}</DialogNote>
            </form>
          </Layout>
        </div>
      </Page>
      <ActionBar label={props.label} width={width} changes={changes} error={useUnsaidFailure(fields, runKey)}>
        <Button onPress={() => ask(() => dispatch(navigationRequested(list)))}>Cancelar</Button>
        <SaveButtons formId={formId} confirm={props.confirm} busy={saving || saved} onChoose={props.onChoose} />
      </ActionBar>
      <SaveProgress runKey={runKey} title="Guardando" />
      {question}
      <ConflictQuestion
        runKey={runKey}
        record={{ tipo: props.history.tipo, id: screen.id ?? 0 }}
        labelOf={props.labelOf}
        textOf={props.textOf}
        onAnswer={(tags, theirs) => {
          const next = withTheirs(values, theirs)
          void setValues(next)
          layTheirs(props.history.partes ?? {}, theirs)
          props.onAgree(next, tags)
        }}
      />
    </>
  )
}

/**
 * The whole page of a record that is saved as one. Formik holds what is typed and chosen; the store holds what dialogs work on, the
 * locale and whether a save is under way.
 */
export const RecordForm = <Values extends RecordValues>({ schema, onSave, ...body }: RecordFormProps<Values>) => {
  const chosen = useRef<{ stay: boolean; after: Action | null }>({ stay: false, after: null })
  const keep = useRef((): void => undefined)
  const save = (values: Values, overwrites: readonly string[]) => {
    keep.current()
    onSave(values, { overwrites, ...chosen.current })
  }
  return (
    <Formik<Values>
      initialValues={body.initial}
      validationSchema={schema}
      onSubmit={values => {
        save(values, [])
        // Formik need only know that it was sent: the sequence says whether it is being saved.
        return Promise.resolve()
      }}
    >
      <Body<Values>
        {...body}
        onChoose={(stay, after = null) => {
          chosen.current = { stay, after }
        }}
        onAgree={save}
        keepRef={keep}
      />
    </Formik>
  )
}
