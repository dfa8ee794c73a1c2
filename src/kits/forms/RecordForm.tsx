import type { FormikValues } from 'formik'
import { type ComponentType, type ReactNode } from 'react'
import { inLocale, type LocaleMap } from '@/shared/locales'
import { hasAnyText } from '@/shared/locales/hasAnyText'
import { plainName } from '@/shared/richName'
import { copyLacking } from '@/kits/forms/copyLacking'
import { useLeaveQuestion, type NewRecord } from '@/kits/forms/leave/useLeaveQuestion'
import { MissingLists } from '@/kits/forms/MissingLists'
import type { NewsOptions } from '@/kits/forms/news/useNews'
import { SaveProgress } from '@/kits/forms/progress/SaveProgress'
import { RecordFormContexts } from '@/kits/forms/RecordFormContexts'
import { SaveButtons } from '@/kits/forms/SaveButtons'
import { useShallowEqual } from '@/kits/forms/useShallowEqual'
import { useRecordForm, type FormDraft, type RecordFormOptions } from '@/kits/forms/useRecordForm'
import { RecordTools } from '@/kits/history/views/RecordTools'
import type { RecordHistory } from '@/kits/history/views/target'
import { Presence } from '@/kits/presence/Presence'
import { navigationRequested } from '@/store/navigation'
import { useAppDispatch } from '@/store/hooks'
import type { FormState } from '@/store/screens/form'
import { Button } from '@/ui/buttons/Button'
import { ActionBar } from '@/ui/form/ActionBar'
import { ACTIONS_ID, FIRST_FIELD } from '@/ui/frame/sheet'
import { SkipLink } from '@/ui/frame/SkipLink'
import { LocaleSelect } from '@/ui/locales/LocaleSelect'
import type { Crumb } from '@/ui/page/Breadcrumbs'
import { Page, PageHeader } from '@/ui/page/Page'
import { useSteady } from '@/ui/useSteady'

interface RecordValues extends FormikValues {
  codigo: string
  nombre: LocaleMap
}

/** Page head for the current values. */
interface HeadContents {
  /** Texts that the language selector counts. */
  maps: readonly LocaleMap[]
  breadcrumbs: readonly Crumb[]
}

interface RecordFormProps<Values extends FormikValues> extends Pick<
  RecordFormOptions<Values>,
  'runKey' | 'initial' | 'schema' | 'changesOf' | 'labelOf' | 'textOf' | 'onSave'
> {
  screen: FormState
  width: 'measure' | 'wide'
  /** Title of a record without name and code. */
  title: string
  /** Label of the action bar: "Guardar el producto". */
  label: string
  /** Label of the button that saves and goes to the list: "Guardar". */
  confirm: string
  list: string
  history: RecordHistory
  /** Rules by which the open form takes saves of others. */
  news: Pick<NewsOptions<Values>, 'toValues' | 'partes'>
  /** Tools before the history. */
  tools?: ReactNode
  /** Content shown instead of the sections, which stay mounted. */
  instead?: ReactNode
  /** Pager before the language selector. */
  pager: ReactNode
  shown: (values: Values, heading: string) => HeadContents
  draft: Omit<FormDraft<Values>, 'record' | 'nameOf'>
  /** Record that was just created, for the leave question; null for any other. */
  made: NewRecord | null
  onLocale: (locale: string) => void
  /** Component around the form element. */
  layout?: ComponentType<{ children: ReactNode }>
  /** Sections of the form. */
  children: ReactNode
}

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
  /** Maps with a text. Maps without one, for example of pictures added one by one, must not change the language selector [PH-04]. */
  const written = useShallowEqual(maps.filter(hasAnyText))
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
