import { labelOfCampo } from '@/domain/historial/campos'

/** The source of an outdated text: when it last changed, and as it was when the translation was made. */
export interface CambioDeOrigen {
  /** Of the history. */
  entrada: number
  /** Both are null where the history has been forgotten. */
  momento: string | null
  antes: string | null
}

/** One text of one language beside its source [TX-02]. */
export interface Texto {
  /** The resource and the record that hold the text; a part of a record is one of its own. */
  tipo: string
  id: number
  /** What it stands under: of a record that is no part the same. */
  raiz_tipo: string
  raiz: number
  codigo: string | null
  /** Of the root. */
  nombre: string
  /** What a part is known by. */
  parte: string | null
  campo: string
  origen: string
  /** '' where there is none. */
  destino: string
  /** Whether the text equals its source in another language, and is not accepted as it is. */
  igual: boolean
  desfasada: boolean
  cambio: CambioDeOrigen | null
  familia: number | null
  paises: readonly string[]
}

/** Names a text in the state and in drafts. */
export const claveOf = ({ tipo, id, campo }: Pick<Texto, 'tipo' | 'id' | 'campo'>): string => `${tipo}/${id}/${campo}`

/** Names the record that the workbench groups texts under. */
export const raizOf = ({ raiz_tipo, raiz }: Pick<Texto, 'raiz_tipo' | 'raiz'>): string => `${raiz_tipo}/${raiz}`

/** "Modo de acción"; of a part with what it is known by: "Texto de Nitrógeno total". */
export const campoInWords = ({ tipo, campo, parte }: Pick<Texto, 'tipo' | 'campo' | 'parte'>): string =>
  parte === null ? labelOfCampo(tipo, campo) : `${labelOfCampo(tipo, campo)} de ${parte}`

const placeOf = ({ raiz_tipo, raiz, tipo, parte }: Texto): string => `${raiz_tipo}/${raiz}/${tipo}/${parte}`

/** Numbers parts of one record that are known by the same: "Boro (1)" and "Boro (2)" of one composition. Texts come in the order of the parts. */
export const toldApart = (textos: readonly Texto[]): readonly Texto[] => {
  const idsAt = new Map<string, number[]>()
  for (const texto of textos) {
    if (texto.parte === null) continue
    const ids = idsAt.get(placeOf(texto)) ?? []
    if (ids.at(-1) !== texto.id) idsAt.set(placeOf(texto), [...ids, texto.id])
  }
  return textos.map(texto => {
    const ids = texto.parte === null ? [] : (idsAt.get(placeOf(texto)) ?? [])
    return ids.length > 1 ? { ...texto, parte: `${texto.parte} (${ids.indexOf(texto.id) + 1})` } : texto
  })
}
