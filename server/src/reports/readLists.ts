import { sql, type Kysely, type RawBuilder } from 'kysely'
import { groupBy } from '@/shared/groupBy'
import type { Country, Entry, Line, Packaging, Stage } from '@/shared/reports/product'
import type { Schema } from '../database/schema'
import type { Snapshot } from '../database/snapshot'
import { createFragments, type Question } from './fragments'

/** Rows of a query by product, in the order of the query. */
const byProduct = async <R>(db: Kysely<Schema>, query: RawBuilder<R & { registro: number }>) => {
  const { rows } = await query.execute(db)
  const found = groupBy(rows, ({ registro }) => registro)
  return (id: number): R[] => found.get(id) ?? []
}

/** Reads the lists that both kinds of product have: one query each, for any number of products. */
export const readLists = async ({ db }: Snapshot, question: Question) => {
  const { text, name, texts, listParts, ownParts } = createFragments(question)
  const lines = await byProduct<Line>(
    db,
    sql`
      with ${texts('componentes', 'nombre')}, ${texts('magnitudes', 'valor')}
      select chosen.registro, coalesce(c.texto, '') as componente, part.solubilidad,
        case when part.componente is null then ${name('part.valor')} else ${text('part.valor')} end as valor,
        part.cantidad_1::text, coalesce(m1.texto, '') as magnitud_1, part.cantidad_2::text, coalesce(m2.texto, '') as magnitud_2
      from ${ownParts('lineas_de_composicion')}
        left join componentes as c on c.id = part.componente
        left join magnitudes as m1 on m1.id = part.magnitud_1
        left join magnitudes as m2 on m2.id = part.magnitud_2
      order by part.orden, part.id`,
  )
  const stages = await byProduct<Stage>(
    db,
    sql`
      with ${texts('estados_fenologicos', 'nombre')}, ${texts('cultivos', 'nombre')}
      select chosen.registro, c.texto as cultivo, e.texto as estado
      from ${listParts('estados_fenologicos')}
        join estados_fenologicos as e on e.id = part.elemento
        join cultivos as c on c.id = e.cultivo
      order by part.posicion`,
  )
  const entries = await byProduct<Entry>(
    db,
    sql`
      with ${texts('estados_fenologicos', 'nombre')}, ${texts('cultivos', 'nombre')}
      select chosen.registro, c.texto as cultivo, e.texto as estado, part.modo_de_aplicacion, part.dosis,
        ${text('part.momento_de_aplicacion')} as momento_de_aplicacion, ${text('part.objetivo')} as objetivo
      from ${ownParts('como_se_aplica')}
        join estados_fenologicos as e on e.id = part.estado_fenologico
        join cultivos as c on c.id = e.cultivo
      order by c.id, e.orden, e.id, part.id`,
  )
  const icons = await byProduct<{ nombre: string }>(
    db,
    sql`
      with ${texts('iconos', 'nombre')}
      select chosen.registro, i.texto as nombre
      from ${listParts('iconos')} join iconos as i on i.id = part.elemento
      order by part.posicion`,
  )
  return (id: number) => ({ lineas: lines(id), estados: stages(id), como_se_aplica: entries(id), iconos: icons(id) })
}

/** Reads the lists that only finished products have. */
export const readFinishedLists = async ({ db }: Snapshot, question: Question) => {
  const { texts, listParts } = createFragments(question)
  const countries = await byProduct<Country>(
    db,
    sql`
      with ${texts('paises', 'nombre')}
      select chosen.registro, part.codigo_iso_alfa_2 as codigo, c.texto as nombre
      from ${listParts('paises')} join paises as c using (codigo_iso_alfa_2)
      order by part.posicion`,
  )
  const packagings = await byProduct<Packaging>(
    db,
    sql`
      with ${texts('envases', 'valor')}, ${texts('magnitudes', 'valor')}
      select chosen.registro, e.texto as valor, coalesce(m.texto, '') as magnitud
      from ${listParts('envases')} join envases as e on e.id = part.elemento left join magnitudes as m on m.id = e.magnitud
      order by part.posicion`,
  )
  return (id: number) => ({ paises: countries(id), envases: packagings(id) })
}
