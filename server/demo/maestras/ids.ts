import { componentes, type ClaveDeComponente } from './componentes'
import { cultivos, type Cultivo } from './cultivos'
import { estadosPorPorte, type Fase } from './estadosFenologicos'
import { familias, type ClaveDeFamilia } from './familias'
import { iconos, type ClaveDeIcono } from './iconos'
import { magnitudes } from './magnitudes'

// A list of keys is typed as one of strings.
export const clavesDeFamilia = Object.keys(familias) as ClaveDeFamilia[]
export const clavesDeIcono = Object.keys(iconos) as ClaveDeIcono[]
export const clavesDeComponente = Object.keys(componentes) as ClaveDeComponente[]

export const idIn = <T>(list: readonly T[], item: T): number => {
  const index = list.indexOf(item)
  if (index === -1) throw new Error(`The demo data has no ${String(item)}`)
  return index + 1
}

export const idDeFamilia = (clave: ClaveDeFamilia) => idIn(clavesDeFamilia, clave)
export const idDeIcono = (clave: ClaveDeIcono) => idIn(clavesDeIcono, clave)
export const idDeComponente = (clave: ClaveDeComponente) => idIn(clavesDeComponente, clave)
export const idDeCultivo = (cultivo: Cultivo) => idIn(cultivos, cultivo)

const magnitudesEnEspañol = magnitudes.map(({ es_ES }) => es_ES)

/** Finds a magnitude by its Spanish text. */
export const idDeMagnitud = (magnitud: string) => idIn(magnitudesEnEspañol, magnitud)

export interface EstadoDeCultivo {
  id: number
  cultivo: Cultivo
  fase: Fase
}

export const todosLosEstados = cultivos
  .flatMap(cultivo => estadosPorPorte[cultivo.porte].map((estado, orden) => ({ cultivo, orden, ...estado })))
  .map((estado, index) => ({ id: index + 1, ...estado }))

/** Every stage of every crop. */
export const estados: readonly EstadoDeCultivo[] = todosLosEstados
