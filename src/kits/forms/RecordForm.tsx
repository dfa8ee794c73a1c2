import { useState, type ReactNode } from 'react'
import { inLocale, type LocaleMap } from '@/shared/locales'
import { hasAnyText } from '@/shared/locales/hasAnyText'
import { plainName } from '@/shared/richName'
import { copyLacking } from '@/kits/forms/copyLacking'
import { createSteady } from '@/kits/forms/createSteady'
import { useLeaveQuestion } from '@/kits/forms/leave/useLeaveQuestion'
import { MissingLists } from '@/kits/forms/MissingLists'
import { SaveProgress } from '@/kits/forms/progress/SaveProgress'
import { RecordFormContexts } from '@/kits/forms/RecordFormContexts'
import type { RecordFormProps, RecordValues } from '@/kits/forms/recordFormProps'
import { SaveButtons } from '@/kits/forms/SaveButtons'
import { useRecordForm } from '@/kits/forms/useRecordForm'
import { RecordTools } from '@/kits/history/views/RecordTools'
import { Presence } from '@/kits/presence/Presence'
import { navigationRequested } from '@/store/navigation'
import { useAppDispatch } from '@/store/hooks'
import { Button } from '@/ui/buttons/Button'
import { ActionBar } from '@/ui/form/ActionBar'
import { ACTIONS_ID, FIRST_FIELD } from '@/ui/frame/sheet'
import { SkipLink } from '@/ui/frame/SkipLink'
import { LocaleSelect } from '@/ui/locales/LocaleSelect'
import { Page, PageHeader } from '@/ui/page/Page'
import { useSteady } from '@/ui/useSteady'

const Bare = ({ children }: { children: ReactNode }) => children

/** Page of a record that is saved as a whole: a product, a trial. */
export const RecordForm = <Values extends RecordValues>({
  screen,
  runKey,
  width,
  list,
  history,
  layout: Layout = Bare,
  ...props
}: RecordFormProps<Values>) => {
  const dispatch = useAppDispatch()
  const { formId, locale, saved } = screen
  const id = screen.id ?? 0
  const nameOf = ({ nombre, codigo }: RecordValues) => plainName(inLocale(nombre)).trim() || codigo || props.title
  const form = useRecordForm<Values>({
    ...props,
    id: formId,
    runKey,
    isSaved: saved,
    partes: history.partes ?? {},
    draft: { ...props.draft, record: screen.id, nameOf },
    history: { tipo: history.tipo, id },
    news: { formId, tipo: history.tipo, id, saved: history.saved, ...props.news },
  })
  const { formik, element, saving, draft, leaving } = form
  const { values, setValues } = formik
  const name = plainName(inLocale(values.nombre, locale)).trim()
  const heading = name || nameOf(values)
  const { maps, breadcrumbs } = props.shown(values, heading)
  const [steady] = useState(createSteady<readonly LocaleMap[]>)
  /** Maps with a text. Maps without one, for example of pictures added one by one, must not change the language selector [PH-04]. */
  const written = steady(maps.filter(hasAnyText))
  const languages = useSteady({
    onChange: props.onLocale,
    onCopy: (from: string) => copyLacking({ maps, locale, from, values, write, partes: history.partes }),
  })
  const write = (edited: object) => void setValues({ ...values, ...edited })
  const { ask, question } = useLeaveQuestion((draft.isWanted || saving) && !saved, {
    made: saving ? null : props.made,
    ...leaving,
  })
  return (
    <RecordFormContexts form={form}>
      <Page width={width} bar="after">
        <SkipLink to={ACTIONS_ID} label="Saltar a guardar" />
        <PageHeader
          sticky
          title={heading}
          locale={name ? locale : undefined}
          breadcrumbs={breadcrumbs}
          presence={<Presence tipo={history.tipo} id={id} idioma={locale} />}
          actions={
            <RecordTools
              tools={props.tools}
              target={{ ...history, formId, id, read: field => values[field] as unknown, write, isBusy: saving }}
            >
              {props.pager}
              <LocaleSelect brief value={locale} maps={written} {...languages} />
            </RecordTools>
          }
        />
        {form.newsBar}
        {form.bar}
        <MissingLists />
        {props.instead}
        <div hidden={Boolean(props.instead)}>
          <Layout>
            <form id={formId} data-opens-at-field data-focus-home={FIRST_FIELD} {...element}>
              {props.children}
            </form>
          </Layout>
        </div>
      </Page>
      <ActionBar label={props.label} width={width} changes={form.changes + form.preparing} notice={form.notice} error={form.problem}>
        <Button onPress={() => ask(() => dispatch(navigationRequested(list)))}>Cancelar</Button>
        <SaveButtons formId={formId} confirm={props.confirm} busy={saving || saved} isDisabled={form.isDeleted} onChoose={form.choose} />
      </ActionBar>
      <SaveProgress runKey={runKey} title="Guardando" />
      {question}
      {form.conflict}
    </RecordFormContexts>
  )
}
