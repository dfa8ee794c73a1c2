import { changesBetween, isEmpty } from '@/kits/history/model/cambio'
import { campoOf, childOf, contentOf, fieldsOf } from '@/kits/history/model/campos'
import type { VersionDeRegistro } from '@/shared/history'
import type { ImageDraft } from '@/store/imageDraft'

type Fields = Readonly<Record<string, unknown>>

/** What is laid into an open form, as plain data [HI-03]. */
export type Edicion =
  /** A member; of a text one language, or with null all of them. */
  | { kind: 'campo'; campo: string; idioma: string | null; valor: unknown }
  /** The image that was there: an address, or none. */
  | { kind: 'imagen'; campo: string; valor: string | null; picture: ImageDraft | null }
  /** A part that is there says this from now on, or comes back where `id` is null. */
  | { kind: 'parte'; tipo: string; id: string | null; fields: Fields }
  | { kind: 'sinParte'; tipo: string; id: string }
  /** All parts of a kind, as they were. */
  | { kind: 'partes'; tipo: string; partes: readonly Fields[] }
  /** The same as the form itself had them. */
  | { kind: 'borradores'; tipo: string; drafts: readonly object[] }

/** What of a record its form edits. */
export interface Editable {
  campos: readonly string[]
  partes: readonly string[]
}

const isEdited = (tipo: string, { campos }: Editable) => Object.keys(fieldsOf(tipo)).filter(campo => campos.includes(campo))

/** A whole version as edits: whoever lays them in leaves out what the form holds already. */
export const editsOfVersion = (tipo: string, { registro, partes }: VersionDeRegistro, editable: Editable): Edicion[] => [
  ...isEdited(tipo, editable).map((campo): Edicion => {
    const valor = registro[campo] ?? null
    if (campoOf(tipo, campo).kind !== 'image') return { kind: 'campo', campo, idioma: null, valor }
    return { kind: 'imagen', campo, valor: typeof valor === 'string' && valor !== '' ? valor : null, picture: null }
  }),
  ...editable.partes.map((each): Edicion => ({ kind: 'partes', tipo: each, partes: inOrderOf(partes[each] ?? []) })),
]

const ordenOf = ({ orden }: Fields): number => (typeof orden === 'number' ? orden : 0)
const inOrderOf = (partes: readonly Fields[]): Fields[] => [...partes].sort((one, other) => ordenOf(one) - ordenOf(other))

export const isSameParte = (tipo: string, one: Fields, other: Fields): boolean =>
  changesBetween({ tipo, registro: 0 }, one, other, contentOf(tipo)).length === 0

interface Draft extends Fields {
  id: string | number
}

/** The only draft that has in common with a part what tells it from others: the component of a line, the image of an attachment. */
export const likeParte = <D extends Fields>(tipo: string, drafts: readonly D[], fields: Fields): D | undefined => {
  const [sure = []] = childOf(tipo)?.identity ?? []
  const like = drafts.filter(
    draft => sure.length > 0 && sure.every(name => !isEmpty(fields[name]) && JSON.stringify(draft[name]) === JSON.stringify(fields[name])),
  )
  return like.length === 1 ? like[0] : undefined
}

/** The draft that a part of the history has become: by its id, or else the only one that has in common what tells it from others. */
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
