import { exact, medidaOf, roundingOf, type Medida } from '@/features/productos/checks/cantidades'
import { readComponente, type Forma } from '@/features/productos/checks/readComponente'
import type { Nutriente } from '@/features/productos/checks/nutrientes'
import { kindOf, type LineaContent } from '@/features/productos/model/lineaContent'
import type { LocaleMap } from '@/shared/locales'
import { firstText } from '@/shared/recordName'
import { plainName } from '@/shared/richName'

export const QUANTITY_FIELDS = [
  { campo: 'cantidad_1', magnitud: 'magnitud_1', numero: 1 },
  { campo: 'cantidad_2', magnitud: 'magnitud_2', numero: 2 },
] as const
export type QuantityField = (typeof QUANTITY_FIELDS)[number]['campo']

/** Quantity with its unit. */
export interface Cantidad {
  campo: QuantityField
  /** Integer of 10⁻⁵. */
  valor: number
  /** Unit of the last written decimal, in 10⁻⁵. */
  redondeo: number
  medida: Medida
  /** Name of the unit. */
  unidad: string
  /** Key of the unit: quantities with an equal key can be added. */
  clave: string
}

/** Line, as read for the rules. */
export interface Linea {
  id: string
  /** Place in the composition, from 1. */
  numero: number
  content: LineaContent
  /** Name of the component, without markup. */
  nombre: string
  /** null for a component that is not a nutrient, or is not understood. */
  nutriente: Nutriente | null
  forma: Forma | null
  /** Nutrient mentioned in the name, understood or not. */
  mencion: Nutriente | null
  cantidades: readonly Cantidad[]
}

/** Names of components and units by id. */
export interface Masters {
  componentes: Readonly<Record<number, { nombre: LocaleMap }>>
  magnitudes: Readonly<Record<number, { valor: LocaleMap }>>
}

const SOLUBLE_EN_AGUA = 2
const SOLUBLE_EN_CITRATO = 3

/** Part of a nutrient that a line declares: from the name, or else from the solubility. */
const formaOf = (forma: Forma | null, solubilidad: number): Forma | null => {
  if (forma !== '') return forma
  if (solubilidad === 0) return 'total'
  if (solubilidad === SOLUBLE_EN_AGUA) return 'agua'
  return solubilidad === SOLUBLE_EN_CITRATO ? 'citrato' : 'parte'
}

const cantidadesOf = (content: LineaContent, magnitudes: Masters['magnitudes']): Cantidad[] =>
  QUANTITY_FIELDS.flatMap(({ campo, magnitud }) => {
    const quantity = content[campo]
    const unit = content[magnitud]
    if (quantity === null || unit === null) return []
    const names = magnitudes[unit]?.valor
    const medida = names ? medidaOf(names) : 'otra'
    const valor = exact(quantity)
    return {
      campo,
      valor,
      redondeo: roundingOf(valor),
      medida,
      unidad: names ? firstText(names) : '',
      clave: medida === 'otra' ? `magnitud ${unit}` : medida,
    }
  })

/** Lines read for the rules, in order, free texts included. */
export const readLineas = (lines: readonly (LineaContent & { id: string })[], { componentes, magnitudes }: Masters): Linea[] =>
  lines.map((line, index) => {
    const { id, ...content } = line
    const nombre = kindOf(content) === 'texto' || content.componente === null ? undefined : componentes[content.componente]?.nombre
    const read = nombre ? readComponente(nombre) : null
    const forma = read ? formaOf(read.forma, content.solubilidad) : null
    return {
      id,
      numero: index + 1,
      content,
      nombre: nombre ? plainName(firstText(nombre)) : '',
      nutriente: read && forma !== null ? read.nutriente : null,
      forma,
      mencion: read?.nutriente ?? null,
      cantidades: cantidadesOf(content, magnitudes),
    }
  })

export const cantidadIn = ({ cantidades }: Linea, clave: string): Cantidad | undefined =>
  cantidades.find(cantidad => cantidad.clave === clave)
