import { campoOf, tipos } from '@/domain/historial/campos'
import { isSameText, marcaOf, type Archivo, type TextoDeArchivo } from '@/domain/traducciones/archivo/archivo'
import type { Ediciones } from '@/domain/traducciones/edicion'
import { partsOfClave, type ByClave } from '@/domain/traducciones/envios'
import { isUntranslated } from '@/domain/traducciones/igual'
import { raizOf, type Texto } from '@/domain/traducciones/texto'

/** What becomes of a text of a file [TX-05]. */
export const GRUPOS_DE_PROPUESTAS = ['nuevos', 'cambiados', 'valen', 'anteriores', 'desconocidos'] as const
export type GrupoDePropuestas = (typeof GRUPOS_DE_PROPUESTAS)[number]

/** A text of a file that is another than the one here. */
export interface Propuesta {
  clave: string
  grupo: GrupoDePropuestas
  leido: TextoDeArchivo
  /** As it is saved here; null where it is not known. */
  texto: Texto | null
  /** As it stands in the workbench. */
  ahora: string
  /** Whether a text equal to its source is to be accepted as it is. */
  vale: boolean
  /** Another one stands here than when the file was written. */
  hasChangedHere: boolean
  /** Why it cannot be accepted; null where it can. */
  motivo: string | null
}

export interface Comparacion {
  propuestas: readonly Propuesta[]
  /** How many say what stands here. */
  iguales: number
}

const EN_PAPELERA = 'El registro está en la papelera'
const SIN_REGISTRO = 'El registro no existe'
const SIN_CAMPO = 'El campo no existe'

const isText = (tipo: string, campo: string): boolean => tipo in tipos && campoOf(tipo, campo).clase === 'texto'

/** Those that have texts here, by resource and id. */
const registrosOf = (textos: ByClave): ReadonlySet<string> =>
  new Set([...textos.values()].flatMap(texto => [`${texto.tipo}/${texto.id}`, raizOf(texto)]))

const motivoOf = (leido: TextoDeArchivo, { origen }: Archivo, registros: ReadonlySet<string>, papelera: ReadonlySet<string>): string => {
  const { tipo, id, campo } = partsOfClave(leido.clave)
  const registro = `${tipo}/${id}`
  if (papelera.has(registro) || (leido.raiz !== null && papelera.has(leido.raiz))) return EN_PAPELERA
  if (!registros.has(registro)) return SIN_REGISTRO
  return isText(tipo, campo) ? `Ya no tiene texto en ${origen}` : SIN_CAMPO
}

/**
 * What a file brings beside what stands here; what is not saved stands here too. What nobody has translated there says nothing.
 * @param papelera what is in the bin, by resource and id
 */
export const comparacionOf = (
  archivo: Archivo,
  { textos, ediciones, papelera }: { textos: ByClave; ediciones: Ediciones; papelera: ReadonlySet<string> },
): Comparacion => {
  let registros: ReadonlySet<string> | null = null
  const propuestas: Propuesta[] = []
  let iguales = 0
  for (const leido of archivo.textos) {
    if (leido.destino.trim() === '') continue
    const texto = textos.get(leido.clave)
    if (!texto) {
      registros ??= registrosOf(textos)
      const motivo = motivoOf(leido, archivo, registros, papelera)
      propuestas.push({
        clave: leido.clave,
        grupo: 'desconocidos',
        leido,
        texto: null,
        ahora: '',
        vale: false,
        hasChangedHere: false,
        motivo,
      })
      continue
    }
    const { clave } = leido
    const ahora = ediciones[clave]?.texto ?? texto.destino
    const vale = leido.vale && isUntranslated({ origen: texto.origen, destino: leido.destino }, archivo)
    if (isSameText(ahora, leido.destino)) {
      if (vale && texto.igual && !ediciones[clave])
        propuestas.push({ clave, grupo: 'valen', leido, texto, ahora, vale, hasChangedHere: false, motivo: null })
      else iguales += 1
      continue
    }
    const hasChangedHere = leido.marca !== null && leido.marca !== marcaOf(ahora)
    const grupo = !isSameText(texto.origen, leido.origen) ? 'anteriores' : ahora.trim() === '' ? 'nuevos' : 'cambiados'
    propuestas.push({ clave, grupo, leido, texto, ahora, vale, hasChangedHere, motivo: null })
  }
  return { propuestas, iguales }
}

/** Whether it is offered as accepted: what takes nothing away that somebody has written since, over the source as it is. */
export const isOffered = ({ grupo, hasChangedHere }: Propuesta): boolean =>
  grupo === 'nuevos' || grupo === 'valen' || (grupo === 'cambiados' && !hasChangedHere)

export const canBeAccepted = ({ grupo }: Pick<Propuesta, 'grupo'>): boolean => grupo !== 'desconocidos'
