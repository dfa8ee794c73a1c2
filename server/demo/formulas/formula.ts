import type { ClaveDeComponente } from '../maestras/componentes'
import type { ClaveDeFamilia } from '../maestras/familias'
import type { Textos } from '../textos'

/** How much of a component it has, in percent by weight, with the contract's code of solubility. */
export interface Parte {
  componente: ClaveDeComponente
  peso: number
  solubilidad: number
}

export const parte = (componente: ClaveDeComponente, peso: number, solubilidad = 0): Parte => ({ componente, peso, solubilidad })

/** What a product is made of: a generic product has one, and so have the finished products that come from it. */
export interface Formula {
  familia: ClaveDeFamilia
  nombre: Textos
  /** The brand that its finished products are sold under. */
  marca: string
  /** What it works by, as a sentence names it. */
  principio: Textos
  forma: 'liquido' | 'polvo' | 'granulado'
  /** kg/L of a liquid. */
  densidad: number
  partes: readonly Parte[]
  /** What the label says besides, as free text between or after the components. */
  notas: readonly Textos[]
  /** The contract's code: 0 leaves, 1 irrigation, 2 both. */
  modo: 0 | 1 | 2
  ecologico: boolean
}
