import { componentes, type ClaveDeComponente } from './componentes'
import { cultivos, type Cultivo } from './cultivos'
import { estadosPorPorte, type Fase } from './estadosFenologicos'
import { familias, type ClaveDeFamilia } from './familias'
import { iconos, type ClaveDeIcono } from './iconos'
import { magnitudes } from './magnitudes'

// `Object.keys` is typed as a list of strings.
export const keysOfFamilia = Object.keys(familias) as ClaveDeFamilia[]
export const keysOfIcono = Object.keys(iconos) as ClaveDeIcono[]
export const keysOfComponente = Object.keys(componentes) as ClaveDeComponente[]

export const idIn = <T>(list: readonly T[], item: T): number => {
  const index = list.indexOf(item)
  if (index === -1) throw new Error(`The demo data has no ${String(item)}`)
  return index + 1
}

export const idOfFamilia = (clave: ClaveDeFamilia) => idIn(keysOfFamilia, clave)
export const idOfIcono = (clave: ClaveDeIcono) => idIn(keysOfIcono, clave)
export const idOfComponente = (clave: ClaveDeComponente) => idIn(keysOfComponente, clave)
export const idOfCultivo = (cultivo: Cultivo) => idIn(cultivos, cultivo)

const spanishMagnitudes = magnitudes.map(({ es_ES }) => es_ES)

/** Finds a magnitude by its Spanish text. */
export const idOfMagnitud = (magnitud: string) => idIn(spanishMagnitudes, magnitud)

export interface EstadoDeCultivo {
  id: number
  cultivo: Cultivo
  fase: Fase
}

export const allEstados = cultivos
  .flatMap(cultivo => estadosPorPorte[cultivo.porte].map((estado, orden) => ({ cultivo, orden, ...estado })))
  .map((estado, index) => ({ id: index + 1, ...estado }))

/** Every stage of every crop. */
export const estados: readonly EstadoDeCultivo[] = allEstados
