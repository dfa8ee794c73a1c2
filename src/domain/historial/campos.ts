import { frase, type Campo, type Tipo, type TipoDeParte } from '@/domain/historial/campo'
import { deEnsayos, partesDeEnsayos } from '@/domain/historial/ensayos'
import { deMaestras, partesDeMaestras } from '@/domain/historial/maestras'
import { deProductos, partesDeProductos } from '@/domain/historial/productos'
import { deUsuarios } from '@/domain/historial/usuarios'

const partes: Readonly<Record<string, TipoDeParte>> = { ...partesDeProductos, ...partesDeEnsayos, ...partesDeMaestras }

/** Every resource of the history, by its name in the API [HI-01]. */
export const tipos: Readonly<Record<string, Tipo>> = { ...deProductos, ...deEnsayos, ...deMaestras, ...deUsuarios, ...partes }

/** "Producto acabado"; of a resource that is not known here, its own name. */
export const nameOfTipo = (tipo: string): string => tipos[tipo]?.nombre ?? tipo

export const parteOf = (tipo: string): TipoDeParte | undefined => partes[tipo]

/** What a member is; one that is not known here is shown as it came, under its own name. */
export const campoOf = (tipo: string, campo: string): Campo => tipos[tipo]?.campos[campo] ?? frase(campo)

/** Whether texts of this member have one line. */
export const isLine = (tipo: string, campo: string): boolean => {
  const found = campoOf(tipo, campo)
  return found.clase === 'texto' && found.isLine === true
}

export const labelOfCampo = (tipo: string, campo: string): string => campoOf(tipo, campo).label

/** Whether changes of one are shown among those of the other as changes of a part. */
export const isParteOf = (tipo: string, dueno: string): boolean => tipo !== dueno && tipo in partes
