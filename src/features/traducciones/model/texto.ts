import type { Texto } from '@/shared/translations'
import { labelOfCampo } from '@/kits/history/model/fieldCatalogue'

/** Key of a text in the state and in drafts. */
export const keyOf = ({ tipo, id, campo }: Pick<Texto, 'tipo' | 'id' | 'campo'>): string => `${tipo}/${id}/${campo}`

/** Key of the record under which the workbench groups a text. */
export const raizOf = ({ raiz_tipo, raiz }: Pick<Texto, 'raiz_tipo' | 'raiz'>): string => `${raiz_tipo}/${raiz}`

/** Label of a text: "Modo de acción"; for a part with its name: "Texto de Nitrógeno total". */
export const campoInWords = ({ tipo, campo, parte }: Pick<Texto, 'tipo' | 'campo' | 'parte'>): string =>
  parte === null ? labelOfCampo(tipo, campo) : `${labelOfCampo(tipo, campo)} de ${parte}`

const SCRIPT = /<su[bp]\s*>|[⁰¹²³⁴-⁹⁺⁻₀-₉₊₋]/iu

/** True for a text with keys for scripts: the name of a component, a free text of a composition, or a text whose source has a script. */
export const hasScriptKeys = ({ tipo, origen }: Pick<Texto, 'tipo' | 'origen'>): boolean =>
  tipo === 'componentes' || tipo === 'lineas_de_composicion' || SCRIPT.test(origen)

const placeOf = ({ raiz_tipo, raiz, tipo, parte }: Texto): string => `${raiz_tipo}/${raiz}/${tipo}/${parte}`

/** Numbers the parts of a record with equal names: "Boro (1)" and "Boro (2)" of one composition. Texts are in the order of the parts. */
export const withNumberedParts = (textos: readonly Texto[]): readonly Texto[] => {
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
