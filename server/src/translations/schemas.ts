import { Type } from '@fastify/type-provider-typebox'
import { id, locale, moment, optionalId, optionalText, orNull, text, textUpTo } from '../jsonSchemas'

export const language = locale('Código de idioma (es_ES)')

const counts = {
  hechas: Type.Integer({ description: 'Las traducidas, también las desfasadas' }),
  total: Type.Integer({ description: 'Los textos que hay en es_ES' }),
  desfasadas: Type.Integer({ description: 'El origen cambió después de traducirse' }),
  iguales: Type.Integer({
    description: 'Iguales al origen, con palabras y sin que nadie haya dicho que valen así: no están entre las hechas',
  }),
}

export const summary = Type.Array(Type.Object({ idioma: language, por_tipo: Type.Record(Type.String(), Type.Object(counts)), ...counts }))

const change = Type.Object({ entrada: Type.Integer(), momento: orNull(moment), antes: optionalText })

const row = Type.Object({
  tipo: Type.String({ description: 'El recurso: lineas_de_composicion' }),
  id,
  raiz_tipo: Type.String({ description: 'El recurso del registro al que pertenece, o el suyo' }),
  raiz: id,
  codigo: optionalText,
  nombre: Type.String(),
  parte: optionalText,
  campo: Type.String(),
  origen: Type.String(),
  destino: Type.String(),
  igual: Type.Boolean({ description: 'Dice lo mismo que su origen, en otro idioma, y nadie ha dicho que vale así' }),
  desfasada: Type.Boolean(),
  cambio: orNull(change),
  familia: optionalId,
  paises: Type.Array(Type.String()),
})

export const rows = Type.Array(row)

const name = textUpTo(100)

const record = { tipo: name, id }

/** Most fields in a request; no record has more. */
const MOST_FIELDS = 50

const byField = Type.Record(Type.String(), text, { minProperties: 1, maxProperties: MOST_FIELDS, description: 'De campo a texto' })

export const confirmation = Type.Object({
  ...record,
  campos: Type.Array(name, { minItems: 1, maxItems: MOST_FIELDS }),
  entrada: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
  antes: Type.Optional(byField),
})

export const texts = Type.Object({ ...record, textos: byField, antes: Type.Optional(byField) })
