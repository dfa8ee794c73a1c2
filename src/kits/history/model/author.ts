import type { Autor, Entrada } from '@/shared/history'

/** Full name; '' without an author. */
export const nameOfAutor = (autor: Autor | null): string => (autor ? `${autor.nombre} ${autor.apellidos}`.trim() : '')

/** Author of an entry in words. */
export const whoOf = ({ usuario }: Pick<Entrada, 'usuario'>): string => (usuario ? nameOfAutor(usuario) : 'El servidor')
