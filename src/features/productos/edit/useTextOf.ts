import type { LineaDraft } from '@/features/productos/model/composicion'
import { componenteText, quantityText, solubilityText } from '@/features/productos/model/lineaContent'
import { plainName } from '@/shared/richName'
import { estadoNames, selectEnvases, selectIconos } from '@/features/productos/choices'
import { fields } from '@/features/productos/edit/labels'
import { componentes } from '@/store/catalogues'
import { familiaNames, magnitudNames } from '@/store/catalogues/names'
import { partsText, textsIn } from '@/kits/forms/conflict/conflictRows'
import { textIn } from '@/kits/forms/fieldWords'
import { lineasDeComposicion } from '@/shared/resources/lineasDeComposicion'
import type { ResourceName } from '@/shared/resources/names'
import { useAppSelector } from '@/store/hooks'

/** Function that returns a line as text: "Zinc (Zn) · ** Soluble en agua · 1.50000 %". */
const useLineText = () => {
  const byId = useAppSelector(componentes.selectEntities)
  const units = useAppSelector(magnitudNames.selectNames)
  const quantity = (value: number | null, unit: number | null) =>
    value === null ? '' : `${quantityText(value)} ${units.get(unit ?? 0) ?? ''}`.trim()
  return ({ componente, solubilidad, valor, ...line }: LineaDraft): string => {
    if (componente === null) return textsIn(valor)
    const parts = [
      plainName(componenteText(componente, byId)),
      solubilityText(solubilidad),
      quantity(line.cantidad_1, line.magnitud_1),
      quantity(line.cantidad_2, line.magnitud_2),
    ]
    return parts.filter(Boolean).join(' · ')
  }
}

const nameIn = (options: readonly { id: number; label: string }[], id: number) => options.find(option => option.id === id)?.label

/** Values of the form in the words of the conflict question. */
export const useTextOf = () => {
  const familias = useAppSelector(familiaNames.selectNames)
  const estados = useAppSelector(estadoNames.selectNames)
  const iconos = useAppSelector(selectIconos)
  const envases = useAppSelector(selectEnvases)
  const lineText = useLineText()
  const named: Partial<Record<ResourceName, (id: number) => string | undefined>> = {
    familias: id => familias.get(id),
    estados_fenologicos: id => estados.get(id),
    iconos: id => nameIn(iconos, id),
    envases: id => nameIn(envases, id),
  }
  const textOf = textIn(fields, { record: (resource, id) => named[resource]?.(id) })
  return (field: string, value: unknown): string => (field === lineasDeComposicion.name ? partsText(value, lineText) : textOf(field, value))
}
