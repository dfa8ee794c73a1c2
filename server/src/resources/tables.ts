import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Field, Values } from '@/shared/resources/fields'
import type { Resources } from '@/shared/resources/registry'
import type { FieldName, Resource } from '@/shared/resources/resource'
import type { ListKind } from './columns'

/** Values read from a column, as in the API except exact decimals as text, and dates in the engine's time zone. */
interface ReadValues extends Omit<Values, 'decimal' | 'date'> {
  decimal: string
  /** Read the column in SQL (`::text`) instead: each engine returns a Date in its own time zone. */
  date: Date
}

/** Values written to a column; a decimal may be a number if JavaScript can represent it exactly. */
interface WrittenValues extends Omit<Values, 'decimal'> {
  decimal: number | string
}

type ColumnOf<F extends Field> = F['kind'] extends 'generated'
  ? GeneratedAlways<string>
  : F['nullable'] extends true
    ? ColumnType<ReadValues[F['kind']] | null, WrittenValues[F['kind']] | null | undefined, WrittenValues[F['kind']] | null>
    : F['required'] extends true
      ? ColumnType<ReadValues[F['kind']], WrittenValues[F['kind']], WrittenValues[F['kind']]>
      : ColumnType<ReadValues[F['kind']], WrittenValues[F['kind']] | undefined, WrittenValues[F['kind']]>

/** Table with codes: unique by `clave_de_codigo`, except where `codigo_repetido` equals that. */
interface CodedTable {
  codigo_repetido: ColumnType<string | null, string | null | undefined, string | null>
}

/** Columns without a member in the API. */
interface ExtraColumns {
  productos_genericos: CodedTable
  /** Code of the country that `pais`, stored as sent, refers to. */
  ensayos: CodedTable & { codigo_iso_alfa_2: GeneratedAlways<string | null> }
}

/** Table of a resource: its fields except lists. */
export type TableOf<R extends Resource> = { id: GeneratedAlways<number>; version: Generated<number> } & {
  -readonly [Name in FieldName<R> as R['fields'][Name]['kind'] extends ListKind ? never : Name]: ColumnOf<R['fields'][Name]>
} & (R['name'] extends keyof ExtraColumns ? ExtraColumns[R['name']] : unknown)

/** Table of a list, `{owner}_{list}`: the elements in order. Countries have the code as sent, and that of the country it refers to. */
interface ListTables {
  references: { registro: number; elemento: number; posicion: number }
  countries: { registro: number; elemento: string; codigo_iso_alfa_2: GeneratedAlways<string>; posicion: number }
}

/** Lists of a resource, each as the name of its table and its kind. */
type ListsOf<R extends Resource> = {
  [Name in FieldName<R>]: R['fields'][Name]['kind'] extends ListKind
    ? [table: `${R['name']}_${Name}`, kind: R['fields'][Name]['kind']]
    : never
}[FieldName<R>]

type Lists = { [Name in keyof Resources]: ListsOf<Resources[Name]> }[keyof Resources]

/** Tables of all resources, and of the lists in their records. */
export type CatalogueTables = { [Name in keyof Resources]: TableOf<Resources[Name]> } & {
  [List in Lists as List[0]]: ListTables[List[1]]
}
