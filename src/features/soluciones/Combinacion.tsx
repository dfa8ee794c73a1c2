import { memo, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { createSelector } from 'reselect'
import {
  isCombinacionBlank,
  isCombinacionEmpty,
  toCombinacionValues,
  type CombinacionValues,
} from '@/features/soluciones/model/combinacionValues'
import { countedNoun } from '@/shared/counted'
import { cultivoPath } from '@/shared/resources/cultivoPath'
import type { LocaleMap } from '@/shared/locales'
import { recordName } from '@/shared/recordName'
import { useCardForm } from '@/kits/forms/cards/useCardForm'
import { labelIn, textIn } from '@/kits/forms/fieldWords'
import { schemaOf } from '@/kits/forms/schemas'
import { RecordFormContexts } from '@/kits/forms/RecordFormContexts'
import { CombinacionCards } from '@/features/soluciones/combinacionCards'
import { cardLabel } from '@/features/soluciones/cardLabel'
import { COMBINACION_FORM, detailPath, saveKey, saveRequested, selectOpened } from '@/features/soluciones/slice'
import { combinacionesDeProductos, type CombinacionDeProductos } from '@/shared/resources/combinacionesDeProductos'
import { productosAcabados as acabadoResource } from '@/shared/resources/productosAcabados'
import { productosGenericos } from '@/shared/resources/productosGenericos'
import { productosAcabados } from '@/store/catalogues'
import { selectProductos } from '@/store/catalogues/choices'
import { cultivoNames } from '@/store/catalogues/names'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { CombinacionCard } from '@/features/soluciones/CombinacionCard'
import styles from '@/features/soluciones/Combinacion.module.css'
import { Column, FormGrid } from '@/ui/form/FormGrid'
import { useFieldBinding } from '@/ui/fields/formik'
import { GroupField } from '@/ui/fields/GroupField'
import { LocaleMapField } from '@/ui/fields/LocaleMapField'
import { MultiSelect } from '@/ui/choices/MultiSelect'

interface Props {
  formId: string
  /** Saved combination. */
  record: CombinacionDeProductos
  locale: string
  /** True for the combination added last on this page. */
  isNew: boolean
  /** Id of a neighbour, which takes the focus when this combination is deleted. */
  neighbour: number | undefined
}

const { fields } = combinacionesDeProductos
const labelOf = labelIn(fields)
const schema = schemaOf(combinacionesDeProductos)

const GOES = 'Sin productos ni observaciones en es_ES se eliminará al guardar'

const headingIdOf = (id: number) => `combinacion-${id}`

const confirmDelete = (id: number) => `¿Desea eliminar la combinación ${id}? Atención, este cambio es irreversible.`

/** Finished products are read-only here; a combination that has any is not blank. */
const detailOf = ({ productos_genericos, cultivos }: CombinacionValues, { productos_acabados }: CombinacionDeProductos) =>
  [
    countedNoun(productos_genericos.length, fields.productos_genericos.counted),
    ...(productos_acabados.length > 0 ? [countedNoun(productos_acabados.length, fields.productos_acabados.counted)] : []),
    countedNoun(cultivos.length, fields.cultivos.counted),
  ].join(' · ')

/** Crops in the order of their names. */
const selectCultivos = createSelector([cultivoNames.selectOptions], all => all.map(({ id, name }) => ({ id, label: name })))

/** Value in the words of the conflict question. */
const useTextOf = () => {
  const productos = useAppSelector(selectProductos)
  const cultivos = useAppSelector(selectCultivos)
  return textIn(fields, {
    record: (resource, id) => (resource === 'cultivos' ? cultivos : productos).find(option => option.id === id)?.label,
  })
}

const Productos = ({ autoFocus }: { autoFocus: boolean }) => (
  <MultiSelect
    autoFocus={autoFocus}
    label={fields.productos_genericos.label}
    placeholder="Asociar producto"
    options={useAppSelector(selectProductos)}
    addressOf={productosGenericos.routes.record}
    {...useFieldBinding<number[]>('productos_genericos')}
  />
)

const Cultivos = ({ saved }: { saved: CombinacionValues }) => (
  <MultiSelect
    label={fields.cultivos.label}
    placeholder="Asociar cultivo"
    all="Asociar todos"
    saved={saved}
    options={useAppSelector(selectCultivos)}
    addressOf={cultivoPath}
    {...useFieldBinding<number[]>('cultivos')}
  />
)

const Observaciones = ({ locale }: { locale: string }) => (
  <LocaleMapField label={fields.observaciones.label} multiline locale={locale} {...useFieldBinding<LocaleMap>('observaciones')} />
)

/** Links to the finished products, by name; by id until their list is loaded. */
const Acabados = ({ ids }: { ids: readonly number[] }) => {
  const records = useAppSelector(productosAcabados.selectEntities)
  return (
    <GroupField label={fields.productos_acabados.label}>
      <ul className={styles.acabados}>
        {ids.map(id => (
          <li key={id}>
            <Link className="link" to={acabadoResource.routes.record(id)}>
              {records[id] ? recordName(records[id]) : `Producto ${id}`}
            </Link>
          </li>
        ))}
      </ul>
    </GroupField>
  )
}

/** Card of one combination, with a save of its own [CB-03, CB-04]. */
export const Combinacion = memo(({ formId, record, locale, isNew, neighbour }: Props) => {
  const dispatch = useAppDispatch()
  const { id } = record
  const saved = useMemo(() => toCombinacionValues(record), [record])
  const owner = useAppSelector(selectOpened)
  const form = useCardForm<CombinacionValues>({
    context: CombinacionCards,
    formId,
    record,
    card: cardLabel(id),
    runKey: saveKey({ formId, id }),
    initial: saved,
    schema,
    labelOf,
    textOf: useTextOf(),
    isOrdered: true,
    draft: { form: COMBINACION_FORM, kind: 'Solución', path: detailPath(owner?.id ?? 0), name: owner ? recordName(owner) : '' },
    history: { tipo: 'soluciones', id: owner?.id ?? 0, parte: { tipo: 'combinaciones_de_productos', id } },
    onSave: (values, { overwrites }, base) => {
      // True if the combination is blank now and in its last saved state.
      const isBlank = isCombinacionBlank(values, record) && isCombinacionBlank(saved, record)
      if (isCombinacionEmpty(values, record) && !isBlank && !window.confirm(confirmDelete(id))) return
      dispatch(saveRequested({ formId, id, base, values, overwrites }))
    },
  })
  const { values } = form.formik
  const { element, isChanged, saving, wasSaved, problem, onSave } = form
  return (
    <RecordFormContexts form={form}>
      <CombinacionCard
        headingId={headingIdOf(id)}
        nextHeadingId={neighbour ? headingIdOf(neighbour) : undefined}
        name={cardLabel(id)}
        detail={detailOf(values, record)}
        changed={isChanged}
        saving={saving}
        saved={wasSaved}
        blank={!isChanged && isCombinacionBlank(values, record)}
        warning={isChanged && isCombinacionEmpty(values, record) ? GOES : undefined}
        problem={problem}
        onSave={onSave}
      >
        {form.bar}
        <form {...element}>
          <FormGrid>
            <Productos autoFocus={isNew} />
            {record.productos_acabados.length > 0 && <Acabados ids={record.productos_acabados} />}
            <Column span={6}>
              <Cultivos saved={saved} />
            </Column>
            <Column span={6}>
              <Observaciones locale={locale} />
            </Column>
          </FormGrid>
        </form>
        {form.conflict}
      </CombinacionCard>
    </RecordFormContexts>
  )
})
Combinacion.displayName = 'Combinacion'
