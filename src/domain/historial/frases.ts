import { parteOf, campoOf, tipos } from '@/domain/historial/campos'
import { isEmpty, isMap } from '@/domain/historial/cambio'
import { calledName, type Nombres } from '@/domain/historial/nombres'
import { firstText } from '@/domain/recordName'
import type { Parte } from '@/domain/historial/partes'
import { valueWords } from '@/domain/historial/valores'
import { plainName } from '@/domain/richName'

type Fields = Readonly<Record<string, unknown>>

const wordsOf = (tipo: string, campo: string, value: unknown, nombres: Nombres): string =>
  isMap(value) ? firstText(value) : valueWords(campoOf(tipo, campo), value, nombres)

const isUnit = (tipo: string, name: string): boolean => {
  const campo = campoOf(tipo, name)
  return campo.clase === 'referencia' && campo.de === 'magnitudes'
}

/** A part as a sentence: "Boro (B) etanolamina, * Soluble en agua y complejado, 0.12500 % p/p, 0.16250 % p/v". */
export const sentenceOf = (tipo: string, fields: Fields, nombres: Nombres): string => {
  const duenos = parteOf(tipo)?.duenos ?? []
  const sentence = Object.keys(tipos[tipo]?.campos ?? {}).reduce((said, name) => {
    const value = fields[name]
    if (name === 'orden' || duenos.includes(name) || isEmpty(value)) return said
    const words = wordsOf(tipo, name, value, nombres)
    if (words === '' || words === '--') return said
    if (said === '') return words
    // A quantity and its unit go together.
    return `${said}${isUnit(tipo, name) ? ' ' : ', '}${words}`
  }, '')
  return sentence || (tipos[tipo]?.nombre ?? tipo)
}

/** What tells a part from its like: the component of a line, the stage of an entry. */
const HEADS: Readonly<Record<string, readonly string[]>> = {
  lineas_de_composicion: ['componente', 'valor'],
  como_se_aplica: ['estado_fenologico'],
  resultados_de_ensayo: ['descripcion', 'valor'],
  adjuntos_de_ensayo: ['descripcion'],
  estados_fenologicos: ['nombre'],
}

/** The short name of a part: "Zinc (Zn)". */
export const nameOfParte = (
  tipo: string,
  { registro, fields }: Pick<Parte, 'registro'> & { fields: Fields | null },
  nombres: Nombres,
): string => {
  const head = (HEADS[tipo] ?? []).find(member => !isEmpty(fields?.[member]))
  if (head !== undefined) return plainName(wordsOf(tipo, head, fields?.[head], nombres))
  const named = nombres[tipo]?.[registro]
  return named ? plainName(calledName(named)) : (tipos[tipo]?.nombre ?? tipo)
}
