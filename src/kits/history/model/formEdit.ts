import { changesBetween, isEmpty } from '@/kits/history/model/fieldChange'
import { campoOf, childOf, contentOf, fieldsOf } from '@/kits/history/model/fieldCatalogue'
import type { VersionDeRegistro } from '@/shared/history'
import type { ImageDraft } from '@/store/imageDraft'
import { isSameInput } from '@/store/merge/merge'

type Fields = Readonly<Record<string, unknown>>

/** Fields of a form and drafts of its parts, by kind. */
interface FormState {
  campos: Fields
  partes: Readonly<Record<string, readonly object[]>>
}

/** Edit of an open form, as plain data [HI-03]. */
export type FormEdit =
  /** Value of a field; for a text one language, or all of them with null. */
  | { kind: 'campo'; campo: string; idioma: string | null; valor: unknown }
  /** Image, as an address or null for none. */
  | { kind: 'imagen'; campo: string; valor: string | null; picture: ImageDraft | null }
  /** Fields of an existing part, or a part to create when `id` is null. */
  | { kind: 'parte'; tipo: string; id: string | null; fields: Fields }
  /** All parts of a kind, from a version. */
  | { kind: 'partes'; tipo: string; partes: readonly Fields[] }
  /** Undo of edits: values return to those before, where the form still has the ones that the edits put. */
  | { kind: 'deshacer'; antes: FormState; puesto: FormState }

/** Fields and kinds of parts that a form edits. */
export interface EditableParts {
  campos: readonly string[]
  partes: readonly string[]
}

const editedFields = (tipo: string, { campos }: EditableParts) => Object.keys(fieldsOf(tipo)).filter(campo => campos.includes(campo))

/** Edits that restore a whole version; `applyEdits` skips values that the form already has. */
export const editsOfVersion = (tipo: string, { registro, partes }: VersionDeRegistro, editable: EditableParts): FormEdit[] => [
  ...editedFields(tipo, editable).map((campo): FormEdit => {
    const valor = registro[campo] ?? null
    if (campoOf(tipo, campo).kind !== 'image') return { kind: 'campo', campo, idioma: null, valor }
    return { kind: 'imagen', campo, valor: typeof valor === 'string' && valor !== '' ? valor : null, picture: null }
  }),
  ...editable.partes.map((each): FormEdit => ({ kind: 'partes', tipo: each, partes: inOrderOf(partes[each] ?? []) })),
]

const ordenOf = ({ orden }: Fields): number => (typeof orden === 'number' ? orden : 0)
const inOrderOf = (partes: readonly Fields[]): Fields[] => [...partes].sort((one, other) => ordenOf(one) - ordenOf(other))

export const isSameParte = (tipo: string, one: Fields, other: Fields): boolean =>
  changesBetween({ tipo, registro: 0 }, one, other, contentOf(tipo)).length === 0

interface Draft extends Fields {
  id: string | number
}

/** The single draft with the same identity as a part: the component of a line, the image of an attachment. */
export const likeParte = <D extends Fields>(tipo: string, drafts: readonly D[], fields: Fields): D | undefined => {
  const [sure = []] = childOf(tipo)?.identity ?? []
  const like = drafts.filter(
    draft => sure.length > 0 && sure.every(name => !isEmpty(fields[name]) && isSameInput(draft[name], fields[name])),
  )
  return like.length === 1 ? like[0] : undefined
}

/**
 * Draft that corresponds to a part of the history: the one with its id, else one with equal content, else the single one with its identity.
 */
export const draftOfParte = <D extends Draft>(
  tipo: string,
  drafts: readonly D[],
  registro: number,
  fields: Fields | null,
): D | undefined => {
  const own = drafts.find(({ id }) => String(id) === String(registro))
  if (own || !fields) return own
  const same = drafts.filter(draft => isSameParte(tipo, draft, fields))
  if (same.length > 0) return same[0]
  return likeParte(tipo, drafts, fields)
}
