import type { FormikValues } from 'formik'
import type { ComponentType, ReactNode } from 'react'
import type { Schema } from 'yup'
import type { LocaleMap } from '@/shared/locales'
import type { RecordHistory } from '@/kits/history/views/target'
import type { JustMade } from '@/kits/forms/leave/useLeaveQuestion'
import type { FormScreen, SaveChoice } from '@/store/screens/form'
import type { Crumb } from '@/ui/page/Breadcrumbs'

export interface RecordValues extends FormikValues {
  codigo: string
  nombre: LocaleMap
}

/** What the page says of the values as they show. */
interface Shown {
  /** How many are not saved yet. */
  changes: number
  /** All texts that the language selector counts. */
  maps: readonly LocaleMap[]
  breadcrumbs: readonly Crumb[]
}

/** What a draft of the form is kept under, and what it holds beside the fields. */
interface Drafted<Values> {
  form: string
  /** "Producto acabado" */
  kind: string
  path: string
  openedParts?: object
  parts?: object
  describe: (values: Values) => string[]
}

export interface RecordFormProps<Values> {
  screen: FormScreen
  /** The key of its save's run. */
  runKey: string
  width: 'measure' | 'wide'
  /** Stands where the record has neither a name nor a code. */
  title: string
  /** What the buttons do: "Guardar el producto". */
  label: string
  /** Saves and goes to the list: "Guardar". */
  confirm: string
  list: string
  history: RecordHistory
  /** Stand before the history. */
  tools?: ReactNode
  /** Takes the place of the sections, which keep what they hold. */
  instead?: ReactNode
  /** Stands before the language selector. */
  pager: ReactNode
  /** New with every save that leaves the form open, and only then. */
  initial: Values
  schema: Schema
  shown: (values: Values, heading: string) => Shown
  draft: Drafted<Values>
  /** What is asked of whoever leaves a record that was made just now; null of any other. */
  made: JustMade | null
  /** A field, and a value of one, in the words of the conflict question. */
  labelOf: (field: string) => string
  textOf: (field: string, value: unknown) => string
  onLocale: (locale: string) => void
  onSave: (values: Values, how: SaveChoice) => void
  /** Stands around the form element. */
  layout?: ComponentType<{ children: ReactNode }>
  /** The sections. */
  children: ReactNode
}
