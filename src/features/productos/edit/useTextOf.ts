import { estadoNames, selectEnvases, selectIconos } from '@/features/productos/choices'
import { estadoText, siNo } from '@/features/productos/list/rows'
import { familiaNames } from '@/store/catalogues/names'
import { useSelect } from '@/store/useSelect'

/** Values of the form in the words of the conflict question. */
export const useTextOf = () => {
  const familias = useSelect(familiaNames.selectNames)
  const estados = useSelect(estadoNames.selectNames)
  const iconos = useSelect(selectIconos)
  const envases = useSelect(selectEnvases)
  return (field: string, value: unknown): string => {
    if (Array.isArray(value)) {
      const pictures = field === 'iconos' ? iconos : envases
      const nameOf = (each: unknown) =>
        (field === 'estados_fenologicos' ? estados.get(Number(each)) : pictures.find(({ id }) => id === each)?.label) ?? String(each)
      return value.map(nameOf).join(', ')
    }
    if (typeof value === 'boolean') return field === 'activo' ? estadoText(value) : siNo(value)
    if (typeof value === 'number') return (field === 'familia' ? familias.get(value) : undefined) ?? String(value)
    return typeof value === 'string' ? value : ''
  }
}
