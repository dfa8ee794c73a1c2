import type { ClaveDeComponente } from '../maestras/componentes'
import type { ClaveDeFamilia } from '../maestras/familias'
import type { Textos } from '../textos'

/** Content of a component, in percent by weight, with the contract's code of solubility. */
export interface Parte {
  componente: ClaveDeComponente
  peso: number
  solubilidad: number
}

export const parte = (componente: ClaveDeComponente, peso: number, solubilidad = 0): Parte => ({ componente, peso, solubilidad })

/** Formula of a generic product, shared by the finished products made from it. */
export interface Formula {
  familia: ClaveDeFamilia
  nombre: Textos
  /** Brand of its finished products. */
  marca: string
  /** Active part, as a sentence names it. */
  principio: Textos
  forma: 'liquido' | 'polvo' | 'granulado'
  /** Density of a liquid, in kg/L. */
  densidad: number
  partes: readonly Parte[]
  /** Other statements of the label: free text between or after the components. */
  notas: readonly Textos[]
  /** Code of the contract: 0 leaves, 1 irrigation, 2 both. */
  modo: 0 | 1 | 2
  ecologico: boolean
}
