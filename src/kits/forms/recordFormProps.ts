import type { FormikValues } from 'formik'
import type { ComponentType, ReactNode } from 'react'
import type { LocaleMap } from '@/shared/locales'
import type { NewRecord } from '@/kits/forms/leave/useLeaveQuestion'
import type { FormDraft, RecordFormOptions } from '@/kits/forms/useRecordForm'
import type { NewsOptions } from '@/kits/forms/news/useNews'
import type { RecordHistory } from '@/kits/history/views/target'
import type { FormState } from '@/store/screens/form'
import type { Crumb } from '@/ui/page/Breadcrumbs'

export interface RecordValues extends FormikValues {
  codigo: string
  nombre: LocaleMap
}

/** Page head for the current values. */
interface HeadContents {
  /** Texts that the language selector counts. */
  maps: readonly LocaleMap[]
  breadcrumbs: readonly Crumb[]
}

export interface RecordFormProps<Values extends FormikValues> extends Pick<
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
