import { campoOf } from '@/kits/history/model/campos'
import { DEFAULT_LOCALE } from '@/shared/locales'
import { isSameText, marcaOf, type Archivo, type TextoDeArchivo } from '@/features/traducciones/archivo/archivo'
import { diferenciasOf, type Diferencias } from '@/features/traducciones/archivo/diferencias'
import type { Ediciones } from '@/features/traducciones/model/edicion'
import { isOrigen, textoDeCampo } from '@/features/traducciones/archivo/textoDeCampo'
import { partsOfClave, type ByClave } from '@/features/traducciones/model/envios'
import { isUntranslated } from '@/shared/igual'
import { raizOf } from '@/features/traducciones/model/texto'
import type { Texto } from '@/shared/translations'

/** Groups of the texts of a file, in the order in which they show [TX-05]. */
export const GRUPOS_DE_PROPUESTAS = ['nuevos', 'cambiados', 'iguales', 'dudosos', 'convertidos', 'anteriores', 'desconocidos'] as const
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
  /** Whether the text says what its source says and would count as not translated: whoever accepts it says that it holds. */
  vale: boolean
  /** Numbers, scripts and units in which it differs from its source; null where there are none. */
  diferencias: Diferencias | null
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
/** Records without a text in the default language are not among those that translations are made of. */
const SIN_REGISTRO = `El registro no existe, o no tiene texto en ${DEFAULT_LOCALE}`
const SIN_CAMPO = 'El campo no existe'

const isText = (tipo: string, campo: string): boolean => campoOf(tipo, campo).kind === 'text'

/** Records that have these texts, by resource and id. */
export const registrosOf = (textos: ByClave): ReadonlySet<string> =>
  new Set([...textos.values()].flatMap(texto => [`${texto.tipo}/${texto.id}`, raizOf(texto)]))

/** Texts that stand here in the language of a file. */
interface Here {
  textos: ByClave
  ediciones: Ediciones
  /** Records in the bin, by resource and id. */
  papelera: ReadonlySet<string>
  /** Records that have texts in the default language, where the file was translated from another one. */
  otros: ReadonlySet<string>
}

const motivoOf = (leido: TextoDeArchivo, { origen }: Archivo, registros: ReadonlySet<string>, { papelera, otros }: Here): string => {
  const { tipo, id, campo } = partsOfClave(leido.clave)
  const registro = `${tipo}/${id}`
  if (papelera.has(registro) || (leido.raiz !== null && papelera.has(leido.raiz))) return EN_PAPELERA
  if (!registros.has(registro)) return otros.has(registro) ? `El registro no tiene texto en ${origen}` : SIN_REGISTRO
  return isText(tipo, campo) ? `Ya no tiene texto en ${origen}` : SIN_CAMPO
}

const grupoOf = ({ leido, texto, ahora, diferencias }: Pick<Propuesta, 'leido' | 'ahora' | 'diferencias'> & { texto: Texto }) => {
  if (leido.conversion !== null) return 'convertidos'
  if (!isOrigen(leido.origen, texto)) return 'anteriores'
  if (isOrigen(leido.destino, texto)) return 'iguales'
  if (diferencias !== null) return 'dudosos'
  return ahora.trim() === '' ? 'nuevos' : 'cambiados'
}

/** Texts of a file beside those that stand here, saved or not. A blank text of the file says nothing. */
export const comparacionOf = (archivo: Archivo, here: Here): Comparacion => {
  const { textos, ediciones } = here
  let registros: ReadonlySet<string> | null = null
  const propuestas: Propuesta[] = []
  let iguales = 0
  for (const read of archivo.textos) {
    if (read.destino.trim() === '') continue
    const texto = textos.get(read.clave)
    if (!texto) {
      const leido = read
      registros ??= registrosOf(textos)
      const motivo = motivoOf(leido, archivo, registros, here)
      propuestas.push({
        clave: leido.clave,
        grupo: 'desconocidos',
        leido,
        texto: null,
        ahora: '',
        vale: false,
        diferencias: null,
        hasChangedHere: false,
        motivo,
      })
      continue
    }
    const { clave } = read
    const ahora = ediciones[clave]?.texto ?? texto.destino
    // A text that stands here in another layout than its field has is the same all the same.
    const leido = isSameText(ahora, read.destino) ? read : { ...read, destino: textoDeCampo(read.destino, texto) }
    const vale = isUntranslated({ origen: texto.origen, destino: leido.destino }, archivo)
    const isSame = isSameText(ahora, leido.destino)
    // One that stands here as it came has only to be accepted.
    if (isSame && !(vale && leido.vale && texto.igual && !ediciones[clave])) {
      iguales += 1
      continue
    }
    const hasChangedHere = !isSame && leido.marca !== null && leido.marca !== marcaOf(ahora)
    const diferencias = diferenciasOf(texto.origen, leido.destino)
    const grupo = grupoOf({ leido, texto, ahora, diferencias })
    propuestas.push({ clave, grupo, leido, texto, ahora, vale, diferencias, hasChangedHere, motivo: null })
  }
  return { propuestas, iguales }
}

/**
 * Whether it is offered as accepted: what takes nothing away that somebody has written since, over the source as it is. A text equal to its
 * source is where the file accepts it, or has no words to translate and is not called untranslated.
 */
export const isOffered = ({ grupo, ahora, hasChangedHere, leido, vale }: Propuesta): boolean => {
  if (hasChangedHere && ahora.trim() !== '') return false
  if (grupo === 'iguales') return leido.vale || (!vale && !leido.intacto)
  return grupo === 'nuevos' || grupo === 'cambiados'
}

export const canBeAccepted = ({ grupo }: Pick<Propuesta, 'grupo'>): boolean => grupo !== 'desconocidos'
