import { apiOf, type ApiOf } from '@/api/resources'
import { resources } from '@/shared/resources/registry'

type Resources = typeof resources
type Apis = { [Name in keyof Resources]: ApiOf<Resources[Name]> }

/** Uniform calls of every resource, by the name of the resource. */
export const apis = Object.fromEntries(Object.entries(resources).map(([name, resource]) => [name, apiOf(resource)])) as Apis
