import { Type, type TSchema } from '@fastify/type-provider-typebox'
import { Format } from 'typebox/format'
import { MAX_INTEGER, MAX_TEXT_LENGTH } from '@/shared/constants'
import { LOCALE_CODE } from '@/shared/locales'
import { isLocale } from '@/shared/locales/isLocale'

export const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])

export const moment = Type.String({ format: 'date-time' })

/** Schema of a text, which is stored as sent. NUL and lone surrogates are refused: the database cannot store them. */
export const textUpTo = (maxLength: number) => Type.String({ maxLength, pattern: '^[^\\u0000\\ud800-\\udfff]*$' })

export const text = textUpTo(MAX_TEXT_LENGTH)

export const MAX_LANGUAGES = 1_000

/** Name of the format that {@link isLocale} checks. */
const LOCALE_FORMAT = 'idioma'

Format.Set(LOCALE_FORMAT, isLocale)

/** Schema of a parameter that is the code of an existing language. */
export const locale = (description: string) => Type.String({ pattern: LOCALE_CODE.source, format: LOCALE_FORMAT, description })

/** Schema of a map of locale code to text [ML-01]. The pattern does not check that the languages exist. */
export const localeMap = Type.Record(Type.String({ pattern: LOCALE_CODE.source }), text, {
  additionalProperties: false,
  maxProperties: MAX_LANGUAGES,
  description: 'De código de idioma (es_ES) a texto',
})

export const list = <Item extends TSchema>(item: Item) => Type.Array(item, { maxItems: 10_000 })

export const id = Type.Integer({ minimum: 1, maximum: MAX_INTEGER })

export const optionalId = Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum: 1, maximum: MAX_INTEGER })

export const integer = (minimum = -MAX_INTEGER - 1, maximum = MAX_INTEGER) => Type.Integer({ minimum, maximum })

/** Schema of a quantity: a JSON number or null. */
export const optionalNumber = (minimum?: number, maximum?: number) =>
  Type.Unsafe<number | null>({
    type: ['number', 'null'],
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
  })

export const optionalText = Type.Unsafe<string | null>({ ...text, type: ['string', 'null'] })

export const imageAddress = Type.Unsafe<string | null>({ type: ['string', 'null'], readOnly: true, description: 'Dirección absoluta' })

export const byId = Type.Object({ id })

/** Schema of the records that refer to a record, by kind: the number of all, and the first ones with their names. */
export const referrers = Type.Array(
  Type.Object({
    tipo: Type.String({ description: 'El recurso: productos_genericos' }),
    total: integer(1),
    registros: Type.Array(Type.Object({ id, codigo: optionalText, nombre: localeMap })),
  }),
)

export const referred = Type.Array(
  Type.Object({
    tipo: Type.String({ description: 'El recurso: iconos' }),
    id,
    codigo: optionalText,
    nombre: localeMap,
    registros: Type.Array(id, { description: 'Los de esta lista que lo usan, ellos mismos o sus partes' }),
  }),
)

/** Schema of status 304 on routes with an ETag, for the OpenAPI document. */
export const unchanged = Type.Null({ description: 'Sin cambios desde la etiqueta de If-None-Match' })

/** Shape of every error, for the OpenAPI document. */
export const error = Type.Object({
  detail: Type.String({ description: 'Frase en español' }),
  errors: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
})
