import { textosInWords } from '@/ui/text/textosInWords'
import { counted } from '@/shared/counted'
import type { Registro } from '@/features/traducciones/model/lines'
import { numero } from '@/ui/text/numero'
import type { Resultado } from '@/features/traducciones/model/resultado'

const registros = (count: number): string => counted(count, 'registro', 'registros')

/** Counts of a record: "6 textos · falta 1". */
export const countsOfRegistro = ({ textos, faltan }: Pick<Registro, 'textos' | 'faltan'>): string =>
  textosInWords(textos) + (faltan === 0 ? '' : faltan === 1 ? ' · falta 1' : ` · faltan ${faltan}`)

/** Label of the button that copies a translation. @param isOnlyThis the edited text is the only one without a translation */
export const completeInWords = (count: number, isOnlyThis: boolean): string => {
  if (isOnlyThis) return 'Completar como su igual'
  return count === 1 ? 'Completar el igual' : `Completar los ${numero(count)} iguales`
}

/** Label of the button for several texts: "Valen así los 12" */
export const holdInWords = (count: number): string => (count === 1 ? 'Vale así el que se muestra' : `Valen así los ${numero(count)}`)

export const savedInWords = ({ textos, registros: de }: Pick<Resultado, 'textos' | 'registros'>): string =>
  textos === 0
    ? 'No se ha guardado ningún texto'
    : textos === 1
      ? 'Se ha guardado 1 texto'
      : `Se han guardado ${textosInWords(textos)} de ${registros(de)}`

export const failedInWords = (count: number): string =>
  count === 1 ? '1 registro no se ha podido guardar' : `${count} registros no se han podido guardar`

/** Sentence about the unsaved texts and their reasons. */
export const leftInWords = ({ fallidos, contestados, quedan }: Pick<Resultado, 'fallidos' | 'contestados' | 'quedan'>): string => {
  const causes = [
    ...(fallidos > 0 ? [failedInWords(fallidos)] : []),
    ...(contestados > 0
      ? [`${textosInWords(contestados)} ${contestados === 1 ? 'lo' : 'los'} ha cambiado otra persona mientras tanto`]
      : []),
  ]
  const many = quedan !== 1
  if (causes.length === 0) return `${textosInWords(quedan)} ${many ? 'siguen' : 'sigue'} aquí, sin guardar.`
  return `${causes.join(' y ')}: ${many ? 'siguen' : 'sigue'} aquí, sin guardar.`
}

/** Sentence in the action bar after a partial save, until the next try. */
export const notAllInWords = ({ quedan, quedanRegistros }: Pick<Resultado, 'quedan' | 'quedanRegistros'>): string =>
  `No se ha guardado todo: ${quedan === 1 ? 'queda' : 'quedan'} ${textosInWords(quedan)} de ${registros(quedanRegistros)}`

/** End of the sentence "6 textos sin guardar en 2 registros", which narrow pages leave out. */
export const unsavedIn = (de: number): string => ` sin guardar en ${registros(de)}`

export const textsDiscardQuestion = (textos: number): string =>
  textos === 1 ? '¿Desea descartar el texto sin guardar?' : `¿Desea descartar los ${textosInWords(textos)} sin guardar?`
