import { Type, type TSchema } from '@fastify/type-provider-typebox'
import { LOCALE_CODE } from '@/domain/locales'

/** A text is kept as sent. NUL and halves of surrogate pairs are no characters that a database can keep. */
export const textoHasta = (maxLength: number) => Type.String({ maxLength, pattern: '^[^\\u0000\\ud800-\\udfff]*$' })

export const texto = textoHasta(20_000)

/** Locale code to text [ML-01]. */
export const mapa = Type.Record(Type.String({ pattern: LOCALE_CODE.source }), texto, {
  additionalProperties: false,
  maxProperties: 1_000,
  description: 'De código de idioma (es_ES) a texto',
})

export const lista = <Item extends TSchema>(item: Item) => Type.Array(item, { maxItems: 10_000 })

/** The columns hold no larger number. */
const MOST = 2_147_483_647

export const id = Type.Integer({ minimum: 1, maximum: MOST })

export const idONulo = Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum: 1, maximum: MOST })

export const entero = (minimum = -MOST - 1, maximum = MOST) => Type.Integer({ minimum, maximum })

/** Quantities travel as JSON numbers. */
export const numeroONulo = (minimum?: number, maximum?: number) =>
  Type.Unsafe<number | null>({
    type: ['number', 'null'],
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
  })

export const textoONulo = Type.Unsafe<string | null>({ ...texto, type: ['string', 'null'] })

export const imagen = Type.Unsafe<string | null>({ type: ['string', 'null'], readOnly: true, description: 'Dirección absoluta' })

export const porId = Type.Object({ id })

/** Shape of every error, for the OpenAPI document. */
export const error = Type.Object({
  detail: Type.String({ description: 'Frase en español' }),
  errors: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
})
