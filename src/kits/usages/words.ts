import { capitalized } from '@/shared/capitalized'
import { countedNoun } from '@/shared/counted'
import { articleOf } from '@/shared/endingOf'
import { listed } from '@/shared/listed'
import { nounOf } from '@/kits/usages/kinds'
import type { Uso } from '@/shared/usages'

/** "9 productos genéricos". */
export const countOf = ({ tipo, total }: Uso): string => countedNoun(total, nounOf(tipo))

/** "Productos genéricos". */
export const titleOf = ({ tipo }: Uso): string => capitalized(nounOf(tipo).many)

/** Reason why a record cannot be deleted [LS-10]. */
export const usesSentence = (usos: readonly Uso[]): string =>
  `Se usa en ${listed(usos.map(countOf))}. Se podrá eliminar cuando deje de usarse.`

/** Label of the link to the list of all users of a kind. */
export const allWords = ({ tipo, total }: Uso): string => `Ver ${articleOf(nounOf(tipo), total)} ${total} en la lista`
