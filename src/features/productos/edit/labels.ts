import type { ProductoFields } from '@/domain/producto/productoFields'

/** What the form calls its fields [PE-02, PE-03]. */
export const labels: Record<keyof ProductoFields | 'lineas_de_composicion', string> = {
  codigo: 'Código',
  id_hexadecimal: 'Id hexadecimal',
  nombre: 'Nombre',
  descripcion2: 'Título',
  descripcion: 'Descripción',
  caracteristicas: 'Características',
  aplicaciones: 'Aplicaciones',
  modo_de_accion: 'Modo de acción',
  observaciones: 'Observaciones',
  familia: 'Familia',
  activo: 'Estado',
  ecologico: 'Ecológico',
  internacional: 'Internacional',
  empresa: 'Empresa',
  prioridad: 'Prioridad',
  iconos: 'Iconos',
  estados_fenologicos: 'Cultivos',
  envases: 'Envases',
  paises: 'Países asociados',
  seo_title: 'Título SEO',
  seo_description: 'Descripción SEO',
  seo_imagen_catalogo_alt: 'Texto alternativo de la imagen de catálogo',
  lineas_de_composicion: 'Composición',
}

const isLabelled = (field: string): field is keyof typeof labels => field in labels

export const labelOf = (field: string): string => (isLabelled(field) ? labels[field] : field)
