import { isReference, type Field } from '@/shared/resources/fields'
import type { ResourceName } from '@/shared/resources/names'
import { referencesTo } from '@/shared/resources/referrers'
import { resources } from '@/shared/resources/registry'
import type { Resource } from '@/shared/resources/resource'

const targetsOf = ({ fields }: Resource): ResourceName[] =>
  Object.values<Field>(fields).flatMap(field => (isReference(field) ? [field.to] : []))

/** Resources from which the references of a resource's records are read: the records, their parts, and the records to which these refer. */
export const sourcesOf = (tipo: ResourceName): ReadonlySet<string> => {
  const parts = referencesTo(tipo).flatMap(({ resource, field }) => (field.kind === 'reference' && field.owner ? [resource] : []))
  const own: Resource[] = [resources[tipo], ...parts]
  return new Set(own.flatMap(each => [each.name, ...targetsOf(each)]))
}
