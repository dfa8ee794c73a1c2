import type { Autor, Entrada } from '@/shared/history'

/** Nothing where nobody is known. */
export const nameOfAutor = (autor: Autor | null): string => (autor ? `${autor.nombre} ${autor.apellidos}`.trim() : '')

/** Who made an entry. */
export const whoOf = ({ usuario }: Pick<Entrada, 'usuario'>): string => (usuario ? nameOfAutor(usuario) : 'El servidor')
