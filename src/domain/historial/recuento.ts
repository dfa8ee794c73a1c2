import { counted } from '@/domain/counted'
import { parteOf } from '@/domain/historial/campos'
import { listed } from '@/domain/draft/words'

const ORDER = [
  'lineas_de_composicion',
  'resultados_de_ensayo',
  'adjuntos_de_ensayo',
  'estados_fenologicos',
  'combinaciones_de_productos',
  'imagenes',
]

const placeOf = (tipo: string): number => (ORDER.includes(tipo) ? ORDER.indexOf(tipo) : ORDER.length)

const wordsOf = (tipo: string, count: number): string => {
  if (tipo === 'imagenes') return counted(count, 'imagen', 'imágenes')
  const parte = parteOf(tipo)
  return counted(count, parte?.one ?? tipo, parte?.many ?? tipo)
}

/** What came or went with a record, by resource and `imagenes`: "7 líneas, 2 imágenes y 12 formas de aplicación"; '' for nothing. */
export const countOfPartes = (partes: Readonly<Record<string, number>>): string =>
  listed(
    Object.entries(partes)
      .filter(([, count]) => count > 0)
      .sort(([one], [other]) => placeOf(one) - placeOf(other))
      .map(([tipo, count]) => wordsOf(tipo, count)),
  )
