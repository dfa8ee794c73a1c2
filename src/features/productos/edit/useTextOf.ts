import type { LineaDraft } from '@/domain/producto/composicion'
import { quantityText } from '@/domain/producto/lineaContent'
import { inLocale } from '@/domain/locales'
import { plainName } from '@/domain/richName'
import { estadoNames, selectEnvases, selectIconos } from '@/features/productos/choices'
import { estadoText, siNo } from '@/features/productos/list/rows'
import { SOLUBILIDADES } from '@/shared/resources/lineasDeComposicion'
import { componentes } from '@/store/catalogues'
import { familiaNames, magnitudNames } from '@/store/catalogues/names'
import { partsText, textsIn } from '@/forms/conflict/conflictRows'
import { useSelect } from '@/store/useSelect'

/** A line in words: "Zinc (Zn) · ** Soluble en agua · 1.50000 %". */
const useLineText = () => {
  const byId = useSelect(componentes.selectEntities)
  const units = useSelect(magnitudNames.selectNames)
  const quantity = (value: number | null, unit: number | null) =>
    value === null ? '' : `${quantityText(value)} ${units.get(unit ?? 0) ?? ''}`.trim()
  return ({ componente, solubilidad, valor, ...line }: LineaDraft): string => {
    if (componente === null) return textsIn(valor)
    const parts = [
      plainName(inLocale(byId[componente]?.nombre ?? {})) || `Componente ${componente}`,
      solubilidad === 0 ? '' : (SOLUBILIDADES[solubilidad] ?? ''),
      quantity(line.cantidad_1, line.magnitud_1),
      quantity(line.cantidad_2, line.magnitud_2),
    ]
    return parts.filter(Boolean).join(' · ')
  }
}

/** Values of the form in the words of the conflict question. */
export const useTextOf = () => {
  const familias = useSelect(familiaNames.selectNames)
  const estados = useSelect(estadoNames.selectNames)
  const iconos = useSelect(selectIconos)
  const envases = useSelect(selectEnvases)
  const lineText = useLineText()
  return (field: string, value: unknown): string => {
    if (field === 'lineas_de_composicion') return partsText(value, lineText)
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
