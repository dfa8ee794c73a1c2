import type { Noun } from '@/shared/resources/names'

/** Ending of a participle or adjective: desactivad-o, -os, -a, -as. */
export const endingOf = ({ gender }: Noun, count: number): string => (gender === 'f' ? 'a' : 'o') + (count === 1 ? '' : 's')

/** Definite article: el, los, la, las. */
export const articleOf = ({ gender }: Pick<Noun, 'gender'>, count: number): string => {
  if (count !== 1) return gender === 'f' ? 'las' : 'los'
  return gender === 'f' ? 'la' : 'el'
}
