import type { NotedSave } from '@/kits/forms/news/slice'
import { whoOf } from '@/kits/history/model/author'
import { listed } from '@/shared/listed'
import { timeOf } from '@/ui/text/dates'

/** Name of the author of a save; null for the signed-in user, in another tab or session. */
const nameOf = (save: NotedSave, own: number | null): string | null =>
  save.usuario && save.usuario.id === own ? null : whoOf(save) || 'Otra persona'

const isOneOf = (names: readonly (string | null)[]): names is readonly [string | null] => names.length === 1

/** Sentence of the bar: "Ana Gil y Marta Soler Vidal han guardado cambios en este registro" [SY-04]. */
export const savesInWords = (saves: readonly NotedSave[], own: number | null): string => {
  const names = [...new Set(saves.map(save => nameOf(save, own)))]
  const what = 'guardado cambios en este registro'
  if (isOneOf(names)) return names[0] === null ? `Usted ha ${what} en otra pestaña` : `${names[0]} ha ${what}`
  const others = names.filter(name => name !== null)
  return `${listed(others.length < names.length ? [...others, 'usted, en otra pestaña,'] : others)} han ${what}`
}

/** Sentence of the bar about a deletion: "Ana Gil ha eliminado este registro". */
export const deletionInWords = (save: NotedSave, own: number | null): string => {
  const name = nameOf(save, own)
  return name === null ? 'Usted ha eliminado este registro en otra pestaña' : `${name} ha eliminado este registro`
}

/** Time of a save: "a las 10:51". */
export const whenInWords = ({ momento }: NotedSave): string => `a las ${timeOf(Date.parse(momento))}`

/** Mark at a field that another user has changed: "Ana Gil, 10:51". */
export const markInWords = (save: NotedSave, own: number | null): string =>
  `${nameOf(save, own) ?? 'Usted'}, ${timeOf(Date.parse(save.momento))}`

/** Sentence in the bar about a field that the user has changed too. */
export const BOTH_CHANGED = 'También lo ha cambiado usted: sigue lo suyo, y al guardar se le preguntará'

/** Sentence in the bar about a removed card that the user has changed. */
export const REMOVED_HERE = 'Usted lo ha cambiado: lo escrito sigue aquí, pero ya no se puede guardar'

/** Sentence under a field that both sides have changed. */
export const bothInWords = (save: NotedSave, own: number | null): string => {
  const name = nameOf(save, own)
  return `${name === null ? 'Usted, en otra pestaña,' : name} también lo ha cambiado. Al guardar se le preguntará.`
}
