import { useFormikContext } from 'formik'
import { useMemo, type ReactNode } from 'react'
import { capitalized } from '@/shared/capitalized'
import { countedNoun } from '@/shared/counted'
import { recordName } from '@/shared/recordName'
import { textsOf, valuesOf, type ProductoValues } from '@/features/productos/model/productoValues'
import { changedFields, changesIn } from '@/kits/drafts/model/changesIn'
import { ToolLink } from '@/kits/history/views/RecordTool'
import { RecordForm } from '@/kits/forms/RecordForm'
import { editPath, productTypes } from '@/features/productos/productTypes'
import { useComparison } from '@/features/productos/edit/comparison/useComparison'
import { labelOf } from '@/features/productos/edit/labels'
import { FormLayout } from '@/features/productos/edit/layout/FormLayout'
import { historyOf } from '@/features/productos/edit/historyOf'
import { mergeComposicion } from '@/features/productos/edit/mergeComposicion'
import { newsOf } from '@/features/productos/edit/newsOf'
import { productoPages } from '@/features/productos/edit/pager'
import { PagePager } from '@/kits/forms/pager/PagePager'
import { ProductoSections } from '@/features/productos/edit/ProductoSections'
import { sections } from '@/features/productos/edit/sections'
import { sheetsPath } from '@/features/productos/sheets/address'
import { schemaOf } from '@/kits/forms/schemas'
import type { OpenedProducto } from '@/features/productos/readProducto'
import {
  deleteRequested,
  formOf,
  localeChosen,
  recordKept,
  saveKey,
  saveRequested,
  selectComposicionChanged,
  selectProducto,
  type ProductoState,
} from '@/features/productos/slice'
import { useTextOf } from '@/features/productos/edit/useTextOf'
import { productosAcabados } from '@/shared/resources/productosAcabados'
import { productosGenericos } from '@/shared/resources/productosGenericos'
import { Icon } from '@/ui/buttons/Icon'
import { lineasDeComposicion } from '@/shared/resources/lineasDeComposicion'
import { isMade } from '@/store/screens/form'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

interface Props {
  screen: ProductoState
  /** `screen.opened`, after it is loaded. */
  opened: OpenedProducto
  /** Card before the sections, on a phone. */
  ficha?: (record: OpenedProducto['record']) => ReactNode
}

/** Schema of both kinds: fields of the other kind have blank values. */
const schema = schemaOf(productosGenericos).concat(schemaOf(productosAcabados))
const Layout = ({ children }: { children: ReactNode }) => {
  const { values, initialValues } = useFormikContext<ProductoValues>()
  const { tipo } = useAppSelector(selectProducto)
  const composicionChanged = useAppSelector(selectComposicionChanged)
  const changed = changedFields(initialValues, values)
  const indexed = sections[tipo].map(({ id, label, fields }) => ({
    id,
    label,
    changed: id === 'composicion' ? composicionChanged : fields.some(field => changed.includes(field)),
  }))
  return <FormLayout sections={indexed}>{children}</FormLayout>
}

/** Link to the creation of a finished product from this generic one [PA-01]. */
const CrearAcabado = ({ id }: { id: number }) => (
  <ToolLink to={`/productos/acabados/new#${id}`}>
    <Icon name="plus" />
    Crear acabado
  </ToolLink>
)

/** Form of a product [PE-01 to PE-11]; the composition is in the store. */
export const ProductoForm = ({ screen, opened, ficha }: Props) => {
  const { record, lines } = opened
  const dispatch = useAppDispatch()
  const { formId, tipo, locale, composicion } = screen
  const { title, list, noun } = productTypes[tipo]
  const initial = useMemo(() => valuesOf(record), [record])
  const composicionChanged = useAppSelector(selectComposicionChanged)
  const { tool, view } = useComparison(record.producto_generico ?? null)
  return (
    <RecordForm<ProductoValues>
      screen={screen}
      runKey={saveKey(screen)}
      width="wide"
      title="Editar producto"
      label="Guardar el producto"
      confirm="Guardar"
      list={list}
      history={historyOf(screen, record, dispatch)}
      news={newsOf(opened, composicion)}
      tools={
        <>
          {tipo === 'g' ? <CrearAcabado id={record.id} /> : tool}
          <ToolLink to={sheetsPath(tipo, [record.id], locale)}>
            <Icon name="sheet" />
            Ficha
          </ToolLink>
        </>
      }
      instead={view}
      pager={<PagePager pages={productoPages[tipo]} id={record.id} />}
      initial={initial}
      schema={schema}
      changesOf={(values, base) => changedFields(base, values).length + (composicionChanged ? 1 : 0)}
      shown={(values, heading) => ({
        maps: [...textsOf(values), ...composicion.map(({ valor }) => valor)],
        breadcrumbs: [{ label: 'Productos' }, { label: title, to: list }, { label: heading }],
      })}
      draft={{
        form: formOf(tipo),
        kind: capitalized(noun.one),
        path: editPath(tipo, record.id),
        openedParts: { lines },
        parts: { composicion },
        mergeParts: mergeComposicion(screen, opened),
        describe: (values, base) => [
          ...changesIn(base, values, labelOf),
          ...(composicionChanged ? [countedNoun(composicion.length, lineasDeComposicion.noun)] : []),
        ],
      }}
      made={
        isMade(screen)
          ? {
              what: `el producto ${recordName(record)}`,
              onKeep: () => dispatch(recordKept({ formId })),
              onDelete: () => dispatch(deleteRequested({ tipo, id: record.id })),
            }
          : null
      }
      labelOf={labelOf}
      textOf={useTextOf()}
      onLocale={chosen => dispatch(localeChosen({ formId, locale: chosen }))}
      onSave={(values, how) => dispatch(saveRequested({ formId, values, ...how }))}
      layout={Layout}
    >
      {!isMade(screen) && ficha?.(record)}
      <ProductoSections formId={formId} tipo={tipo} locale={locale} record={record} />
    </RecordForm>
  )
}
