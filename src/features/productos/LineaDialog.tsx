import { Formik, useFormikContext } from 'formik'
import { useId, type SyntheticEvent } from 'react'
import { useDispatch } from 'react-redux'
import { object } from 'yup'
import {
  acceptedContent,
  blankContent,
  kindOf,
  QUANTITY,
  SOLUBILIDADES,
  type LineaContent,
  type LineaDraft,
  type LineaKind,
} from '@/domain/composicion'
import type { LocaleMap } from '@/domain/locales'
import { localeMapSchema } from '@/domain/locales/schema'
import { useWrongFieldFocus } from '@/forms/useWrongFieldFocus'
import { componenteNames, magnitudNames } from '@/features/productos/choices'
import { localeChosen } from '@/features/productos/slice'
import type { Option } from '@/store/catalogues/namesOf'
import { useSelect } from '@/store/useSelect'
import { Button } from '@/ui/Button'
import { Choice } from '@/ui/Choice'
import { Dialog } from '@/ui/Dialog'
import { Column, FormGrid } from '@/ui/FormGrid'
import { useFieldBinding } from '@/ui/formik'
import { LocaleMapField } from '@/ui/LocaleMapField'
import { LocaleSelect } from '@/ui/LocaleSelect'
import { NumberField } from '@/ui/NumberField'
import { SelectField } from '@/ui/SelectField'

interface LineaValues extends LineaContent {
  tipo: LineaKind
}

interface LineaDialogProps {
  /** null = a new one. */
  line: LineaDraft | null
  /** In which a free text is written. */
  locale: string
  onAccept: (content: LineaContent) => void
  onClose: () => void
}

const schema = object({ valor: localeMapSchema })
const KINDS = [
  { value: 'componente', label: 'Componente' },
  { value: 'texto', label: 'Texto libre' },
] as const
const solubilidades = SOLUBILIDADES.map((label, value) => ({ value, label }))

const Tipo = () => {
  const { values, setValues } = useFormikContext<LineaValues>()
  return (
    <Choice<LineaKind>
      label="Tipo de línea"
      hideLabel
      options={KINDS}
      value={values.tipo}
      // To free text, always to an empty one [CO-02].
      onChange={tipo => void setValues({ ...values, tipo, ...(tipo === 'texto' && { valor: {} }) })}
    />
  )
}

const Reference = ({
  name,
  label,
  options,
}: {
  name: 'componente' | 'magnitud_1' | 'magnitud_2'
  label: string
  options: readonly Option[]
}) => (
  <SelectField<number | null>
    label={label}
    options={[{ value: null, label: '--' }, ...options.map(option => ({ value: option.id, label: option.name }))]}
    {...useFieldBinding<number | null>(name)}
  />
)

const Cantidad = ({ name, label }: { name: 'cantidad_1' | 'cantidad_2'; label: string }) => (
  <NumberField label={label} {...QUANTITY} hint={`De ${QUANTITY.min} a ${QUANTITY.max}`} {...useFieldBinding<number | null>(name)} />
)

const ComponenteFields = () => {
  const units = useSelect(magnitudNames.selectOptions)
  return (
    <>
      <Reference name="componente" label="Componente" options={useSelect(componenteNames.selectOptions)} />
      <SelectField<number> label="Solubilidad" options={solubilidades} {...useFieldBinding<number>('solubilidad')} />
      <Column span={7} phoneSpan={7}>
        <Cantidad name="cantidad_1" label="Cantidad 1" />
      </Column>
      <Column span={5} phoneSpan={5}>
        <Reference name="magnitud_1" label="Magnitud 1" options={units} />
      </Column>
      <Column span={7} phoneSpan={7}>
        <Cantidad name="cantidad_2" label="Cantidad 2" />
      </Column>
      <Column span={5} phoneSpan={5}>
        <Reference name="magnitud_2" label="Magnitud 2" options={units} />
      </Column>
    </>
  )
}

/** The page's own language selector is out of reach behind the dialog. */
const TextoFields = ({ locale }: { locale: string }) => {
  const dispatch = useDispatch()
  const { value, ...binding } = useFieldBinding<LocaleMap>('valor')
  return (
    <>
      <Column span={12}>
        <LocaleSelect value={locale} onChange={chosen => dispatch(localeChosen(chosen))} maps={[value]} />
      </Column>
      <LocaleMapField label="Texto" multiline locale={locale} value={value} {...binding} />
    </>
  )
}

const Fields = ({ id, locale }: { id: string; locale: string }) => {
  const { values, handleSubmit } = useFormikContext<LineaValues>()
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    // In the page's tree this form is inside that of the product, which is not meant.
    event.stopPropagation()
    handleSubmit(event)
  }
  return (
    <form id={id} noValidate onSubmit={submit} ref={useWrongFieldFocus()}>
      <FormGrid>
        <Tipo />
        {values.tipo === 'componente' ? <ComponenteFields /> : <TextoFields locale={locale} />}
      </FormGrid>
    </form>
  )
}

/** One line of the composition: a component with its quantities, or free text [CO-02 to CO-06]. */
export const LineaDialog = ({ line, locale, onAccept, onClose }: LineaDialogProps) => {
  const id = useId()
  const content = line ?? blankContent()
  return (
    <Dialog
      title="Línea de composición"
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancelar</Button>
          <Button type="submit" form={id} variant="primary">
            Aceptar
          </Button>
        </>
      }
    >
      <Formik<LineaValues>
        initialValues={{ ...content, tipo: kindOf(content) }}
        validationSchema={schema}
        onSubmit={({ tipo, ...typed }) => onAccept(acceptedContent(tipo, typed))}
      >
        <Fields id={id} locale={locale} />
      </Formik>
    </Dialog>
  )
}
