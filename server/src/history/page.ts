import { sql, type Kysely } from 'kysely'
import type { Accion, Autor, Entrada, PaginaDeHistorial } from '@/domain/historial/historial'
import { prepare, slot } from '../database/prepared'
import type { Schema } from '../database/schema'
import { autor } from './autor'
import { changesOf, namedIn, type Changed } from './changes'
import { groupBy } from './groupBy'
import { byTable, namesByTable, readNames, type Wanted } from './names'
import { changesAsked, countAsked, newestAsked, type Question } from './question'

/** So many changes of an entry are told where no record is asked for: enough for a line of them. */
const MOST_CHANGES = 200
/** So many of the records that an entry touched are named beside the first. */
const MOST_OTHERS = 3

interface Head {
  id: number
  momento: Date
  restaura: boolean
  usuario: Autor | null
  roots: readonly Root[] | null
  /** How many entries there are; null on later pages. */
  total: number | null
}

interface Touched extends Changed {
  raiz_tipo: string
  raiz: number
}

interface Root {
  entrada: number
  raiz_tipo: string
  raiz: number
  /** The rows of it that are to be told; null for all. */
  filas: readonly unknown[] | null
}

/**
 * The entries, each with the records that it touched, in the order in which it did; parts are told of as what they are parts of. Where a
 * record is asked for, the rows that belong to it are named: an entry may have touched more.
 */
const readHeads = async (db: Kysely<Schema>, question: Question, limite: number) =>
  (
    await sql<Head>`
      select e.id, e.momento, e.restaura,
        ${autor} as usuario,
        (
          select json_agg(json_build_object('entrada', e.id, 'raiz_tipo', raiz_tipo, 'raiz', raiz, 'filas', filas) order by since)
          from (
            select raiz_tipo, raiz, min(id) as since, ${question.id === undefined ? sql`null` : sql`array_agg(id)`} as filas
            from historial_cambios where entrada = e.id and ${changesAsked(question)} group by raiz_tipo, raiz
          ) as touched
        ) as roots,
        ${question.antes === undefined ? sql`(${countAsked(question)})` : sql`null::integer`} as total
      from historial as e left join usuarios as u on u.id = e.usuario
      where e.id in (${newestAsked(question, limite + 1)}) order by e.id desc
    `.execute(db)
  ).rows

const readChanges = prepare(
  () => sql<Touched>`
    select c.entrada, c.tabla, c.registro, c.raiz_tipo, c.raiz, c.antes, c.despues
    from jsonb_to_recordset(${slot('roots')}::jsonb) as r (entrada bigint, raiz_tipo text, raiz integer, filas bigint[])
      join lateral (
        select * from historial_cambios as c
        where c.entrada = r.entrada and c.raiz_tipo = r.raiz_tipo and c.raiz = r.raiz and not c.vacio
          and (r.filas is null or c.id = any(r.filas))
        order by c.tabla <> c.raiz_tipo, c.id limit ${sql.lit(MOST_CHANGES)}
      ) as c on true
    order by c.entrada, c.tabla <> c.raiz_tipo, c.id`,
)

const didTo = ({ restaura }: Head, root: Changed | undefined): Accion => {
  if (restaura) return 'restaurado'
  if (root === undefined || (root.antes !== null && root.despues !== null)) return 'cambiado'
  return root.antes === null ? 'creado' : 'eliminado'
}

/** What happened, newest first [HI-02, HI-05]. `base` is where the addresses of images begin. */
export const readPage = async (db: Kysely<Schema>, question: Question, limite: number, base: string): Promise<PaginaDeHistorial> => {
  const found = await readHeads(db, question, limite)
  const heads = found.slice(0, limite)
  const roots = new Map(heads.map(head => [head.id, head.roots ?? []]))
  // Where a record is asked for, all that was found belongs to it.
  const told = [...roots.values()].flatMap(those => (question.id === undefined ? those.slice(0, 1) : those))
  const changes = groupBy(await readChanges(db, { roots: JSON.stringify(told) }), ({ entrada }) => entrada)

  const refersOf = ({ entrada, tabla, antes, despues }: Touched): Wanted[] =>
    [...namedIn(tabla, antes), ...namedIn(tabla, despues)].map(named => ({ ...named, entrada }))
  const refers = groupBy([...changes.values()].flat().flatMap(refersOf), ({ entrada }) => entrada)
  // A part that is told of under another record than its own is called as what it belongs to.
  const strangers = (rows: readonly Touched[]) =>
    question.id === undefined ? [] : rows.filter(({ tabla, raiz_tipo }) => tabla !== raiz_tipo && raiz_tipo !== question.tipos?.[0])
  const ownerOf = ({ entrada, raiz_tipo, raiz }: Touched): Wanted => ({ tipo: raiz_tipo, id: String(raiz), entrada })
  const owners = strangers([...changes.values()].flat()).map(ownerOf)
  const named = [...roots.values()].flatMap(those => those.slice(0, MOST_OTHERS + 1))
  const wanted = named.map(({ entrada, raiz_tipo, raiz }): Wanted => ({ tipo: raiz_tipo, id: String(raiz), entrada }))
  const nameOf = await readNames(db, [...[...refers.values()].flat(), ...wanted, ...owners])
  const record = ({ entrada, raiz_tipo, raiz }: Root) => ({
    tipo: raiz_tipo,
    registro: raiz,
    ...nameOf({ tipo: raiz_tipo, id: String(raiz), entrada }),
  })

  const entradas = heads.flatMap((head): Entrada[] => {
    const [first, ...others] = roots.get(head.id) ?? []
    if (first === undefined) return []
    const mine = changes.get(head.id) ?? []
    const root = mine.find(({ tabla, registro }) => tabla === first.raiz_tipo && registro === first.raiz)
    return [
      {
        id: head.id,
        momento: head.momento.toISOString(),
        usuario: head.usuario,
        accion: didTo(head, root),
        ...record(first),
        registros: others.length + 1,
        otros: others.slice(0, MOST_OTHERS).map(record),
        cambios: mine.flatMap(each => changesOf(each, base)),
        nombres: {
          ...namesByTable(refers.get(head.id) ?? [], nameOf),
          ...byTable(strangers(mine).map(each => ({ tipo: each.tabla, id: each.registro, name: nameOf(ownerOf(each)) }))),
        },
      },
    ]
  })
  return {
    entradas,
    siguiente: found.length > limite ? String(heads.at(-1)?.id) : null,
    total: found[0]?.total ?? (question.antes === undefined ? 0 : null),
  }
}
