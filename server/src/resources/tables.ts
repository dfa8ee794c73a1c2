import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Field, Values } from '@/shared/resources/fields'
import type { Resources } from '@/shared/resources/registry'
import type { FieldName, Resource } from '@/shared/resources/resource'
import type { ListKind } from './columns'

/** Values read from a column, where they differ from the contract's: exact decimals as text, dates in the engine's time zone. */
interface Read extends Omit<Values, 'decimal' | 'date'> {
  decimal: string
  /** Read it in SQL (`::text`) instead: each engine gives a Date in its own time zone. */
  date: Date
}

/** Values written to a column: a decimal that JavaScript can hold goes in as a number. */
interface Written extends Omit<Values, 'decimal'> {
  decimal: number | string
}

type ColumnOf<F extends Field> = F['kind'] extends 'generated'
  ? GeneratedAlways<string>
  : F['nullable'] extends true
    ? ColumnType<Read[F['kind']] | null, Written[F['kind']] | null | undefined, Written[F['kind']] | null>
    : F['required'] extends true
      ? ColumnType<Read[F['kind']], Written[F['kind']], Written[F['kind']]>
      : ColumnType<Read[F['kind']], Written[F['kind']] | undefined, Written[F['kind']]>

/** A code is unique by its `clave_de_codigo`, but where that is noted in `codigo_repetido`. */
interface CodedTable {
  codigo_repetido: ColumnType<string | null, string | null | undefined, string | null>
}

/** Columns that no member of the contract has. */
interface Besides {
  productos_genericos: CodedTable
  /** `pais` is as it was sent, and this the country that it names. */
  ensayos: CodedTable & { codigo_iso_alfa_2: GeneratedAlways<string | null> }
}

/** Table of a resource: its fields but the lists. */
export type TableOf<R extends Resource> = { id: GeneratedAlways<number>; version: Generated<number> } & {
  -readonly [Name in FieldName<R> as R['fields'][Name]['kind'] extends ListKind ? never : Name]: ColumnOf<R['fields'][Name]>
} & (R['name'] extends keyof Besides ? Besides[R['name']] : unknown)

/** A list in a record, `{owner}_{list}`: the elements in order. Countries are codes as they were sent, with the country that each names. */
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
