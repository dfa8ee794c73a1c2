import { sections, type FormSection } from '@/features/productos/edit/sections'

/** Sections of members that are no fields of the form: parts of the product, and what stages are told by. */
const OTHERS: Readonly<Record<string, FormSection['id']>> = {
  lineas_de_composicion: 'composicion',
  cultivos: 'cultivos',
  como_se_aplica: 'cultivos',
}

/** Section of the form in which a member of a product is written; the first facts for one that only the server makes. */
export const sectionOf = (member: string): FormSection['id'] =>
  [...sections.a, ...sections.g].find(({ fields }) => fields.some(field => field === member))?.id ?? OTHERS[member] ?? 'generales'
