import { sql } from 'kysely'
import { MAX_TEXT_IN_PAGE, type Cambio } from '@/shared/history'
import { isObject } from '@/shared/isObject'
import type { Sql } from '../sql'
import type { Fila } from './record'

// One extra character shows that the text is longer.
const text = (value: Sql) => sql`to_jsonb(left(${value} #>> '{}', ${sql.lit(MAX_TEXT_IN_PAGE + 1)}))`

const objectIn = (value: Sql) => sql`jsonb_each(case when jsonb_typeof(${value}) = 'object' then ${value} end)`

/**
 * Side of a change with only the members and languages that differ from the other side, texts truncated. Computed by the database, because a
 * text may have megabytes; each side is decompressed once.
 */
export const trimmed = (side: Sql, other: Sql): Sql => sql`(
  select case when ${side} is not null then coalesce(jsonb_object_agg(de.key, case jsonb_typeof(de.value)
    when 'string' then ${text(sql`de.value`)}
    when 'object' then (
      select coalesce(jsonb_object_agg(uno.key, case when jsonb_typeof(uno.value) = 'string' then ${text(sql`uno.value`)} else uno.value end), '{}')
      from ${objectIn(sql`de.value`)} as uno left join ${objectIn(sql`a.value`)} as otro on otro.key = uno.key
      where otro.value is distinct from uno.value
    )
    else de.value end), '{}') end
  from jsonb_each(${side}) as de left join jsonb_each(${other}) as a on a.key = de.key where a.value is distinct from de.value)`

/** Row from the database without the extra character. Adds truncated texts to `cut`, as the member, or as member and language. */
export const cutOff = (row: Fila | null, cut: Set<string>, within = ''): Fila | null =>
  row &&
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (isObject(value)) return [name, cutOff(value, cut, `${name} `)]
      if (typeof value !== 'string' || value.length <= MAX_TEXT_IN_PAGE) return [name, value]
      const characters = Array.from(value)
      if (characters.length > MAX_TEXT_IN_PAGE) cut.add(within + name)
      return [name, characters.slice(0, MAX_TEXT_IN_PAGE).join('')]
    }),
  )

/** True if a text of the change was truncated. */
export const isCutOff = ({ campo, idioma }: Cambio, cut: ReadonlySet<string>) =>
  campo === null ? cut.size > 0 : cut.has(idioma === null ? campo : `${campo} ${idioma}`)
