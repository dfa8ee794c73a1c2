import { sql, type Kysely } from 'kysely'

/** Who owns a part: each column that may name the owner, with the table of that. */
export type Owners = readonly (readonly [column: string, table: string])[]

/**
 * A record that one entry changes several times: what it was before the first, and what it is after the last. Both are null where the
 * entry made it and removed it again. What a cascade takes is written after what it began with: a list after the record that had it.
 */
export const MERGE = `
  on conflict (entrada, tabla, registro) do update set
    raiz_tipo = coalesce(excluded.raiz_tipo, ya.raiz_tipo),
    raiz = coalesce(excluded.raiz, ya.raiz),
    antes = case when ya.antes is not null then coalesce(excluded.antes, '{}') || ya.antes end,
    despues = case when excluded.despues is not null and (ya.despues is not null or excluded.antes is null)
      then coalesce(ya.despues, '{}') || excluded.despues end`

const EVENTS = [
  { event: 'insert', rows: sql`referencing new table as despues` },
  { event: 'update', rows: sql`referencing old table as antes new table as despues` },
  { event: 'delete', rows: sql`referencing old table as antes` },
] as const

const trigger = async <DB>(db: Kysely<DB>, table: string, run: ReturnType<typeof sql>) => {
  for (const { event, rows } of EVENTS)
    await sql`
      create trigger ${sql.ref(`historial_${event}`)} after ${sql.raw(event)} on ${sql.table(table)} ${rows}
        for each statement execute function ${run}
    `.execute(db)
}

/**
 * From now on every statement that changes records of `table` writes them into the history, before and after, in the same transaction [HI-01].
 * @param owners of the records where they are parts of others
 */
export const trackHistory = <DB>(db: Kysely<DB>, table: string, owners: Owners = []) =>
  trigger(db, table, sql`anotar_historial(${sql.join(owners.flat().map(each => sql.lit(each)))})`)

const listFunction = (owner: string, list: string, owners: Owners) => {
  const table = sql.table(`${owner}_${list}`)
  const name = sql.lit(list)
  const [part] = owners
  const root = part
    ? sql`${sql.lit(part[1])}, (select ${sql.ref(part[0])} from ${sql.table(owner)} where id = registro)`
    : sql`${sql.lit(owner)}, registro`
  // The table is as the statement left it: what it was is that without what came, and with what went.
  const now = sql`select elemento, posicion from ${table} as t where t.registro = r.registro`
  const notCome = sql`not exists (select from despues as d where d.registro = r.registro and d.elemento = t.elemento)`
  const gone = sql`select elemento, posicion from antes as a where a.registro = r.registro`
  const listOf = (rows: ReturnType<typeof sql>) =>
    sql`coalesce((select jsonb_agg(elemento order by posicion) from (${rows}) as filas), '[]')`
  const note = (touched: ReturnType<typeof sql>, before: ReturnType<typeof sql>) => sql`
    insert into historial_cambios as ya (entrada, tabla, registro, raiz_tipo, raiz, antes, despues)
    select entrada_del_historial(), ${sql.lit(owner)}, registro, ${root},
      jsonb_build_object(${name}, de), jsonb_build_object(${name}, a)
    from (select r.registro, ${listOf(before)} as de, ${listOf(now)} as a from (${touched}) as r) as listas
    where de <> a
    ${sql.raw(MERGE)};`
  return sql`
    create function ${sql.ref(`historial_${owner}_${list}`)}() returns trigger language plpgsql as $$
    begin
      if current_setting('historial.apagado', true) = 'si' then return null; end if;
      case tg_op
        when 'INSERT' then ${note(sql`select distinct registro from despues`, sql`${now} and ${notCome}`)}
        when 'DELETE' then ${note(sql`select distinct registro from antes`, sql`${now} union all ${gone}`)}
        else ${note(sql`select registro from antes union select registro from despues`, sql`${now} and ${notCome} union all ${gone}`)}
      end case;
      return null;
    end $$`
}

/** The same for a table that holds a list of another's records, which is a member of that: the whole list before and after. */
export const trackListHistory = async <DB>(db: Kysely<DB>, owner: string, list: string, owners: Owners = []) => {
  await listFunction(owner, list, owners).execute(db)
  await trigger(db, `${owner}_${list}`, sql`${sql.ref(`historial_${owner}_${list}`)}()`)
}
