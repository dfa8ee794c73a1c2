import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Schema } from '../database/schema'
import type { Line } from './composition'
import { createFragments, type Question } from './fragments'

export interface Stage {
  cultivo: string
  estado: string
}

/** One way to apply a product. */
export interface Entry extends Stage {
  modo_de_aplicacion: number
  dosis: string
  momento_de_aplicacion: string
  objetivo: string
}

export interface Country {
  codigo: string
  nombre: string
}

export interface Packaging {
  valor: string
  magnitud: string
}

/** The rows of a query by the product they are of, in the query's order. */
const byProduct = async <R>(db: Kysely<Schema>, query: RawBuilder<R & { registro: number }>) => {
  const found = new Map<number, R[]>()
  for (const row of (await query.execute(db)).rows) {
    const rows = found.get(row.registro) ?? []
    found.set(row.registro, rows)
    rows.push(row)
  }
  return (id: number): R[] => found.get(id) ?? []
}

/** What both kinds of product have several of: one query each, whatever the number of products. */
export const readLists = async (db: Kysely<Schema>, question: Question) => {
  const { text, texts, chosen, list, owner } = createFragments(question)
  const lines = await byProduct<Line>(
    db,
    sql`
      with ${texts('componentes', 'nombre')}, ${texts('magnitudes', 'valor')}
      select ${owner('l')} as registro, coalesce(c.texto, '') as componente, l.solubilidad, ${text('l.valor')} as valor,
        l.cantidad_1::text, coalesce(m1.texto, '') as magnitud_1, l.cantidad_2::text, coalesce(m2.texto, '') as magnitud_2
      from lineas_de_composicion as l
        left join componentes as c on c.id = l.componente
        left join magnitudes as m1 on m1.id = l.magnitud_1
        left join magnitudes as m2 on m2.id = l.magnitud_2
      where ${owner('l')} in (${chosen})
      order by l.orden, l.id`,
  )
  const stages = await byProduct<Stage>(
    db,
    sql`
      with ${texts('estados_fenologicos', 'nombre')}, ${texts('cultivos', 'nombre')}
      select p.registro, c.texto as cultivo, e.texto as estado
      from ${list('estados_fenologicos')} as p
        join estados_fenologicos as e on e.id = p.elemento
        join cultivos as c on c.id = e.cultivo
      where p.registro in (${chosen})
      order by p.posicion`,
  )
  const entries = await byProduct<Entry>(
    db,
    sql`
      with ${texts('estados_fenologicos', 'nombre')}, ${texts('cultivos', 'nombre')}
      select ${owner('a')} as registro, c.texto as cultivo, e.texto as estado, a.modo_de_aplicacion, a.dosis,
        ${text('a.momento_de_aplicacion')} as momento_de_aplicacion, ${text('a.objetivo')} as objetivo
      from como_se_aplica as a
        join estados_fenologicos as e on e.id = a.estado_fenologico
        join cultivos as c on c.id = e.cultivo
      where ${owner('a')} in (${chosen})
      order by c.id, e.orden, e.id, a.id`,
  )
  const icons = await byProduct<{ nombre: string }>(
    db,
    sql`
      with ${texts('iconos', 'nombre')}
      select p.registro, i.texto as nombre
      from ${list('iconos')} as p join iconos as i on i.id = p.elemento
      where p.registro in (${chosen})
      order by p.posicion`,
  )
  return (id: number) => ({ lineas: lines(id), estados: stages(id), como_se_aplica: entries(id), iconos: icons(id) })
}

/** What only finished products have several of. */
export const readFinishedLists = async (db: Kysely<Schema>, question: Question) => {
  const { texts, chosen, list } = createFragments(question)
  const countries = await byProduct<Country>(
    db,
    sql`
      with ${texts('paises', 'nombre')}
      select p.registro, p.codigo_iso_alfa_2 as codigo, c.texto as nombre
      from ${list('paises')} as p join paises as c using (codigo_iso_alfa_2)
      where p.registro in (${chosen})
      order by p.posicion`,
  )
  const packagings = await byProduct<Packaging>(
    db,
    sql`
      with ${texts('envases', 'valor')}, ${texts('magnitudes', 'valor')}
      select p.registro, e.texto as valor, coalesce(m.texto, '') as magnitud
      from ${list('envases')} as p join envases as e on e.id = p.elemento left join magnitudes as m on m.id = e.magnitud
      where p.registro in (${chosen})
      order by p.posicion`,
  )
  return (id: number) => ({ paises: countries(id), envases: packagings(id) })
}
