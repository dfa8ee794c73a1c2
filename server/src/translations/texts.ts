import { sql } from 'kysely'
import type { ResourceName } from '@/shared/resources/names'
import { allResources } from '@/shared/resources/registry'
import { textNames, type Resource } from '@/shared/resources/resource'
import type { Sql } from '../sql'
import { versionOfTables } from '../records/changes'
import { ownersOf, placesOf } from '../resources/references'

/** Members of a resource that are texts by language. */
export const textsOf = (resource: Resource): readonly string[] => textNames(resource)

/** Resources with texts by language. */
export const resourcesWithTexts = allResources.filter(each => textsOf(each).length > 0)

/** Kind of records under a root, with the member that names the root. */
export interface Part {
  resource: Resource
  owner: string
  /** True if the history stores the records with their root; stages have a history apart from their crop. */
  isOwned: boolean
}

export interface TextRoot {
  resource: Resource
  parts: Part[]
}

/** Kinds of record that a translator sees first; the others follow. */
const FIRST: readonly ResourceName[] = [
  ...(['productos_acabados', 'productos_genericos', 'ensayos', 'cultivos', 'soluciones'] as const),
  ...(['familias', 'iconos', 'envases', 'componentes'] as const),
]

const placeOf = ({ name }: Resource) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length)

const partsUnder = (root: Resource): Part[] =>
  resourcesWithTexts.flatMap(resource =>
    placesOf(resource).flatMap(({ member, to }) =>
      to === root.name ? [{ resource, owner: member, isOwned: ownersOf(resource).length > 0 }] : [],
    ),
  )

/** Kinds of record with texts that are no child records, with their parts, in the order in which a translator sees them. */
export const roots: TextRoot[] = resourcesWithTexts
  .filter(({ child }) => child === undefined)
  .toSorted((one, other) => placeOf(one) - placeOf(other))
  .map(resource => ({ resource, parts: partsUnder(resource) }))

/** Roots that records of this resource can belong to, with the column of the root's id; the resource itself where it is a root. */
export const rootsOf = (tipo: string): { root: TextRoot; owner: string }[] =>
  roots.flatMap(root => {
    if (root.resource.name === tipo) return [{ root, owner: 'id' }]
    return root.parts.flatMap(({ resource, owner }) => (resource.name === tipo ? [{ root, owner }] : []))
  })

/** True for a text with more than white space. */
export const hasText = (text: Sql) => sql`(${text} ~ '\\S')`

/** Text members of a record, as rows of (puesto, campo, mapa). */
export const textRows = (resource: Resource, record: string) =>
  sql`(values ${sql.join(
    textsOf(resource).map((name, at) => sql`(${sql.lit(at)}, ${sql.lit(name)}, ${sql.ref(`${record}.${name}`)})`),
  )}) as textos (puesto, campo, mapa)`

/** Joins of a record `r` with its entries in `textos_cambiados`, `c`, looked up once, and with its {@link textRows}. */
export const joinTexts = (resource: Resource) => sql`
      left join lateral (select cambios, vigentes from textos_cambiados where tabla = ${sql.lit(resource.name)} and registro = r.id offset 0) as c on true
      cross join lateral ${textRows(resource, 'r')}`

/** Tables that translations are read from, by the names of their versions. */
export const VERSIONED = [...resourcesWithTexts.map(({ name }) => name), 'textos_cambiados']

/** Query of one version of all data of translations. */
export const versionOfTexts = versionOfTables(VERSIONED)
