import { sql, type RawBuilder } from 'kysely'
import { ownersOf } from '../catalogue/references'
import { catalogues } from '../definitions/catalogues'
import type { Catalogue } from '../definitions/definition'
import { map } from '../definitions/fields'

/** The members of a catalogue that are texts by language, in the contract's order. */
export const textsOf = ({ fields }: Catalogue): string[] => Object.keys(fields).filter(name => fields[name] === map)

/** Every resource with texts by language. */
export const translated = catalogues.filter(each => textsOf(each).length > 0)

/** Records that stand under another, with the member that names it. */
export interface Part {
  catalogue: Catalogue
  owner: string
  /** Where the history has them: stages are no part of their crop there. */
  isOwned: boolean
}

/** The kinds of record that texts stand under, in the order in which a translator comes to them. */
const ROOTS = [
  ...['productos_acabados', 'productos_genericos', 'ensayos', 'cultivos', 'soluciones'],
  ...['familias', 'iconos', 'envases', 'componentes', 'magnitudes'],
]

/** A crop's stages have no screen of their own. */
const placeOf = (catalogue: Catalogue): { name: string; table: string }[] =>
  catalogue.table === 'estados_fenologicos' ? [{ name: 'cultivo', table: 'cultivos' }] : ownersOf(catalogue)

export interface Root {
  catalogue: Catalogue
  parts: Part[]
}

export const roots: Root[] = ROOTS.flatMap(table => {
  const catalogue = translated.find(each => each.table === table)
  const parts = translated.flatMap(each =>
    placeOf(each).flatMap(({ name, table: owner }) =>
      owner === table ? [{ catalogue: each, owner: name, isOwned: ownersOf(each).length > 0 }] : [],
    ),
  )
  return catalogue === undefined ? [] : [{ catalogue, parts }]
})

/** The roots that records of this resource can stand under; themselves where they are no parts. */
export const rootsOf = (tipo: string): { root: Root; owner: string }[] =>
  roots.flatMap(root => {
    if (root.catalogue.table === tipo) return [{ root, owner: 'id' }]
    return root.parts.flatMap(({ catalogue, owner }) => (catalogue.table === tipo ? [{ root, owner }] : []))
  })

/** Whether there is more than white space in a text. */
export const hasText = (text: RawBuilder<unknown>) => sql`(${text} ~ '\\S')`

/** The members of a record that are texts, as rows of (puesto, campo, mapa). */
export const textRows = (catalogue: Catalogue, record: string) =>
  sql`(values ${sql.join(
    textsOf(catalogue).map((name, at) => sql`(${sql.lit(at)}, ${sql.lit(name)}, ${sql.ref(`${record}.${name}`)})`),
  )}) as textos (puesto, campo, mapa)`

/** The tables that translations are made of, by the names of their versions. */
export const VERSIONED = [...translated.map(({ table }) => table), 'textos_cambiados']

/** Everything that translations are made of, as one version: it rises whenever any of it changes. */
export const versionOfTexts = sql<{ version: number }>`
  select sum(version)::bigint as version from versiones_de_tabla where tabla in (${sql.join(VERSIONED.map(table => sql.lit(table)))})`
