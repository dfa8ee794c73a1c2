import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { LocaleMap } from '@/domain/locales'

type Nullable<Out, In = Out> = ColumnType<Out | null, In | null | undefined, In | null>

export type MapColumn = Generated<LocaleMap>

export type NullableText = Nullable<string>

/** A number that JavaScript can hold goes in; out it comes as text, exact. */
export type NumericColumn = Nullable<string, number | string>

/** "aaaa-mm-dd" goes in; read it in SQL (`::text`), since the engines give a Date in their own time zones. */
export type DateColumn = Nullable<Date, string>

export type ReferenceColumn = Nullable<number>

/** The hash of an image. */
export type ImageColumn = Nullable<string>

/** A list in a record, `{owner}_{list}`: what it names, in order. */
export interface ListTable {
  registro: number
  elemento: number
  posicion: number
}

/** Codes as they were sent, with the country that each names. */
export interface PaisesListTable {
  registro: number
  elemento: string
  codigo_iso_alfa_2: GeneratedAlways<string>
  posicion: number
}
