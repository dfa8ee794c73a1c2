import type { LocaleMap } from '@/shared/locales'
import { slugOf } from '@/features/productos/model/slug'
import type { Row } from '@test/support/memoryTables'
import { isPart, lists, references, shapes, type List } from '@test/support/memoryShapes'

type Tables = Record<List, Map<number, Row>>

/** Rows that reference the record: its parts, and its users. */
export const usersOf = (tables: Tables, list: List, id: number) =>
  lists.flatMap(user =>
    [...tables[user].values()].flatMap(row =>
      Object.entries(row)
        .filter(([name, value]) => name in shapes[user].fields && references[name] === list && [value].flat().includes(id))
        .map(([name]) => ({ user, row, isPart: isPart(user, name) })),
    ),
  )

/** Owner of a part; other records are returned unchanged. */
const wholeOf = (tables: Tables, user: List, row: Row): { user: List; row: Row | undefined } => {
  const [name, id] = Object.entries(row).find(([each, value]) => isPart(user, each) && value != null) ?? []
  const owner = name === undefined ? undefined : references[name]
  return owner ? { user: owner, row: tables[owner].get(Number(id)) } : { user, row }
}

/** Records that the list's records reference in their arrays and parts, each with the ids of its users. */
export const referidosOf = (tables: Tables, list: List) =>
  lists.flatMap(tipo =>
    [...tables[tipo].values()].flatMap(({ id, codigo = null, nombre, valor }) => {
      const users = usersOf(tables, tipo, id)
        .filter(({ user, row, isPart: isOwner }) => !isOwner && (user !== list || Object.values(row).some(value => Array.isArray(value))))
        .map(({ user, row }) => wholeOf(tables, user, row))
      const registros = [...new Set(users.flatMap(({ user, row }) => (user === list && row ? [row.id] : [])))]
      return registros.length > 0 ? [{ tipo, id, codigo, nombre: nombre ?? valor, registros }] : []
    }),
  )

/** Users of a record by list: the number of all, and the first twenty by name. */
export const usosOf = (tables: Tables, list: List, id: number) => {
  const users = usersOf(tables, list, id)
    .filter(each => !each.isPart)
    .map(({ user, row }) => wholeOf(tables, user, row))
  return lists.flatMap(tipo => {
    const rows = [...new Set(users.flatMap(({ user, row }) => (user === tipo && row ? [row] : [])))]
    const named = rows.map(row => ({ id: row.id, codigo: row['codigo'] ?? null, nombre: row['nombre'] ?? row['valor'] }))
    const slugs = new Map(named.map(each => [each, slugOf({ codigo: '', nombre: (each.nombre ?? {}) as LocaleMap })]))
    named.sort((one, other) => {
      const [first = '', second = ''] = [slugs.get(one), slugs.get(other)]
      return first === second ? one.id - other.id : first < second ? -1 : 1
    })
    return rows.length > 0 ? [{ tipo, total: rows.length, registros: named.slice(0, 20) }] : []
  })
}
