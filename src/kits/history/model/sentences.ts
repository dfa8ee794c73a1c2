import { campoOf, childOf, contentOf, nameOfTipo } from '@/kits/history/model/fieldCatalogue'
import { isEmpty } from '@/kits/history/model/fieldChange'
import { calledName, type Nombres } from '@/kits/history/model/names'
import type { Parte } from '@/kits/history/model/partChanges'
import { valueWords } from '@/kits/history/model/values'
import { plainName } from '@/shared/richName'

type Fields = Readonly<Record<string, unknown>>

const wordsOf = (tipo: string, campo: string, value: unknown, nombres: Nombres): string => valueWords(campoOf(tipo, campo), value, nombres)

const isUnit = (tipo: string, name: string): boolean => {
  const field = campoOf(tipo, name)
  return field.kind === 'reference' && field.to === 'magnitudes'
}

/** Sentence of a part: "Boro (B) etanolamina, * Soluble en agua y complejado, 0.12500 % p/p, 0.16250 % p/v". */
export const sentenceOf = (tipo: string, fields: Fields, nombres: Nombres): string => {
  const sentence = contentOf(tipo).reduce((said, name) => {
    const value = fields[name]
    if (isEmpty(value)) return said
    const words = wordsOf(tipo, name, value, nombres)
    if (words === '') return said
    if (said === '') return words
    // No comma between a quantity and its unit.
    return `${said}${isUnit(tipo, name) ? ' ' : ', '}${words}`
  }, '')
  return sentence || nameOfTipo(tipo)
}

/** Short name of a part: "Zinc (Zn)". */
export const nameOfParte = (
  tipo: string,
  { registro, fields }: Pick<Parte, 'registro'> & { fields: Fields | null },
  nombres: Nombres,
): string => {
  const head = childOf(tipo)?.title.find(member => !isEmpty(fields?.[member]))
  if (head !== undefined) return plainName(wordsOf(tipo, head, fields?.[head], nombres))
  const named = nombres[tipo]?.[registro]
  return named ? plainName(calledName(named)) : nameOfTipo(tipo)
}
