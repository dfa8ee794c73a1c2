import { isKeyOf, fieldsOf, targetGroups, titleOf } from '@/features/importar/model/targets'
import { hasComposition, type ImportableName } from '@/features/importar/model/resources'
import { capitalized } from '@/shared/capitalized'
import { DEFAULT_LOCALE } from '@/shared/locales'
import { targetOf, type Kind } from '@/shared/resources/fields'
import { resourceHeads } from '@/shared/resources/names'
import { listed } from '@/shared/listed'

/** Titles of the columns that can identify a row's record, except `id`. */
const keyTitles = (recurso: ImportableName): string[] =>
  targetGroups(recurso, [], [DEFAULT_LOCALE])
    .flatMap(({ targets }) => targets)
    .filter(target => target.kind !== 'id' && isKeyOf(recurso, target))
    .map(target => titleOf(recurso, target, []))

/** "N. Registro o id" */
export const keysInWords = (recurso: ImportableName): string => [...keyTitles(recurso), 'id'].join(' o ')

/** Plural nouns of the records that fields and lines of composition refer to: "familias", "países". */
const referredBy = (recurso: ImportableName): string[] => {
  const names = fieldsOf(recurso).flatMap(([, field]) => {
    const target = targetOf(field)
    if (target === null) return []
    return [target === 'paises' ? 'países' : resourceHeads[target].noun.many]
  })
  return [
    ...new Set([...names, ...(hasComposition(recurso) ? [resourceHeads.componentes.noun.many, resourceHeads.magnitudes.noun.many] : [])]),
  ]
}

/** Contents of the template [IX-08]. */
export const templateInWords = (recurso: ImportableName): string => {
  const referred = referredBy(recurso)
  const known = referred.length === 0 ? '' : ` y, en otra hoja, los nombres que ya existen: ${listed(referred)}`
  return `La plantilla trae las columnas de ${capitalized(resourceHeads[recurso].noun.many)}${known}. Una exportación de la lista también sirve.`
}

interface Rule {
  term: string
  sentence: string
  /** Key cap between the two parts of the sentence. */
  cap?: undefined
}
interface RuleWithCap {
  term: string
  sentence: readonly [string, string]
  cap: string
}

/** Rules for reading cells, for the kinds of fields of the records [IX-04]. */
export const readingOf = (recurso: ImportableName): (Rule | RuleWithCap)[] => {
  const kinds = new Set<Kind>(fieldsOf(recurso).map(([, { kind }]) => kind))
  const has = (...some: Kind[]) => some.some(kind => kinds.has(kind))
  const composition = hasComposition(recurso)
  const referred = referredBy(recurso)
  const isRepeatable = recurso === 'productos_acabados'
  const rules: (Rule | RuleWithCap | false)[] = [
    {
      term: 'Registro',
      sentence: `Se busca por ${listed(keyTitles(recurso))}, o por id si hay una columna así.${isRepeatable ? ' Si varios tienen el mismo, se pregunta cuál.' : ''}`,
    },
    { term: 'Celda vacía', sentence: ['El campo se queda como está. Un guion, ', ', lo vacía.'], cap: '-' },
    has('flag') && { term: 'Sí y no', sentence: `Sí, No, x, 1, 0${composition ? '; en Estado, Activo o Inactivo' : ''}.` },
    (has('integer', 'decimal') || composition) && { term: 'Números', sentence: 'Como en los formularios: 8.5 u 8,5.' },
    has('references', 'countries') && {
      term: 'Varios valores',
      sentence: 'Separados por coma, punto y coma, barra o salto de línea: ES, FR; Italia.',
    },
    referred.length > 0 && {
      term: `${capitalized(referred.slice(0, 2).join(', '))}${referred.length > 2 ? '…' : ''}`,
      sentence: 'Por su nombre en cualquier idioma o por su id. Si no existe, se ofrece el más parecido o crearlo.',
    },
    has('text') && { term: 'Idiomas', sentence: 'Entre paréntesis en el título de la columna: Nombre (fr_FR), Nombre (francés).' },
    composition && {
      term: 'Composición',
      sentence: 'Una fila por línea o una columna por componente. Un producto que trae líneas se queda con esas; el que no, con las suyas.',
    },
  ]
  return rules.filter(rule => rule !== false)
}
