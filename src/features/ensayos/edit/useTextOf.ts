import type { AdjuntoDraft, ResultadoDraft } from '@/features/ensayos/model/ensayoValues'
import { imageText, partsText, textsIn } from '@/kits/forms/conflict/conflictRows'
import { fields } from '@/features/ensayos/edit/labels'
import { textIn } from '@/kits/forms/fieldWords'
import { countryName, selectCountryNames } from '@/features/ensayos/choices'
import { selectProductos } from '@/store/catalogues/choices'
import { cultivoNames, magnitudNames } from '@/store/catalogues/names'
import { useAppSelector } from '@/store/hooks'

/** Texts of the form's values in the conflict dialog. */
export const useTextOf = () => {
  const cultivos = useAppSelector(cultivoNames.selectNames)
  const countries = useAppSelector(selectCountryNames)
  const productos = useAppSelector(selectProductos)
  const units = useAppSelector(magnitudNames.selectNames)
  const resultText = ({ descripcion, valor, magnitud }: ResultadoDraft) =>
    [textsIn(descripcion), `${valor ?? ''} ${units.get(magnitud ?? 0) ?? ''}`.trim()].filter(Boolean).join(' · ')
  const attachmentText = ({ descripcion, picture }: Pick<AdjuntoDraft, 'descripcion'> & Partial<AdjuntoDraft>) =>
    [textsIn(descripcion), picture?.kind === 'chosen' && imageText(picture)].filter(Boolean).join(' · ') || 'Sin texto'
  const textOf = textIn(fields, {
    record: (resource, id) => (resource === 'cultivos' ? cultivos.get(id) : productos.find(producto => producto.id === id)?.label),
    country: code => countryName(countries, code),
  })
  return (field: string, value: unknown): string => {
    if (field === 'resultados_de_ensayo') return partsText(value, resultText)
    if (field === 'adjuntos_de_ensayo') return partsText(value, attachmentText)
    return textOf(field, value)
  }
}
