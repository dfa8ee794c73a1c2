import { countedNoun } from '@/shared/counted'
import { listed } from '@/shared/listed'
import { childNounOf } from '@/kits/history/model/fieldCatalogue'
import type { CountNoun } from '@/shared/resources/names'
import { resourceNames } from '@/shared/resources/names'

const IMAGES = 'imagenes'
const LAST = 'como_se_aplica'
/** Order of the counts; entries of how a product is applied are last, after the images. */
const ORDER: readonly string[] = [...resourceNames.filter(name => name !== LAST), IMAGES]

const placeOf = (tipo: string): number => (ORDER.includes(tipo) ? ORDER.indexOf(tipo) : ORDER.length)

const nounOf = (tipo: string): CountNoun => (tipo === IMAGES ? { one: 'imagen', many: 'imágenes' } : childNounOf(tipo))

/** Counts of the child records of a record, by resource and `imagenes`: "7 líneas, 2 imágenes y 12 formas de aplicación"; '' for none. */
export const countOfPartes = (partes: Readonly<Record<string, number>>): string =>
  listed(
    Object.entries(partes)
      .filter(([, count]) => count > 0)
      .sort(([one], [other]) => placeOf(one) - placeOf(other))
      .map(([tipo, count]) => countedNoun(count, nounOf(tipo))),
  )
