import { sections, type FormSection } from '@/features/productos/edit/sections'

/** Sections of members that are not fields of the form: parts of the product, crops and applications. */
const OTHERS: Readonly<Record<string, FormSection['id']>> = {
  lineas_de_composicion: 'composicion',
  cultivos: 'cultivos',
  como_se_aplica: 'cultivos',
}

/** Section of the form with a member of a product; the general data for a member that only the server sets. */
export const sectionOf = (member: string): FormSection['id'] =>
  [...sections.a, ...sections.g].find(({ fields }) => fields.some(field => field === member))?.id ?? OTHERS[member] ?? 'generales'
