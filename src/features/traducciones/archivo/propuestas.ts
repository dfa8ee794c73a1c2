import { campoOf } from '@/kits/history/model/campos'
import { DEFAULT_LOCALE } from '@/shared/locales'
import { isSameText, marcaOf, type Archivo, type TextoDeArchivo } from '@/features/traducciones/archivo/archivo'
import { diferenciasOf, type Diferencias } from '@/features/traducciones/archivo/diferencias'
import type { PendingTexts } from '@/features/traducciones/model/pendingText'
import { isOrigen, textoDeCampo } from '@/features/traducciones/archivo/textoDeCampo'
import { partsOfClave, type ByClave } from '@/features/traducciones/model/envios'
import { isUntranslated } from '@/shared/igual'
import { raizOf } from '@/features/traducciones/model/texto'
import type { Texto } from '@/shared/translations'

/** Groups of the texts of a file, in the order shown [TX-05]. */
export const GRUPOS_DE_PROPUESTAS = ['nuevos', 'cambiados', 'iguales', 'dudosos', 'convertidos', 'anteriores', 'desconocidos'] as const
export type GrupoDePropuestas = (typeof GRUPOS_DE_PROPUESTAS)[number]

/** Text of a file that differs from the text here. */
export interface Propuesta {
  clave: string
  grupo: GrupoDePropuestas
  leido: TextoDeArchivo
  /** Saved text here; null when the key is unknown. */
  texto: Texto | null
  /** Text in the workbench: the unsaved edit, or else the saved translation. */
  ahora: string
  /** Accepting this text also marks it as valid: it equals its source and would otherwise count as not translated. */
  vale: boolean
  /** Numbers, scripts and units that differ from the source; null when none do. */
  diferencias: Diferencias | null
  /** The text here has changed since the file was written. */
  hasChangedHere: boolean
  /** Reason why the text cannot be accepted; null when it can. */
  motivo: string | null
}

export interface Comparacion {
  propuestas: readonly Propuesta[]
  /** Number of texts equal to the ones here. */
  iguales: number
}

const EN_PAPELERA = 'El registro está en la papelera'
/** Reason for a record without a text in the default language: translations are made of that language alone. */
const SIN_REGISTRO = `El registro no existe, o no tiene texto en ${DEFAULT_LOCALE}`
const SIN_CAMPO = 'El campo no existe'

const isText = (tipo: string, campo: string): boolean => campoOf(tipo, campo).kind === 'text'

/** Records with these texts, as "resource/id". */
export const registrosOf = (textos: ByClave): ReadonlySet<string> =>
  new Set([...textos.values()].flatMap(texto => [`${texto.tipo}/${texto.id}`, raizOf(texto)]))

/** Texts here in the language of a file. */
interface Here {
  textos: ByClave
  ediciones: PendingTexts
  /** Records in the bin, as "resource/id". */
  papelera: ReadonlySet<string>
  /** Records with texts in the default language, when the file was translated from another language. */
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

/** Compares the texts of a file with the ones here, saved or not. Blank texts of the file are ignored. */
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
    // Texts that differ in layout alone are equal.
    const leido = isSameText(ahora, read.destino) ? read : { ...read, destino: textoDeCampo(read.destino, texto) }
    const vale = isUntranslated({ origen: texto.origen, destino: leido.destino }, archivo)
    const isSame = isSameText(ahora, leido.destino)
    // A text that is unchanged can only be accepted.
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
 * Default choice of a proposal. True if it overwrites no text that was changed here after the export, and the source is unchanged. For a
 * text equal to its source: true if the file accepts it, or if it has no words to translate and the file does not mark it as untranslated.
 */
export const isOffered = ({ grupo, ahora, hasChangedHere, leido, vale }: Propuesta): boolean => {
  if (hasChangedHere && ahora.trim() !== '') return false
  if (grupo === 'iguales') return leido.vale || (!vale && !leido.intacto)
  return grupo === 'nuevos' || grupo === 'cambiados'
}

export const canBeAccepted = ({ grupo }: Pick<Propuesta, 'grupo'>): boolean => grupo !== 'desconocidos'
