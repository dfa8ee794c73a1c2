import { countedNoun } from '@/shared/counted'
import { endingOf } from '@/shared/endingOf'
import { fewOf, listed } from '@/shared/listed'
import { changesOf, wholeOf, type RecordChange, type ChangedField, type ChangedParts } from '@/kits/history/model/recordChanges'
import { campoOf, childNounOf, fieldsOf } from '@/kits/history/model/fieldCatalogue'
import type { Cambio, CambioEntero, Entrada } from '@/shared/history'
import { nameOfParte } from '@/kits/history/model/sentences'
import type { Nombres } from '@/kits/history/model/names'
import { countOfPartes } from '@/kits/history/model/childCounts'
import { isList, listChange, valueWords } from '@/kits/history/model/values'
import type { Noun } from '@/shared/resources/names'

/** Piece of a summary: a label with its languages and, if short, the change. */
interface Piece {
  label: string
  idiomas: readonly string[]
  detail: string | null
}

const MAX_WORDS = 40
/** Limits of one line in the panel. */
const MAX_LINE = 44
const MAX_PIECES = 3
const MAX_IDIOMAS = 3

/** Count, for example "3 estados añadidos", or "3 añadidos" when the label contains the noun. */
const countWords = (label: string, noun: Noun) => {
  const saysNoun = label.toLowerCase() === noun.many
  return (counts: readonly (readonly [number, 'añadid' | 'quitad' | 'cambiad'])[]): string =>
    counts
      .filter(([count]) => count > 0)
      .map(([count, done], at) => {
        const number = saysNoun || at > 0 ? String(count) : countedNoun(count, noun)
        return `${number} ${done}${endingOf(noun, count)}`
      })
      .join(', ')
}

const listDetail = ({ campo, cambio }: ChangedField): string | null => {
  if (!isList(campo)) return null
  const { added, removed, isMoved } = listChange(cambio.antes, cambio.despues)
  if (isMoved) return 'otro orden'
  const words = countWords(campo.label, { ...campo.counted, gender: 'm' })
  return words([
    [added.length, 'añadid'],
    [removed.length, 'quitad'],
  ])
}

const valueDetail = ({ campo, cambio }: ChangedField, nombres: Nombres): string | null => {
  if (campo.kind === 'image' || campo.kind === 'text' || campo.kind === 'untold') return null
  const words = (value: unknown) => valueWords(campo, value, nombres)
  const [before, after] = [words(cambio.antes), words(cambio.despues) || '--']
  if (before.length > MAX_WORDS || after.length > MAX_WORDS) return null
  return before === '' ? after : `de ${before} a ${after}`
}

const fieldPiece = (cambiado: ChangedField, nombres: Nombres): Piece => ({
  label: cambiado.campo.label,
  idiomas: cambiado.cambio.idioma === null ? [] : [cambiado.cambio.idioma],
  detail: isList(cambiado.campo) ? listDetail(cambiado) : valueDetail(cambiado, nombres),
})

/** Piece for a single part changed in place, with its name: "Combinación 2: productos, observaciones (es_ES)". */
const namedPart = ({ tipo, partes }: ChangedParts, nombres: Nombres): Piece | null => {
  const [parte, another] = partes
  if (!parte || another || parte.kind !== 'changed' || parte.fields) return null
  const pieces = merged(parte.cambios.map(cambio => fieldPiece({ kind: 'campo', campo: campoOf(tipo, cambio.campo), cambio }, nombres)))
  const detail = pieces.map(piece => withIdiomas({ ...piece, label: piece.label.toLowerCase() })).join(', ')
  return { label: nameOfParte(tipo, parte, nombres), idiomas: [], detail }
}

const partsPiece = (cambiado: ChangedParts, nombres: Nombres): Piece => {
  const named = namedPart(cambiado, nombres)
  if (named) return named
  const { tipo, label, partes, isMoved } = cambiado
  const count = (kind: string) => partes.filter(each => each.kind === kind).length
  const words = countWords(label, childNounOf(tipo))
  const detail = words([
    [count('changed'), 'cambiad'],
    [count('added'), 'añadid'],
    [count('removed'), 'quitad'],
  ])
  return { label, idiomas: [], detail: isMoved ? 'otro orden' : detail }
}

const withIdiomas = ({ label, idiomas }: Pick<Piece, 'label' | 'idiomas'>): string => {
  if (idiomas.length === 0) return label
  return `${label} (${idiomas.length > MAX_IDIOMAS ? `${idiomas.length} idiomas` : listed(idiomas)})`
}

/** Merges the languages of a text into one piece. */
const merged = (pieces: readonly Piece[]): Piece[] =>
  pieces.reduce<Piece[]>((all, piece) => {
    const found = piece.idiomas.length > 0 && all.find(({ label }) => label === piece.label)
    if (!found) return [...all, piece]
    return all.map(each => (each === found ? { ...found, idiomas: [...found.idiomas, ...piece.idiomas] } : each))
  }, [])

/** Texts that fit into the line, at least one, and the number of the others. */
const shortened = (texts: readonly string[]): string => {
  const fits = texts.filter((_, at) => texts.slice(0, at + 1).join(', ').length <= MAX_LINE)
  return fewOf(texts, Math.max(1, fits.length))
}

const inOneLine = (pieces: readonly Piece[]): string => {
  if (pieces.length > MAX_PIECES) {
    const idiomas = new Set(pieces.map(({ idiomas: all }) => all.join()))
    const isOneLanguage = idiomas.size === 1
    return shortened(pieces.map(piece => (isOneLanguage ? withIdiomas(piece) : piece.label)))
  }
  const details = pieces.flatMap(({ label, detail }) => (detail === null ? [] : [`${label}: ${detail}`]))
  return details.length === pieces.length ? details.join('; ') : pieces.map(withIdiomas).join(', ')
}

const pieceOf =
  (nombres: Nombres) =>
  (cambiado: RecordChange): Piece =>
    cambiado.kind === 'campo' ? fieldPiece(cambiado, nombres) : partsPiece(cambiado, nombres)

const DEEDS: Partial<Record<Entrada['accion'], string>> = {
  creado: 'Registro creado',
  eliminado: 'Registro eliminado',
  restaurado: 'Registro restaurado',
}

type EntryContents = Pick<Entrada, 'accion' | 'cambios' | 'nombres'>
type RecordRef = Pick<Entrada, 'tipo' | 'registro'>

/** Summary of a version in one line: "Descripción, Modo de acción, Composición y 2 más" [HI-02]. */
export const versionSummary = (entrada: EntryContents, record: RecordRef): string => {
  const whole = wholeOf(entrada.cambios, record)
  if (whole) return DEEDS[entrada.accion === 'cambiado' ? (whole.antes ? 'eliminado' : 'creado') : entrada.accion] ?? ''
  return inOneLine(merged(changesOf(entrada, record).map(pieceOf(entrada.nombres))))
}

const imagesIn = ({ tipo, antes, despues }: CambioEntero): number => {
  const fields = despues ?? antes ?? {}
  return Object.entries(fieldsOf(tipo)).filter(([name, { kind }]) => kind === 'image' && Boolean(fields[name])).length
}

const countsOf = (cambios: readonly Cambio[], whole: CambioEntero): Record<string, number> => {
  const counts: Record<string, number> = { imagenes: imagesIn(whole) }
  for (const { tipo, campo } of cambios) if (campo === null && tipo !== whole.tipo) counts[tipo] = (counts[tipo] ?? 0) + 1
  return counts
}

/** Summary of a new user, without parts and images. */
const asUser = ({ despues }: CambioEntero): string =>
  despues ? `Invitado, ${despues['administrador'] === true ? 'administrador' : 'sin derechos de administrador'}` : ''

/** Summary of an entry in the activity list: "Con 7 líneas, 2 imágenes y 12 formas de aplicación" [HI-05]. */
export const activitySummary = (entrada: EntryContents & RecordRef): string => {
  const whole = wholeOf(entrada.cambios, entrada)
  if (!whole) return versionSummary(entrada, entrada)
  if (whole.tipo === 'usuarios') return asUser(whole)
  const parts = countOfPartes(countsOf(entrada.cambios, whole))
  return parts === '' ? '' : `Con ${parts}`
}
