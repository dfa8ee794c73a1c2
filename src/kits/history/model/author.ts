import type { Entrada } from '@/shared/history'
import type { Persona } from '@/shared/live'
import { fullNameOf } from '@/shared/user'

/** Full name; '' without an author. */
export const nameOfAutor = (autor: Persona | null): string => (autor ? fullNameOf(autor) : '')

/** Author of an entry in words. */
export const whoOf = ({ usuario }: Pick<Entrada, 'usuario'>): string => (usuario ? nameOfAutor(usuario) : 'El servidor')
