import { countryName, selectCountryNames } from '@/features/ensayos/choices'
import { selectProductos } from '@/store/catalogues/choices'
import { cultivoNames } from '@/store/catalogues/names'
import { useSelect } from '@/store/useSelect'

/** Values of the form in the words of the conflict question. */
export const useTextOf = () => {
  const cultivos = useSelect(cultivoNames.selectNames)
  const countries = useSelect(selectCountryNames)
  const productos = useSelect(selectProductos)
  return (field: string, value: unknown): string => {
    if (Array.isArray(value)) return value.map(each => productos.find(({ id }) => id === each)?.label ?? String(each)).join(', ')
    if (typeof value === 'number') return (field === 'cultivo' ? cultivos.get(value) : undefined) ?? String(value)
    if (typeof value !== 'string') return ''
    return field === 'pais' ? countryName(countries, value) : value
  }
}
