import { migrate } from '@server/database/migrate'
import { openAsItStands } from '@server/database/open'
import type { Schema } from '@server/database/schema'
import { migrations } from '@server/migrations'
import { useDatabases } from '@test/support/databases'
import { engines } from '@test/support/engines'
import { sql, type Kysely } from 'kysely'

/** Last migration that may narrow the schema: since then, a server of the previous version works while the next one starts. */
const LAST_BEFORE = '011_textos_de_un_vistazo'

interface Column {
  type: string
  /** True if a row can be written without the column. */
  optional: boolean
  nullable: boolean
}

interface Snapshot {
  columns: Map<string, Column>
  /** Definitions of constraints, unique indexes, functions and triggers, by name. */
  rules: Map<string, string>
}

const read = async (db: Kysely<Schema>): Promise<Snapshot> => {
  const columns = await sql<{ name: string } & Column>`
    select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as nullable,
      not a.attnotnull or a.atthasdef or a.attidentity <> '' as optional
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
      and c.relname not like 'kysely%'
  `.execute(db)
  const rules = await sql<{ name: string; says: string }>`
    select conrelid::regclass || '.' || conname as name, pg_get_constraintdef(oid) as says from pg_constraint
      where connamespace = 'public'::regnamespace and contype in ('c', 'f', 'p', 'u', 'x') and conrelid <> 0
    union all select indrelid::regclass || '.' || indexrelid::regclass, pg_get_indexdef(indexrelid) from pg_index
      join pg_class on pg_class.oid = indrelid where indisunique and relnamespace = 'public'::regnamespace
    union all select oid::regprocedure::text, pg_get_function_result(oid) from pg_proc where pronamespace = 'public'::regnamespace
    union all select tgrelid::regclass || '.' || tgname, pg_get_triggerdef(pg_trigger.oid) from pg_trigger
      join pg_class on pg_class.oid = tgrelid where not tgisinternal and relnamespace = 'public'::regnamespace
  `.execute(db)
  return {
    columns: new Map(columns.rows.map(({ name, ...column }) => [name, column])),
    rules: new Map(rules.rows.map(({ name, says }) => [name, says])),
  }
}

const tableOf = (name: string) => name.split('.')[0]

/** Changes of the schema that break older code: one sentence for each part that was removed or narrowed. */
const narrowings = (before: Snapshot, after: Snapshot): string[] => {
  const tables = new Set([...before.columns.keys()].map(tableOf))
  return [
    ...[...before.columns].flatMap(([name, was]) => {
      const is = after.columns.get(name)
      if (is === undefined) return [`${name} is gone`]
      if (is.type !== was.type) return [`${name} was ${was.type} and is ${is.type}`]
      if (was.nullable !== is.nullable) return [`${name} ${is.nullable ? 'may be null now' : 'must have a value now'}`]
      return was.optional && !is.optional ? [`${name} has lost its default`] : []
    }),
    ...[...after.columns].flatMap(([name, { optional }]) =>
      tables.has(tableOf(name)) && !before.columns.has(name) && !optional ? [`${name} is new and has no default`] : [],
    ),
    ...[...before.rules].flatMap(([name, says]) =>
      after.rules.get(name) === says ? [] : [`${name} ${after.rules.has(name) ? 'has changed' : 'is gone'}`],
    ),
    ...[...after.rules.keys()].flatMap(name =>
      tables.has(tableOf(name)) && !before.rules.has(name) && !after.rules.get(name)?.startsWith('CREATE TRIGGER')
        ? [`${name} is new on an old table`]
        : [],
    ),
  ]
}

const newDatabase = useDatabases()

it.each(engines)('the code before a migration works on the schema after it (%s)', async engine => {
  const { db, close } = await openAsItStands(await newDatabase(engine))
  await migrate(db, LAST_BEFORE)
  let before = await read(db)
  expect([before.columns.size > 100, before.rules.size > 100]).toEqual([true, true])
  const later = Object.keys(migrations).filter(name => name > LAST_BEFORE)
  for (const name of later) {
    await migrate(db, name)
    const after = await read(db)
    expect([name, narrowings(before, after)]).toEqual([name, []])
    before = after
  }

  const foundIn = async (statement: string) => {
    await sql.raw(statement).execute(db)
    const after = await read(db)
    const found = narrowings(before, after)
    before = after
    return found
  }
  expect(await foundIn('alter table familias add column nueva text, add column otra integer not null default 3')).toEqual([])
  expect(await foundIn('alter table familias add column sin text not null')).toEqual(['familias.sin is new and has no default'])
  expect(await foundIn('alter table familias drop column nueva')).toEqual(['familias.nueva is gone'])
  expect(await foundIn('alter table familias alter column otra type smallint')).toEqual(['familias.otra was integer and is smallint'])
  expect(await foundIn('alter table familias alter column otra drop default')).toEqual(['familias.otra has lost its default'])
  expect(await foundIn('alter table ensayos alter column cultivo set not null')).toEqual(['ensayos.cultivo must have a value now'])
  expect(await foundIn('alter table familias add constraint poca check (prioridad < 9)')).toEqual(['familias.poca is new on an old table'])
  expect(await foundIn('alter table familias drop constraint poca')).toEqual(['familias.poca is gone'])
  expect(await foundIn('drop trigger historial_insert on familias')).toEqual(['familias.historial_insert is gone'])
  expect(await foundIn('drop function textos_juntos')).toEqual(['textos_juntos(jsonb,jsonb) is gone'])
  await close()
})
