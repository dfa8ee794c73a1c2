import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { definitions } from '../definitions/catalogues'

type Definition = (typeof definitions)[number]

interface RecordTable {
  id: GeneratedAlways<number>
  version: Generated<number>
}

/** A code is unique by its `clave_de_codigo`, but where that is noted in `codigo_repetido`. */
interface CodedTable {
  codigo_repetido: ColumnType<string | null, string | null | undefined, string | null>
}

/** What a definition does not say. */
interface Besides {
  /** `pais` is as it was sent, and this the country that it names. */
  ensayos: { codigo_iso_alfa_2: GeneratedAlways<string | null> }
}

type ColumnOf<Field> = Field extends { column?: infer Column } ? Column : never

type Columns<Fields> = {
  -readonly [Name in keyof Fields as Fields[Name] extends { kind: 'list' } ? never : Name]: ColumnOf<Fields[Name]>
}

type RecordTables = {
  [Each in Definition as Each['table']]: RecordTable &
    Columns<Each['fields']> &
    (Each extends { unique: object } ? CodedTable : unknown) &
    (Each['table'] extends keyof Besides ? Besides[Each['table']] : unknown)
}

/** The lists of a definition, each as the name of its table and the rows in it. */
type ListsOf<Table extends string, Fields> = {
  [Name in keyof Fields & string]: Fields[Name] extends { kind: 'list' } ? [table: `${Table}_${Name}`, row: ColumnOf<Fields[Name]>] : never
}[keyof Fields & string]

type Lists = Definition extends infer Each ? (Each extends Definition ? ListsOf<Each['table'], Each['fields']> : never) : never

type ListTables = { [Each in Lists as Each[0]]: Each[1] }

/** The tables of the catalogues, and those of the lists in their records. */
export type CatalogueTables = RecordTables & ListTables
