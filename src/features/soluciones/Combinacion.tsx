import { Form, Formik, useFormikContext } from 'formik'
import { memo, useMemo, useRef, type RefObject } from 'react'
import { Link } from 'react-router-dom'
import {
  isCombinacionBlank,
  isCombinacionChanged,
  isCombinacionEmpty,
  toCombinacionValues,
  type CombinacionValues,
} from '@/features/soluciones/model/combinacionValues'
import { countedNoun } from '@/shared/counted'
import { cultivoPath } from '@/shared/resources/cultivoPath'
import type { LocaleMap } from '@/shared/locales'
import { recordName } from '@/shared/recordName'
import { useCard } from '@/kits/forms/cards/useCard'
import type { CardPage } from '@/kits/forms/cards/useCards'
import { DraftBar } from '@/kits/drafts/views/DraftBar'
import { useCardDraft } from '@/kits/drafts/views/useCardDraft'
import { ConflictQuestion } from '@/kits/forms/conflict/ConflictQuestion'
import { withTheirs } from '@/kits/forms/conflict/withTheirs'
import { labelIn, textIn } from '@/kits/forms/fieldWords'
import { useSavedBelow } from '@/kits/forms/useSavedBelow'
import { schemaOf } from '@/kits/forms/schemas'
import { useUnsaidFailure } from '@/kits/forms/useUnsaidFailure'
import { useWrongFieldFocus } from '@/kits/forms/useWrongFieldFocus'
import { cardName } from '@/features/soluciones/cardName'
import { selectCultivos } from '@/features/soluciones/choices'
import { COMBINACION_FORM, detailPath, saveKey, saveRequested, selectOpened } from '@/features/soluciones/slice'
import { combinacionesDeProductos, type CombinacionDeProductos } from '@/shared/resources/combinacionesDeProductos'
import { productosAcabados as acabadoResource } from '@/shared/resources/productosAcabados'
import { productosGenericos } from '@/shared/resources/productosGenericos'
import { productosAcabados } from '@/store/catalogues'
import { selectProductos } from '@/store/catalogues/choices'
import { selectIsRunning } from '@/store/sequences/slice'
import { cardId } from '@/kits/drafts/cardId'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { CombinacionCard } from '@/features/soluciones/CombinacionCard'
import styles from '@/features/soluciones/CombinacionCard.module.css'
import { Column, FormGrid } from '@/ui/form/FormGrid'
import { useFieldBinding } from '@/ui/fields/formik'
import { GroupField } from '@/ui/fields/GroupField'
import { LocaleMapField } from '@/ui/fields/LocaleMapField'
import { MultiSelect } from '@/ui/choices/MultiSelect'

interface Props extends CardPage<CombinacionValues> {
  formId: string
  /** What the server holds of it. */
  record: CombinacionDeProductos
  locale: string
  /** It was added just now. */
  isNew: boolean
  laid: Partial<CombinacionValues> | undefined
}

const { fields } = combinacionesDeProductos
const labelOf = labelIn(fields)
const schema = schemaOf(combinacionesDeProductos)

const GOES = 'Sin productos ni observaciones en es_ES se eliminará al guardar'

const confirmDelete = (id: number) => `¿Desea eliminar la combinación ${id}? Atención, este cambio es irreversible.`

/** Finished products are not edited here, but a combination that holds some is not empty. */
const detailOf = ({ productos_genericos, cultivos }: CombinacionValues, { productos_acabados }: CombinacionDeProductos) =>
  [
    countedNoun(productos_genericos.length, fields.productos_genericos.counted),
    ...(productos_acabados.length > 0 ? [countedNoun(productos_acabados.length, fields.productos_acabados.counted)] : []),
    countedNoun(cultivos.length, fields.cultivos.counted),
  ].join(' · ')

/** A value in the words of the conflict question. */
const useTextOf = () => {
  const productos = useAppSelector(selectProductos)
  const cultivos = useAppSelector(selectCultivos)
  return textIn(fields, {
    record: (resource, id) => (resource === 'cultivos' ? cultivos : productos).find(option => option.id === id)?.label,
  })
}

const Productos = () => (
  <MultiSelect
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

/** Finished products by name, each a link; by number until their list has come. */
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

interface BodyProps extends Props {
  saved: CombinacionValues
  /** What is on its way to be saved, or failed to be. */
  sentRef: RefObject<CombinacionValues | null>
  onSave: (values: CombinacionValues, overwrites: readonly string[]) => void
  keepRef: RefObject<() => void>
}

const Body = ({ formId, record, locale, isNew, saved, sentRef, laid, tell, take, enlist, onSave, keepRef }: BodyProps) => {
  const { id } = record
  const { values, submitForm, setValues } = useFormikContext<CombinacionValues>()
  const key = saveKey({ formId, id })
  const saving = useAppSelector(selectIsRunning, key)
  const form = useWrongFieldFocus(key)
  const problem = useUnsaidFailure(form, key)
  const changed = isCombinacionChanged(saved, values)
  const wasSaved = useSavedBelow(saved, sentRef)
  useCard<CombinacionValues>({ id, changed, laid, tell, take, enlist })
  const textOf = useTextOf()
  const owner = useAppSelector(selectOpened)
  const drafted = { id: cardId(formId, id), form: COMBINACION_FORM, record: id, opened: saved }
  const history = { tipo: 'soluciones', id: owner?.id ?? 0, parte: { tipo: 'combinaciones_de_productos', id } }
  useCardDraft<CombinacionValues>({
    ...{ ...drafted, runKey: key, name: owner ? recordName(owner) : '', kind: 'Solución', path: detailPath(owner?.id ?? 0) },
    ...{ title: cardName(id), labelOf, isChanged: changed, element: form, sentRef, keepRef },
  })
  return (
    <CombinacionCard
      name={cardName(id)}
      detail={detailOf(values, record)}
      changed={changed}
      saving={saving}
      saved={wasSaved}
      blank={!changed && isCombinacionBlank(values, record)}
      warning={changed && isCombinacionEmpty(values, record) ? GOES : undefined}
      problem={problem}
      autoFocus={isNew}
      onSave={() => void submitForm()}
    >
      <DraftBar {...drafted} values={values} runKey={key} history={history} labelOf={labelOf} textOf={textOf} />
      <Form noValidate ref={form}>
        <FormGrid>
          <Productos />
          {record.productos_acabados.length > 0 && <Acabados ids={record.productos_acabados} />}
          <Column span={6}>
            <Cultivos saved={saved} />
          </Column>
          <Column span={6}>
            <Observaciones locale={locale} />
          </Column>
        </FormGrid>
      </Form>
      <ConflictQuestion
        runKey={key}
        subject={cardName(id)}
        record={history}
        labelOf={labelOf}
        textOf={textOf}
        onAnswer={(tags, theirs) => {
          const next = withTheirs(values, theirs)
          void setValues(next)
          onSave(next, tags)
        }}
      />
    </CombinacionCard>
  )
}

/** One combination, which is saved alone [CB-03, CB-04]. */
export const Combinacion = memo((props: Props) => {
  const dispatch = useAppDispatch()
  const { formId, record } = props
  const saved = useMemo(() => toCombinacionValues(record), [record])
  const sent = useRef<CombinacionValues | null>(null)
  const keep = useRef((): void => undefined)
  const save = (values: CombinacionValues, overwrites: readonly string[]) => {
    // Whether it holds something, or held it when it was saved last.
    const isBlank = isCombinacionBlank(values, record) && isCombinacionBlank(saved, record)
    if (isCombinacionEmpty(values, record) && !isBlank && !window.confirm(confirmDelete(record.id))) return
    keep.current()
    sent.current = values
    dispatch(saveRequested({ formId, id: record.id, values, overwrites }))
  }
  return (
    <Formik initialValues={saved} validationSchema={schema} onSubmit={values => save(values, [])}>
      <Body {...props} saved={saved} sentRef={sent} onSave={save} keepRef={keep} />
    </Formik>
  )
})
Combinacion.displayName = 'Combinacion'
