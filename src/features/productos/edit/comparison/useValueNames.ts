import { hasAnyText } from '@/shared/locales/hasAnyText'
import type { DATOS, Side } from '@/features/productos/model/comparison'
import { componenteText, kindOf, quantityText, solubilityText, type LineaContent } from '@/features/productos/model/lineaContent'
import { selectEstadosByName, selectIconos } from '@/features/productos/choices'
import { fields } from '@/features/productos/edit/labels'
import { textIn } from '@/kits/forms/fieldWords'
import { firstText } from '@/shared/recordName'
import { componentes } from '@/store/catalogues'
import { familiaNames, magnitudNames } from '@/store/catalogues/names'
import { useAppSelector } from '@/store/hooks'

const NONE = '--'

/** Piece of a line's text; a unit goes with its quantity. */
interface Piece {
  text: string
  /** Separator from the piece before it. */
  before: string
}

/** Functions that name ids and values of both products. */
export const useValueNames = () => {
  const familias = useAppSelector(familiaNames.selectNames)
  const iconos = useAppSelector(selectIconos)
  const estados = useAppSelector(selectEstadosByName)
  const byId = useAppSelector(componentes.selectEntities)
  const units = useAppSelector(magnitudNames.selectNames)
  const textOf = textIn(fields, { record: (_, id) => familias.get(id) ?? NONE })
  const quantity = (value: number | null, unit: number | null): Piece[] =>
    value === null
      ? []
      : [
          { text: quantityText(value), before: ', ' },
          { text: units.get(unit ?? 0) ?? '', before: ' ' },
        ]
  return {
    dato: (campo: (typeof DATOS)[number], { values }: Side): string => textOf(campo, values[campo]) || NONE,
    icono: (id: number) => iconos.find(icono => icono.id === id),
    estado: (id: number): string => estados.find(({ value }) => value === id)?.label ?? `Estado ${id}`,
    /** Name of a line, with markup. */
    linea: (line: LineaContent): string => {
      if (kindOf(line) === 'texto') return 'Texto libre'
      return line.componente === null ? 'Línea sin componente' : componenteText(line.componente, byId)
    },
    /** Content of a line besides its component, in pieces, for the comparison of two lines. */
    contenido: (line: LineaContent): Piece[] => {
      if (hasAnyText(line.valor)) return [{ text: firstText(line.valor), before: '' }]
      const { solubilidad, cantidad_1, magnitud_1, cantidad_2, magnitud_2 } = line
      const words = solubilityText(solubilidad)
      const pieces = [{ text: words, before: '' }, ...quantity(cantidad_1, magnitud_1), ...quantity(cantidad_2, magnitud_2)]
      return pieces.filter(({ text }) => text !== '').map((piece, at) => (at === 0 ? { ...piece, before: '' } : piece))
    },
  }
}

export type ValueNames = ReturnType<typeof useValueNames>
