import { Form, Formik, useFormikContext } from 'formik'
import { useMemo } from 'react'
import { useDispatch } from 'react-redux'
import { object } from 'yup'
import { inLocale, type LocaleMap } from '@/domain/locales'
import { localeMapSchema } from '@/domain/locales/schema'
import type { MapField, MasterDefinition, MasterValues } from '@/features/maestras/definition'
import { formClosed, localeChosen, saveKey, saveRequested, type Screen } from '@/features/maestras/slice'
import { selectIsRunning } from '@/store/sequences/slice'
import { useSelect } from '@/store/useSelect'
import { Button } from '@/ui/Button'
import { FormActions } from '@/ui/FormActions'
import { FormBox } from '@/ui/FormBox'
import { useFieldBinding } from '@/ui/formik'
import { LocaleMapField } from '@/ui/LocaleMapField'
import { LocaleSelect } from '@/ui/LocaleSelect'
import { PageHeader } from '@/ui/PageHeader'

interface Props {
  master: MasterDefinition
  screen: Screen
}

const schemaOf = ({ fields }: MasterDefinition) => object(Object.fromEntries(fields.map(({ name }) => [name, localeMapSchema])))

const Field = ({ field, locale, autoFocus }: { field: MapField; locale: string; autoFocus: boolean }) => (
  <LocaleMapField label={field.label} locale={locale} autoFocus={autoFocus} {...useFieldBinding<LocaleMap>(field.name)} />
)

const Header = ({ master, screen }: Props) => {
  const dispatch = useDispatch()
  const { values } = useFormikContext<MasterValues>()
  const { formId, editedId, locale } = screen
  const name = inLocale(master.required(values), locale).trim()
  const heading = editedId === null ? master.title.new : master.title.edit
  return (
    <PageHeader
      title={name || heading}
      locale={name ? locale : undefined}
      breadcrumbs={[
        { label: 'Maestras' },
        { label: master.title.list, onPress: () => dispatch(formClosed({ master: master.key, formId })) },
        { label: heading },
      ]}
      actions={
        <LocaleSelect
          value={locale}
          onChange={chosen => dispatch(localeChosen({ master: master.key, locale: chosen }))}
          maps={master.fields.map(({ name: field }) => values[field] ?? {})}
        />
      }
    />
  )
}

/**
 * Adds a record or edits a copy of one [MA-03, MA-04, MA-05]. Formik holds what is typed, in every locale; the store holds
 * which locale is edited, and whether a save is under way.
 */
export const MasterForm = ({ master, screen }: Props) => {
  const dispatch = useDispatch()
  const { formId, editedId, locale, initial } = screen
  const form = { master: master.key, formId }
  const schema = useMemo(() => schemaOf(master), [master])
  const saving = useSelect(selectIsRunning, saveKey(form))
  return (
    <Formik
      initialValues={initial ?? master.blank()}
      validationSchema={schema}
      onSubmit={values => {
        dispatch(saveRequested({ ...form, id: editedId, locale, values, initial }))
      }}
    >
      <Form noValidate>
        <Header master={master} screen={screen} />
        <FormBox>
          {master.fields.map((field, index) => (
            <Field key={field.name} field={field} locale={locale} autoFocus={index === 0} />
          ))}
        </FormBox>
        <FormActions>
          <Button onPress={() => dispatch(formClosed(form))}>Cancelar</Button>
          <Button type="submit" variant="primary" busy={saving}>
            {master.confirm}
          </Button>
        </FormActions>
      </Form>
    </Formik>
  )
}
