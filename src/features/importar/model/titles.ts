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

/** Patterns of a title with brackets at its end, with nested brackets, with a locale code and with a unit, both without brackets. */
const PATTERNS = [
  /^(.*\S)\s*[([]([^()[\]]*)[)\]]$/su,
  /^([^([]*\S)\s*[([](.+)[)\]]$/su,
  /^(.*\S)\s+([a-z]{2,3}[_-][A-Z]{2})$/su,
  /^(.*?\S)\s+(%.*|[^\s/]+\/[^\s/]+)$/su,
]

/** Title in two parts, the name and the words at its end, such as a language or a unit; both are empty for a title without such words. */
export const partsOf = (title: string): { base: string; words: string } => {
  for (const pattern of PATTERNS) {
    const [, base, words] = pattern.exec(title) ?? []
    if (base !== undefined && words !== undefined) return { base, words: words.trim() }
  }
  return { base: '', words: '' }
}
