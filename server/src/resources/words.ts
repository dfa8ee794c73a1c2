import type { Resource } from '@/shared/resources/resource'
import type { Gender } from '@/shared/resources/names'

const definite: Record<Gender, string> = { m: 'El', f: 'La' }
const indefinite: Record<Gender, string> = { m: 'un', f: 'una' }

/** Path from the root, with a slash at both ends. */
export const pathOf = ({ name }: Pick<Resource, 'name'>) => `/api/${name}/`

/** Record in a sentence, with its article: "La magnitud". */
export const subjectOf = ({ noun: { one, gender } }: Resource) => `${definite[gender]} ${one}`

/** Message for a code that another record has. */
export const repeatedCode = ({ noun: { one, gender } }: Resource) => `Ya existe ${indefinite[gender]} ${one} con este código.`
