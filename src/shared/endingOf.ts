import type { Noun } from '@/shared/resources/names'

/** Ending of a participle or adjective: desactivad-o, -os, -a, -as. */
export const endingOf = ({ gender }: Noun, count: number): string => (gender === 'f' ? 'a' : 'o') + (count === 1 ? '' : 's')
