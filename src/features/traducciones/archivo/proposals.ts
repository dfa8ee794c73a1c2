import { campoOf } from '@/kits/history/model/fieldCatalogue'
import { DEFAULT_LOCALE } from '@/shared/locales'
import { isSameText, marcaOf, type Archivo, type TextoDeArchivo } from '@/features/traducciones/archivo/archivo'
import { textDifferences, type TextDifferences } from '@/features/traducciones/archivo/textDifferences'
import type { PendingTexts } from '@/features/traducciones/model/pendingText'
import { isOrigen, fieldText } from '@/features/traducciones/archivo/fieldText'
import { partsOfKey, type TextsByKey } from '@/features/traducciones/model/submissions'
import { isUntranslated } from '@/shared/igual'
import { raizOf } from '@/features/traducciones/model/texto'
import type { Texto } from '@/shared/translations'

/** Groups of the texts of a file, in displayed order [TX-05]. */
export const PROPOSAL_GROUPS = ['nuevos', 'cambiados', 'iguales', 'dudosos', 'convertidos', 'anteriores', 'desconocidos'] as const
export type ProposalGroup = (typeof PROPOSAL_GROUPS)[number]

/** Text of a file that differs from the text of the application. */
export interface Proposal {
  key: string
  grupo: ProposalGroup
  read: TextoDeArchivo
  /** Saved text; null for an unknown key. */
  texto: Texto | null
  /** Text in the workbench: the unsaved edit, else the saved translation. */
  ahora: string
  /** True: accepting this text also marks it as valid, because it equals its source and would otherwise count as not translated. */
  vale: boolean
  /** Numbers, scripts and units that differ from the source; null without differences. */
  diferencias: TextDifferences | null
  /** True if the text of the application has changed since the export. */
  hasChangedHere: boolean
  /** Reason why the text cannot be accepted; null if it can. */
  motivo: string | null
}

interface Proposals {
  proposals: readonly Proposal[]
  /** Number of texts equal to the current ones. */
  iguales: number
}

const EN_PAPELERA = 'El registro está en la papelera'
/** Reason for a record without a text in the default language, from which all translations are made. */
const SIN_REGISTRO = `El registro no existe, o no tiene texto en ${DEFAULT_LOCALE}`
const SIN_CAMPO = 'El campo no existe'

const isText = (tipo: string, campo: string): boolean => campoOf(tipo, campo).kind === 'text'

/** Records with these texts, as "resource/id". */
export const recordKeysOf = (textos: TextsByKey): ReadonlySet<string> =>
  new Set([...textos.values()].flatMap(texto => [`${texto.tipo}/${texto.id}`, raizOf(texto)]))

/** Current texts in the language of a file. */
interface CurrentTexts {
  textos: TextsByKey
  pendingTexts: PendingTexts
  /** Records in the trash, as "resource/id". */
  papelera: ReadonlySet<string>
  /** Records with texts in the default language, when the file was translated from another language. */
  otros: ReadonlySet<string>
}

const motivoOf = (read: TextoDeArchivo, { origen }: Archivo, registros: ReadonlySet<string>, { papelera, otros }: CurrentTexts): string => {
  const { tipo, id, campo } = partsOfKey(read.key)
  const registro = `${tipo}/${id}`
  if (papelera.has(registro) || (read.raiz !== null && papelera.has(read.raiz))) return EN_PAPELERA
  if (!registros.has(registro)) return otros.has(registro) ? `El registro no tiene texto en ${origen}` : SIN_REGISTRO
  return isText(tipo, campo) ? `Ya no tiene texto en ${origen}` : SIN_CAMPO
}

const grupoOf = ({ read, texto, ahora, diferencias }: Pick<Proposal, 'read' | 'ahora' | 'diferencias'> & { texto: Texto }) => {
  if (read.conversion !== null) return 'convertidos'
  if (!isOrigen(read.origen, texto)) return 'anteriores'
  if (isOrigen(read.destino, texto)) return 'iguales'
  if (diferencias !== null) return 'dudosos'
  return ahora.trim() === '' ? 'nuevos' : 'cambiados'
}

/** Compares the texts of a file with the current texts, saved or not. Blank texts of the file are ignored. */
export const proposalsOf = (archivo: Archivo, here: CurrentTexts): Proposals => {
  const { textos, pendingTexts } = here
  let registros: ReadonlySet<string> | null = null
  const proposals: Proposal[] = []
  let iguales = 0
  for (const text of archivo.textos) {
    if (text.destino.trim() === '') continue
    const texto = textos.get(text.key)
    if (!texto) {
      const read = text
      registros ??= recordKeysOf(textos)
      const motivo = motivoOf(read, archivo, registros, here)
      proposals.push({
        key: read.key,
        grupo: 'desconocidos',
        read,
        texto: null,
        ahora: '',
        vale: false,
        diferencias: null,
        hasChangedHere: false,
        motivo,
      })
      continue
    }
    const { key } = text
    const ahora = pendingTexts[key]?.texto ?? texto.destino
    // Texts that differ only in layout are equal.
    const read = isSameText(ahora, text.destino) ? text : { ...text, destino: fieldText(text.destino, texto) }
    const vale = isUntranslated({ origen: texto.origen, destino: read.destino }, archivo)
    const isSame = isSameText(ahora, read.destino)
    // An unchanged text can only be accepted.
    if (isSame && !(vale && read.vale && texto.igual && !pendingTexts[key])) {
      iguales += 1
      continue
    }
    const hasChangedHere = !isSame && read.marca !== null && read.marca !== marcaOf(ahora)
    const diferencias = textDifferences(texto.origen, read.destino)
    const grupo = grupoOf({ read, texto, ahora, diferencias })
    proposals.push({ key, grupo, read, texto, ahora, vale, diferencias, hasChangedHere, motivo: null })
  }
  return { proposals, iguales }
}

/**
 * Default choice of a proposal. True if it overwrites no text that was changed after the export, and the source is unchanged. For a text
 * equal to its source: true if the file accepts it, or if it has no words to translate and the file does not mark it as untranslated.
 */
export const isOffered = ({ grupo, ahora, hasChangedHere, read, vale }: Proposal): boolean => {
  if (hasChangedHere && ahora.trim() !== '') return false
  if (grupo === 'iguales') return read.vale || (!vale && !read.intacto)
  return grupo === 'nuevos' || grupo === 'cambiados'
}

export const canBeAccepted = ({ grupo }: Pick<Proposal, 'grupo'>): boolean => grupo !== 'desconocidos'
