import type { FormikValues } from 'formik'
import type { ComponentType, ReactNode } from 'react'
import type { LocaleMap } from '@/shared/locales'
import type { JustMade } from '@/kits/forms/leave/useLeaveQuestion'
import type { FormDraft, RecordFormOptions } from '@/kits/forms/useRecordForm'
import type { NewsOptions } from '@/kits/forms/news/useNews'
import type { RecordHistory } from '@/kits/history/views/target'
import type { FormScreen } from '@/store/screens/form'
import type { Crumb } from '@/ui/page/Breadcrumbs'

export interface RecordValues extends FormikValues {
  codigo: string
  nombre: LocaleMap
}

/** What the page says of the values as they show. */
interface Shown {
  /** All texts that the language selector counts. */
  maps: readonly LocaleMap[]
  breadcrumbs: readonly Crumb[]
}

export interface RecordFormProps<Values extends FormikValues> extends Pick<
  RecordFormOptions<Values>,
  'runKey' | 'initial' | 'schema' | 'changesOf' | 'labelOf' | 'textOf' | 'onSave'
> {
  screen: FormScreen
  width: 'measure' | 'wide'
  /** Stands where the record has neither a name nor a code. */
  title: string
  /** What the buttons do: "Guardar el producto". */
  label: string
  /** Saves and goes to the list: "Guardar". */
  confirm: string
  list: string
  history: RecordHistory
  /** Rules by which the form takes what others save while it is open. */
  news: Pick<NewsOptions<Values>, 'toValues' | 'partes'>
  /** Stand before the history. */
  tools?: ReactNode
  /** Takes the place of the sections, which keep what they hold. */
  instead?: ReactNode
  /** Stands before the language selector. */
  pager: ReactNode
  shown: (values: Values, heading: string) => Shown
  draft: Omit<FormDraft<Values>, 'record' | 'nameOf'>
  /** Question before a record that was made just now is left; null for any other. */
  made: JustMade | null
  onLocale: (locale: string) => void
  /** Stands around the form element. */
  layout?: ComponentType<{ children: ReactNode }>
  /** The sections. */
  children: ReactNode
}
