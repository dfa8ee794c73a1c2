import type { ProductoValues } from '@/features/productos/model/productoValues'
import { fields, labelOf } from '@/features/productos/edit/labels'
import type { ProductoRecord, Tipo } from '@/features/productos/productTypes'

export interface FormSection {
  id: 'paises' | 'generales' | 'iconos' | 'composicion' | 'cultivos' | 'envases' | 'catalogo' | 'accion' | 'seo' | 'compartir'
  label: string
  /** Fields of the section; the composition is not a field. */
  fields: readonly (keyof ProductoValues)[]
}

/** Props of the component of each section. */
export interface SectionProps {
  section: FormSection
  tipo: Tipo
  locale: string
  record: ProductoRecord
}

const paises: FormSection = { id: 'paises', label: fields.paises.label, fields: ['paises'] }
const envases: FormSection = { id: 'envases', label: fields.envases.label, fields: ['envases'] }
const before: FormSection[] = [
  {
    id: 'generales',
    label: 'Datos generales',
    fields: [
      ...(['codigo', 'id_hexadecimal', 'nombre', 'descripcion2', 'familia', 'prioridad', 'activo', 'ecologico', 'internacional'] as const),
      ...(['empresa', 'descripcion', 'caracteristicas', 'aplicaciones', 'modo_de_accion', 'observaciones'] as const),
    ],
  },
  { id: 'iconos', label: fields.iconos.label, fields: ['iconos'] },
  { id: 'composicion', label: labelOf('lineas_de_composicion'), fields: [] },
  { id: 'cultivos', label: fields.estados_fenologicos.label, fields: ['estados_fenologicos'] },
]
const after: FormSection[] = [
  { id: 'catalogo', label: fields.imagen_catalogo.label, fields: ['imagen_catalogo'] },
  { id: 'accion', label: fields.imagen_modo_de_accion.label, fields: ['imagen_modo_de_accion'] },
  { id: 'seo', label: 'SEO', fields: ['seo_title', 'seo_description', 'seo_imagen_catalogo_alt'] },
  { id: 'compartir', label: 'Enlace para compartir', fields: [] },
]

/** Sections of each kind, in page order [PE-01]. */
export const sections: Record<Tipo, readonly FormSection[]> = {
  g: [...before, ...after],
  a: [paises, ...before, envases, ...after],
}
