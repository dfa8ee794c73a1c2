import { inLocale, type LocaleMap } from '@/shared/locales'

/** Columns shared by several masters. */
export const imagen = { key: 'imagen', title: 'Imagen', image: true, text: (record: { imagen: string | null }) => record.imagen ?? '' }
export const nombre = { key: 'nombre', title: 'Nombre', text: (record: { nombre: LocaleMap }) => inLocale(record.nombre) }
