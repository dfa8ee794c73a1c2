import { memo, useMemo } from 'react'
import { productosGenericos } from '@/shared/resources/productosGenericos'
import { selectProductos } from '@/store/catalogues/choices'
import { useAppSelector } from '@/store/hooks'
import { useFieldBinding } from '@/ui/fields/formik'
import { MultiSelect } from '@/ui/choices/MultiSelect'
import { Section } from '@/ui/page/Section'

/** Remaining ids in their order, then the new ones: the display order of the chips is not a change. */
const keptOrder = (before: readonly number[], after: readonly number[]): number[] => {
  const chosen = new Set(after)
  const earlier = new Set(before)
  return [...before.filter(id => chosen.has(id)), ...after.filter(id => !earlier.has(id))]
}

/** Products of a trial, as chips ordered by name [TR-04]. */
export const ProductosSection = memo(() => {
  const options = useAppSelector(selectProductos)
  const { value, onChange, ...binding } = useFieldBinding<number[]>('productos')
  const places = useMemo(() => new Map(options.map(({ id }, place) => [id, place])), [options])
  const placeOf = (id: number) => places.get(id) ?? options.length
  return (
    <Section title="Productos" count={value.length}>
      <MultiSelect
        label="Asociar producto"
        placeholder="Nombre o código"
        options={options}
        addressOf={productosGenericos.routes.record}
        value={[...value].sort((one, other) => placeOf(one) - placeOf(other))}
        onChange={ids => onChange(keptOrder(value, ids))}
        {...binding}
      />
    </Section>
  )
})
