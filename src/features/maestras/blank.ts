import { DEFAULT_LOCALE } from '@/shared/locales'
import type { MasterDefinition, MasterField, MasterValues } from '@/features/maestras/definition'
import { blankValue } from '@/shared/resources/kinds'

/** Values of a new record. References start without a choice, also required ones. */
export const blankOf = ({ fields, resource }: Pick<MasterDefinition, 'fields' | 'resource'>): MasterValues => {
  const valueOf = (field: MasterField) => {
    if (field.name === resource.title) return { [DEFAULT_LOCALE]: '' }
    return field.kind === 'reference' ? null : blankValue(field)
  }
  return Object.fromEntries(fields.map(field => [field.name, valueOf(field)]))
}
