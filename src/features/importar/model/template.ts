import { countryNames, recordNames } from '@/features/importar/model/names'
import { hasComposition, type ImportableName } from '@/features/importar/model/resources'
import { fieldsOf, LINE_FIELDS, titleOf } from '@/features/importar/model/targets'
import type { ImportData, Target } from '@/features/importar/model/types'
import { toWorkbook } from '@/kits/spreadsheet/toXlsx'
import { capitalized } from '@/shared/capitalized'
import { compareTexts } from '@/shared/collation'
import { DEFAULT_LOCALE, inLocale } from '@/shared/locales'
import { isReference, targetOf, type Field } from '@/shared/resources/fields'
import { lineasDeComposicion } from '@/shared/resources/lineasDeComposicion'
import { resources } from '@/shared/resources/registry'

type TemplateData = Pick<ImportData, 'references' | 'countries'>

/** Name of the sheet with the known values. */
const VALUES = 'Valores'

interface Column {
  title: string
  field: Field
}

/** Columns of a template: fields with their texts in es_ES, and the fields of a line. */
const columnsIn = (recurso: ImportableName): Column[] => {
  const fields = fieldsOf(recurso).map(([name, field]): Column => {
    const target: Target = { kind: 'field', field: name, locale: field.kind === 'text' ? DEFAULT_LOCALE : null }
    return { title: titleOf(recurso, target, []), field }
  })
  const lines = LINE_FIELDS.map((field): Column => ({
    title: titleOf(recurso, { kind: 'line', field }, []),
    field: lineasDeComposicion.fields[field],
  }))
  return hasComposition(recurso) ? [...fields, ...lines] : fields
}

/** Values that cells of a field can name; none for a field with free values. */
const valuesOf = (field: Field, { references, countries }: TemplateData): string[] => {
  if (isReference(field)) {
    const records = references[field.to] ?? []
    const { shown } = recordNames(records)
    return records.map(({ id }) => shown(id)).sort(compareTexts)
  }
  if (targetOf(field) === 'paises') {
    const { find } = countryNames(countries)
    return countries
      .map(({ nombre, codigo_iso_alfa_2: code }) => (find(inLocale(nombre)).length === 1 ? inLocale(nombre) : code))
      .sort(compareTexts)
  }
  if (field.kind === 'flag') return [field.words.yes, field.words.no].map(capitalized)
  return field.kind === 'choice' ? [...field.words] : []
}

/** Workbook with the columns of a resource, and a second sheet with the values they can name [IX-08]. */
export const templateOf = (recurso: ImportableName, known: TemplateData): Uint8Array<ArrayBuffer> => {
  const columns = columnsIn(recurso)
  const lists = columns.map(({ title, field }) => ({ title, values: valuesOf(field, known) })).filter(({ values }) => values.length > 0)
  const longest = lists.reduce((most, { values }) => Math.max(most, values.length), 0)
  const titles = columns.map(({ title }) => title)
  const widths = Object.fromEntries(titles.map(title => [title, Math.max(16, title.length + 4)]))
  const template = { lines: [titles], layout: { name: capitalized(resources[recurso].noun.many), widths } }
  if (lists.length === 0) return toWorkbook([template])
  const lines = Array.from({ length: longest }, (_, at) => lists.map(({ values }) => values[at] ?? ''))
  return toWorkbook([template, { lines: [lists.map(({ title }) => title), ...lines], layout: { name: VALUES } }])
}
