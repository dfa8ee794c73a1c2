import { memo } from 'react'
import { useDispatch } from 'react-redux'
import { isCombinationChanged, isCombinationEmpty, toCombinationValues, type CombinationValues } from '@/domain/combination'
import type { CombinacionDeProductos } from '@/domain/combinacionDeProductos'
import { ConflictQuestion } from '@/forms/ConflictQuestion'
import { selectCultivos, selectProductos } from '@/features/soluciones/choices'
import { shownValues, type Draft } from '@/features/soluciones/drafts'
import { saveKey, saveRequested } from '@/features/soluciones/slice'
import { selectIsRunning } from '@/store/sequences/slice'
import { useSelect } from '@/store/useSelect'
import { CombinationCard } from '@/ui/CombinationCard'
import { Column, FormGrid } from '@/ui/FormGrid'
import { LocaleMapField } from '@/ui/LocaleMapField'
import { MultiSelect } from '@/ui/MultiSelect'

interface Props {
  formId: string
  record: CombinacionDeProductos
  draft: Draft | undefined
  locale: string
  /** It was added just now. */
  isNew: boolean
  onEdit: (record: CombinacionDeProductos, values: CombinationValues) => void
  /** It is on its way to the server. */
  onSent: (record: CombinacionDeProductos, values: CombinationValues) => void
}

const labels: Record<string, string> = { productos_genericos: 'Productos', cultivos: 'Cultivos', observaciones: 'Observaciones' }

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

const detailOf = ({ productos_genericos, cultivos }: CombinationValues) =>
  `${counted(productos_genericos.length, 'producto', 'productos')} · ${counted(cultivos.length, 'cultivo', 'cultivos')}`

/** One combination, which is saved alone [CB-03, CB-04]. */
export const Combinacion = memo(({ formId, record, draft, locale, isNew, onEdit, onSent }: Props) => {
  const dispatch = useDispatch()
  const productos = useSelect(selectProductos)
  const cultivos = useSelect(selectCultivos)
  const key = saveKey({ formId, id: record.id })
  const saving = useSelect(selectIsRunning, key)
  const values = shownValues(record, draft)
  const changed = isCombinationChanged(toCombinationValues(record), values)

  const edit = (edited: Partial<CombinationValues>) => onEdit(record, { ...values, ...edited })
  const save = (seen: string | null) => {
    onSent(record, values)
    dispatch(saveRequested({ formId, id: record.id, values, seen }))
  }
  const textOf = (field: string, value: unknown): string => {
    if (!Array.isArray(value)) return typeof value === 'string' ? value : ''
    const options = field === 'cultivos' ? cultivos : productos
    return value.map(each => options.find(({ id }) => id === each)?.label ?? String(each)).join(', ')
  }
  return (
    <CombinationCard
      name={`Combinación ${record.id}`}
      detail={detailOf(values)}
      changed={changed}
      saving={saving}
      autoFocus={isNew}
      onSave={() => save(null)}
    >
      <FormGrid>
        <MultiSelect
          label="Productos"
          placeholder="Asociar producto"
          options={productos}
          value={values.productos_genericos}
          onChange={productos_genericos => edit({ productos_genericos })}
          hint={changed && isCombinationEmpty(values) ? 'Sin productos ni observaciones en es_ES se eliminará al guardar' : undefined}
        />
        <Column span={6}>
          <MultiSelect
            label="Cultivos"
            placeholder="Asociar cultivo"
            all="Asociar todos"
            options={cultivos}
            value={values.cultivos}
            onChange={chosen => edit({ cultivos: chosen })}
          />
        </Column>
        <Column span={6}>
          <LocaleMapField
            label="Observaciones"
            multiline
            locale={locale}
            value={values.observaciones}
            onChange={observaciones => edit({ observaciones })}
          />
        </Column>
      </FormGrid>
      <ConflictQuestion runKey={key} labelOf={field => labels[field] ?? field} textOf={textOf} onKeepMine={save} />
    </CombinationCard>
  )
})
Combinacion.displayName = 'Combinacion'
