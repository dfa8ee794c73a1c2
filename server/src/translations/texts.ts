import { sql, type RawBuilder } from 'kysely'
import type { ResourceName } from '@/shared/resources/names'
import { allResources } from '@/shared/resources/registry'
import { textNames, type Resource } from '@/shared/resources/resource'
import { ownersOf, placesOf } from '../resources/references'

/** Members of a resource that are texts by language. */
export const textsOf = (resource: Resource): readonly string[] => textNames(resource)

/** Every resource with texts by language. */
export const translated = allResources.filter(each => textsOf(each).length > 0)

/** Records that stand under another, with the member that names it. */
export interface Part {
  resource: Resource
  owner: string
  /** Tables of the texts in the history: stages are no part of their crop there. */
  isOwned: boolean
}

export interface TextRoot {
  resource: Resource
  parts: Part[]
}

/** The first kinds of record that a translator comes to; the others follow. */
const FIRST: readonly ResourceName[] = [
  ...(['productos_acabados', 'productos_genericos', 'ensayos', 'cultivos', 'soluciones'] as const),
  ...(['familias', 'iconos', 'envases', 'componentes'] as const),
]

const placeOf = ({ name }: Resource) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length)

const partsUnder = (root: Resource): Part[] =>
  translated.flatMap(resource =>
    placesOf(resource).flatMap(({ member, to }) =>
      to === root.name ? [{ resource, owner: member, isOwned: ownersOf(resource).length > 0 }] : [],
    ),
  )

/** The kinds of record that texts stand under, in the order in which a translator comes to them. */
export const roots: TextRoot[] = translated
  .filter(({ child }) => child === undefined)
  .toSorted((one, other) => placeOf(one) - placeOf(other))
  .map(resource => ({ resource, parts: partsUnder(resource) }))

/** The roots that records of this resource can stand under; themselves where they are no parts. */
export const rootsOf = (tipo: string): { root: TextRoot; owner: string }[] =>
  roots.flatMap(root => {
    if (root.resource.name === tipo) return [{ root, owner: 'id' }]
    return root.parts.flatMap(({ resource, owner }) => (resource.name === tipo ? [{ root, owner }] : []))
  })

/** True for a text with more than white space. */
export const hasText = (text: RawBuilder<unknown>) => sql`(${text} ~ '\\S')`

/** The members of a record that are texts, as rows of (puesto, campo, mapa). */
export const textRows = (resource: Resource, record: string) =>
  sql`(values ${sql.join(
    textsOf(resource).map((name, at) => sql`(${sql.lit(at)}, ${sql.lit(name)}, ${sql.ref(`${record}.${name}`)})`),
  )}) as textos (puesto, campo, mapa)`

/** The tables that translations are made of, by the names of their versions. */
export const VERSIONED = [...translated.map(({ name }) => name), 'textos_cambiados']

/** Everything that translations are made of, as one version: it rises whenever any of it changes. */
export const versionOfTexts = sql<{ version: number }>`
  select sum(version)::bigint as version from versiones_de_tabla where tabla in (${sql.join(VERSIONED.map(table => sql.lit(table)))})`
