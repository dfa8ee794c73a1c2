import { useFormikContext } from 'formik'
import { useState } from 'react'
import { object } from 'yup'
import type { LineaDraft } from '@/features/productos/model/composicion'
import {
  acceptedContent,
  blankContent,
  isBlank,
  kindOf,
  QUANTITY,
  type LineaContent,
  type LineaKind,
} from '@/features/productos/model/lineaContent'
import { counted } from '@/shared/counted'
import { SOLUBILIDADES } from '@/shared/resources/lineasDeComposicion'
import { localeMapSchema } from '@/kits/forms/schemas'
import { FormDialog, type NextEntry, type FieldErrors } from '@/kits/forms/FormDialog'
import { ReferenceField } from '@/kits/forms/ReferenceField'
import { TranslatedField } from '@/kits/forms/TranslatedField'
import { componenteNames } from '@/features/productos/choices'
import { localeChosen, selectProducto } from '@/features/productos/slice'
import { magnitudNames } from '@/store/catalogues/names'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Choice } from '@/ui/choices/Choice'
import { Column } from '@/ui/form/FormGrid'
import { useFieldBinding, useNumberBinding } from '@/ui/fields/formik'
import { NumberField } from '@/ui/fields/NumberField'
import { SelectField } from '@/ui/choices/SelectField'

export interface LineaValues extends LineaContent {
  tipo: LineaKind
}

interface LineaDialogProps {
  /** Null for a new line. */
  line: LineaDraft | null
  /** Locale of a free text. */
  locale: string
  /** Recovered values, typed before the page was lost. */
  typed: LineaValues | null
  /** `more`: the dialog stays open for the next line. */
  onAccept: (content: LineaContent, more: boolean) => void
  onClose: () => void
}

/** Name of the dialog in drafts. */
export const LINEA = 'linea'

const schema = object({ valor: localeMapSchema })
const notBlank = ({ tipo, ...typed }: LineaValues): FieldErrors<LineaValues> => {
  if (!isBlank(tipo, typed)) return {}
  return tipo === 'texto' ? { valor: 'Escriba el texto de la línea' } : { componente: 'Elija un componente o indique una cantidad' }
}
const KINDS = [
  { value: 'componente', label: 'Componente' },
  { value: 'texto', label: 'Texto libre' },
] as const
const ANOTHER: NextEntry<LineaValues> = {
  // Units are kept: most tables have equal units from top to bottom.
  next: ({ tipo, magnitud_1, magnitud_2 }) => ({ ...blankContent(), tipo, ...(tipo === 'componente' && { magnitud_1, magnitud_2 }) }),
  label: 'Aceptar y añadir otra',
  said: count => counted(count, 'línea añadida', 'líneas añadidas'),
}
const solubilidades = SOLUBILIDADES.map((label, value) => ({ value, label }))

const Tipo = ({ onSwitch }: { onSwitch: () => void }) => {
  const { values, setValues } = useFormikContext<LineaValues>()
  return (
    <Choice<LineaKind>
      label="Tipo de línea"
      hideLabel
      options={KINDS}
      value={values.tipo}
      // Switching to free text clears the text [CO-02].
      onChange={tipo => {
        onSwitch()
        void setValues({ ...values, tipo, ...(tipo === 'texto' && { valor: {} }) })
      }}
    />
  )
}

const Cantidad = ({ name, label }: { name: 'cantidad_1' | 'cantidad_2'; label: string }) => (
  <NumberField label={label} {...QUANTITY} hint={`De ${QUANTITY.min} a ${QUANTITY.max}`} {...useNumberBinding(name)} />
)

const ComponenteFields = ({ autoFocus }: { autoFocus: boolean }) => (
  <>
    <ReferenceField name="componente" label="Componente" from={componenteNames} autoFocus={autoFocus} />
    <SelectField<number> label="Solubilidad" options={solubilidades} {...useFieldBinding<number>('solubilidad')} />
    <Column span={7} phoneSpan={7}>
      <Cantidad name="cantidad_1" label="Cantidad 1" />
    </Column>
    <Column span={5} phoneSpan={5}>
      <ReferenceField name="magnitud_1" label="Magnitud 1" from={magnitudNames} />
    </Column>
    <Column span={7} phoneSpan={7}>
      <Cantidad name="cantidad_2" label="Cantidad 2" />
    </Column>
    <Column span={5} phoneSpan={5}>
      <ReferenceField name="magnitud_2" label="Magnitud 2" from={magnitudNames} />
    </Column>
  </>
)

const TextoField = ({ locale, autoFocus }: { locale: string; autoFocus: boolean }) => {
  const dispatch = useAppDispatch()
  const { formId } = useAppSelector(selectProducto)
  const onLocale = (chosen: string) => dispatch(localeChosen({ formId, locale: chosen }))
  return <TranslatedField name="valor" label="Texto" locale={locale} onLocale={onLocale} autoFocus={autoFocus} />
}

const Fields = ({ locale }: { locale: string }) => {
  const { tipo } = useFormikContext<LineaValues>().values
  /** True after a switch of the kind: the focus stays on the radio button. */
  const [isSwitched, setSwitched] = useState(false)
  return (
    <>
      <Tipo onSwitch={() => setSwitched(true)} />
      {tipo === 'componente' ? <ComponenteFields autoFocus={!isSwitched} /> : <TextoField locale={locale} autoFocus={!isSwitched} />}
    </>
  )
}

/** Dialog of a line: a component with its quantities, or free text [CO-02 to CO-06]. */
export const LineaDialog = ({ line, typed, locale, onAccept, onClose }: LineaDialogProps) => {
  const content = line ?? blankContent()
  return (
    <FormDialog<LineaValues>
      title="Línea de composición"
      initialValues={{ ...content, tipo: kindOf(content) }}
      schema={schema}
      check={notBlank}
      onAccept={({ tipo, ...accepted }, more) => onAccept(acceptedContent(tipo, accepted), more)}
      onClose={onClose}
      draft={{ kind: LINEA, of: line?.id ?? null }}
      typed={typed}
      another={line ? undefined : ANOTHER}
    >
      <Fields locale={locale} />
    </FormDialog>
  )
}
