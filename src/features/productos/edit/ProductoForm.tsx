import { Formik, useFormikContext } from 'formik'
import { useMemo, useRef } from 'react'
import { useDispatch } from 'react-redux'
import { inLocale } from '@/domain/locales'
import { changedFields, textsOf, valuesOf, type ProductoValues } from '@/domain/producto/productoValues'
import { ConflictQuestion } from '@/forms/ConflictQuestion'
import { SaveButtons } from '@/forms/SaveButtons'
import { SaveProgress } from '@/forms/SaveProgress'
import { useLeaveQuestion } from '@/forms/useLeaveQuestion'
import { useRenewal } from '@/forms/useRenewal'
import { useUnsaidFailure } from '@/forms/useUnsaidFailure'
import { useWrongFieldFocus } from '@/forms/useWrongFieldFocus'
import { kinds } from '@/features/productos/kinds'
import { labelOf } from '@/features/productos/edit/labels'
import { ProductoSections } from '@/features/productos/edit/ProductoSections'
import { productoSchema } from '@/features/productos/save/productoSchema'
import type { Opened } from '@/features/productos/readProducto'
import { sections } from '@/features/productos/edit/sections'
import { localeChosen, saveKey, saveRequested, selectComposicionChanged, type ProductoForm as Form } from '@/features/productos/slice'
import { useJustMade } from '@/features/productos/edit/useJustMade'
import { useTextOf } from '@/features/productos/edit/useTextOf'
import { navigationRequested } from '@/store/navigation'
import { selectFailure, selectIsRunning } from '@/store/sequences/slice'
import { useSelect } from '@/store/useSelect'
import { ActionBar } from '@/ui/form/ActionBar'
import { Button } from '@/ui/buttons/Button'
import { FormLayout } from '@/features/productos/edit/layout/FormLayout'
import { LocaleSelect } from '@/ui/locales/LocaleSelect'
import { Page } from '@/ui/page/Page'
import { PageHeader } from '@/ui/page/PageHeader'
import { ACTIONS_ID } from '@/ui/frame/sheet'
import { SkipLink } from '@/ui/frame/SkipLink'

interface Props {
  form: Form
  /** `form.opened`, which is there by the time this is rendered. */
  opened: Opened
}

interface BodyProps extends Props {
  /** What `opened` puts into the form. */
  initial: ProductoValues
  onChoose: (stay: boolean) => void
  onSave: (values: ProductoValues, seen: string | null) => void
}

/** The whole page of a product that has been loaded. */
const Body = ({ form, opened, initial, onChoose, onSave }: BodyProps) => {
  const dispatch = useDispatch()
  const { values, initialValues, handleSubmit } = useFormikContext<ProductoValues>()
  const { formId, tipo, locale, saved } = form
  const { title, list } = kinds[tipo]
  const key = saveKey(form)
  const saving = useSelect(selectIsRunning, key)
  const failure = useSelect(selectFailure, key)
  const fields = useWrongFieldFocus(key)
  const composicionChanged = useSelect(selectComposicionChanged)
  const changed = changedFields(initialValues, values)
  const changes = changed.length + (composicionChanged ? 1 : 0)
  const unsaved = (changes > 0 || saving || failure !== null) && !saved
  const { ask, question } = useLeaveQuestion(unsaved, useJustMade(opened.record))
  const textOf = useTextOf()
  useRenewal(initial)

  const name = inLocale(values.nombre, locale).trim()
  const heading = name || values.codigo || 'Editar producto'
  const indexed = sections[tipo].map(({ id, label, fields }) => ({
    id,
    label,
    changed: id === 'composicion' ? composicionChanged : fields.some(field => changed.includes(field)),
  }))
  return (
    <>
      <Page width="wide">
        <SkipLink to={ACTIONS_ID} label="Saltar a guardar" />
        <PageHeader
          sticky
          title={heading}
          locale={name ? locale : undefined}
          breadcrumbs={[{ label: 'Productos' }, { label: title, to: list }, { label: heading }]}
          actions={<LocaleSelect value={locale} onChange={chosen => dispatch(localeChosen(chosen))} maps={textsOf(values)} />}
        />
        <FormLayout sections={indexed}>
          <form id={formId} noValidate onSubmit={handleSubmit} ref={fields}>
            <ProductoSections formId={formId} tipo={tipo} locale={locale} record={opened.record} />
          </form>
        </FormLayout>
      </Page>
      <ActionBar label="Guardar el producto" width="wide" changes={changes} error={useUnsaidFailure(fields, key)}>
        <Button onPress={() => ask(() => dispatch(navigationRequested(list)))}>Cancelar</Button>
        <SaveButtons formId={formId} confirm="Guardar" busy={saving || saved} onChoose={onChoose} />
      </ActionBar>
      <SaveProgress runKey={key} title="Guardando" />
      {question}
      <ConflictQuestion runKey={key} labelOf={labelOf} textOf={textOf} onKeepMine={seen => onSave(values, seen)} />
    </>
  )
}

/**
 * Edits a product [PE-01 to PE-11]. Formik holds what is typed and chosen; the store holds the composition, the locale and
 * whether a save is under way.
 */
export const ProductoForm = ({ form, opened }: Props) => {
  const dispatch = useDispatch()
  const { formId } = form
  const initial = useMemo(() => valuesOf(opened.record), [opened])
  const stay = useRef(false)
  const save = (values: ProductoValues, seen: string | null) => void dispatch(saveRequested({ formId, values, seen, stay: stay.current }))
  return (
    <Formik initialValues={initial} validationSchema={productoSchema} onSubmit={values => save(values, null)}>
      <Body
        form={form}
        opened={opened}
        initial={initial}
        onChoose={chosen => {
          stay.current = chosen
        }}
        onSave={save}
      />
    </Formik>
  )
}
