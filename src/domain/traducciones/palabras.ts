import { counted } from '@/domain/counted'
import type { Registro } from '@/domain/traducciones/lineas'
import { numero } from '@/domain/traducciones/recuento'
import type { Resultado } from '@/domain/traducciones/resultado'

export const textosEnPalabras = (count: number): string => `${numero(count)} ${count === 1 ? 'texto' : 'textos'}`
const registros = (count: number): string => counted(count, 'registro', 'registros')

/** "6 textos · falta 1" */
export const cuentaDeRegistro = ({ textos, faltan }: Pick<Registro, 'textos' | 'faltan'>): string =>
  textosEnPalabras(textos) + (faltan === 0 ? '' : faltan === 1 ? ' · falta 1' : ` · faltan ${faltan}`)

export const guardadosEnPalabras = ({ textos, registros: de }: Pick<Resultado, 'textos' | 'registros'>): string =>
  textos === 0
    ? 'No se ha guardado ningún texto'
    : textos === 1
      ? 'Se ha guardado 1 texto'
      : `Se han guardado ${textosEnPalabras(textos)} de ${registros(de)}`

export const fallidosEnPalabras = (count: number): string =>
  count === 1 ? '1 registro no se ha podido guardar' : `${count} registros no se han podido guardar`

/** Why some are still here, and that they are. */
export const quedanEnPalabras = ({ fallidos, contestados, quedan }: Pick<Resultado, 'fallidos' | 'contestados' | 'quedan'>): string => {
  const causes = [
    ...(fallidos > 0 ? [fallidosEnPalabras(fallidos)] : []),
    ...(contestados > 0
      ? [`${textosEnPalabras(contestados)} ${contestados === 1 ? 'lo' : 'los'} ha cambiado otra persona mientras tanto`]
      : []),
  ]
  const many = quedan !== 1
  if (causes.length === 0) return `${textosEnPalabras(quedan)} ${many ? 'siguen' : 'sigue'} aquí, sin guardar.`
  return `${causes.join(' y ')}: ${many ? 'siguen' : 'sigue'} aquí, sin guardar.`
}

/** Stands in the action bar until the next try. */
export const noTodoEnPalabras = ({ quedan, quedanRegistros }: Pick<Resultado, 'quedan' | 'quedanRegistros'>): string =>
  `No se ha guardado todo: ${quedan === 1 ? 'queda' : 'quedan'} ${textosEnPalabras(quedan)} de ${registros(quedanRegistros)}`

export const sinGuardarEnPalabras = (textos: number, de: number): string => `${textosEnPalabras(textos)} sin guardar en ${registros(de)}`

export const preguntaDeDescarte = (textos: number): string =>
  textos === 1 ? '¿Desea descartar el texto sin guardar?' : `¿Desea descartar los ${textosEnPalabras(textos)} sin guardar?`
