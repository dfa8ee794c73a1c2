import type { ImportableName } from '@/features/importar/model/resources'

type Titles = Readonly<Record<string, readonly string[]>>

const nombre = ['Nombre']
const valor = ['Valor']

/** Report titles for both kinds of products. */
const products: Titles = {
  estados_fenologicos: ['Estados fenológicos'],
  seo_title: ['Título SEO', 'SEO: título'],
  seo_description: ['Descripción SEO', 'SEO: descripción'],
  seo_imagen_catalogo_alt: ['Texto alternativo de la imagen de catálogo', 'SEO: texto alternativo de la imagen'],
}

/**
 * Column titles of lists and reports that differ from the field's label [LS-06, IN-02]; the first one is the field's title in the import.
 * The titles are copied, because features do not import each other; a test compares them.
 */
const titles: Record<ImportableName, Titles> = {
  magnitudes: { valor },
  iconos: { nombre, descripcion: ['Descripción'] },
  familias: { nombre, color: ['Color'], descripcion: ['Descripción'] },
  envases: { valor },
  componentes: { nombre },
  cultivos: { nombre },
  estados_fenologicos: { nombre },
  soluciones: { nombre, descripcion: ['Descripción'] },
  productos_genericos: { codigo: ['Código art.'], ...products },
  productos_acabados: { codigo: ['N. Registro'], paises: ['Países'], ...products },
}

export const titlesOf = (recurso: ImportableName): Titles => titles[recurso]
