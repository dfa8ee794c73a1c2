import { Link } from 'react-router-dom'
import { MAX_INTEGER } from '@/shared/constants'
import { ReferenceField } from '@/kits/forms/ReferenceField'
import { genericoNames } from '@/features/productos/choices'
import { editPath } from '@/features/productos/productTypes'
import { MapField, PlainField, YesNo } from '@/features/productos/edit/fields'
import type { SectionProps } from '@/features/productos/edit/sections'
import { fields } from '@/features/productos/edit/labels'
import { estadoText } from '@/features/productos/booleanWords'
import { productosGenericos } from '@/store/catalogues'
import { useDireccion } from '@/features/productos/edit/useDireccion'
import { familiaNames } from '@/store/catalogues/names'
import { NO_CHOICE } from '@/store/catalogues/namesOf'
import { selectConfiguration } from '@/store/configuration'
import { useAppSelector } from '@/store/hooks'
import { Column, FormGrid } from '@/ui/form/FormGrid'
import { useFieldBinding, useNumberBinding } from '@/ui/fields/formik'
import { NumberField } from '@/ui/fields/NumberField'
import { Section } from '@/ui/page/Section'
import { SelectField } from '@/ui/choices/SelectField'
import { TextField } from '@/ui/fields/TextField'

/** Select of the company: none, or one that the configuration names; another stored one is kept [PE-04]. */
const Empresa = () => {
  const { companies } = useAppSelector(selectConfiguration)
  const { value, ...binding } = useFieldBinding<string | null>('empresa')
  const options = companies.map(code => ({ value: code, label: code }))
  return (
    <SelectField<string | null>
      label={fields.empresa.label}
      options={[NO_CHOICE, ...options]}
      placeholder={value ?? ''}
      value={value || null}
      {...binding}
    />
  )
}

const Prioridad = () => (
  <NumberField label={fields.prioridad.label} steps empty={0} min={-MAX_INTEGER} max={MAX_INTEGER} {...useNumberBinding('prioridad')} />
)

/** Generic product that a finished one was made from; read-only [PE-03]. */
const ProductoGenerico = ({ id }: { id: number | null }) => {
  const codigo = useAppSelector(productosGenericos.selectById, id)?.codigo
  const nombre = useAppSelector(genericoNames.selectNames).get(id ?? 0)
  const text = nombre === undefined ? '' : `${nombre} (${codigo})`
  return (
    <>
      <TextField label={fields.producto_generico.label} value={text} onChange={() => undefined} isReadOnly />
      {id !== null && text && (
        <Link className="link" to={editPath('g', id)}>
          {`Abrir ${nombre}`}
        </Link>
      )}
    </>
  )
}

/**
 * Section of the general data: a generic product has a priority, a finished one a company and whether it is international. Only a generic
 * product needs its code [PE-02, PE-03, PE-04].
 */
export const GeneralesSection = ({ section: { id, label }, tipo, locale, record }: SectionProps) => (
  <Section id={id} title={label}>
    <FormGrid>
      <Column span={3} phoneSpan={6}>
        <PlainField name="codigo" isRequired={tipo === 'g'} />
      </Column>
      <Column span={3} phoneSpan={6}>
        <PlainField name="id_hexadecimal" />
      </Column>
      <Column span={6}>
        <MapField name="nombre" locale={locale} effect={useDireccion(record).change ? 'afecta a la dirección pública' : undefined} />
      </Column>
      <MapField name="descripcion2" locale={locale} />
      {tipo === 'a' && (
        <Column span={6}>
          <ProductoGenerico id={record.producto_generico ?? null} />
        </Column>
      )}
      <Column span={6}>
        <ReferenceField name="familia" label={fields.familia.label} from={familiaNames} />
      </Column>
      {tipo === 'g' && (
        <Column span={6}>
          <Prioridad />
        </Column>
      )}
      <Column span={3} phoneSpan={6}>
        <YesNo name="activo" wordFor={estadoText} />
      </Column>
      <Column span={3} phoneSpan={6}>
        <YesNo name="ecologico" />
      </Column>
      {tipo === 'a' && (
        <>
          <Column span={3} phoneSpan={6}>
            <YesNo name="internacional" />
          </Column>
          <Column span={3} phoneSpan={6}>
            <Empresa />
          </Column>
        </>
      )}
      <MapField name="descripcion" locale={locale} multiline />
      <Column span={6}>
        <MapField name="caracteristicas" locale={locale} multiline />
      </Column>
      <Column span={6}>
        <MapField name="aplicaciones" locale={locale} multiline />
      </Column>
      <Column span={6}>
        <MapField name="modo_de_accion" locale={locale} multiline />
      </Column>
      <Column span={6}>
        <MapField name="observaciones" locale={locale} multiline />
      </Column>
    </FormGrid>
  </Section>
)
