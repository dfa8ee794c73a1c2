import { Type } from '@fastify/type-provider-typebox'
import { ACCIONES } from '@/shared/history'
import { id, localeMap, moment, optionalText, orNull } from '../jsonSchemas'

const record = Type.Record(Type.String(), Type.Unknown())

const named = { codigo: optionalText, nombre: Type.Union([localeMap, Type.String()]) }
const about = { tipo: Type.String({ description: 'El recurso: productos_acabados' }), registro: id, ...named }
const author = orNull(Type.Object({ id, nombre: Type.String(), apellidos: Type.String() }))
const names = Type.Record(Type.String(), Type.Record(Type.String(), Type.Object(named)))

const change = Type.Object({
  tipo: Type.String(),
  registro: id,
  campo: orNull(Type.String()),
  idioma: orNull(Type.String()),
  antes: Type.Unknown(),
  despues: Type.Unknown(),
  recortado: Type.Optional(
    Type.Literal(true, { description: 'Hay textos de más de 200 caracteres, que vienen recortados: enteros los da cambio/' }),
  ),
})

const entry = Type.Object({
  id: Type.Integer(),
  momento: moment,
  usuario: author,
  accion: Type.Union(ACCIONES.map(each => Type.Literal(each))),
  ...about,
  registros: Type.Integer(),
  por_tipo: Type.Optional(
    Type.Record(Type.String(), Type.Integer(), { description: 'De registros de varios recursos, cuántos de cada uno: productos_acabados' }),
  ),
  otros: Type.Array(Type.Object(about)),
  traduccion: orNull(Type.Object({ textos: Type.Integer(), idioma: orNull(Type.String()) })),
  importacion: Type.Optional(
    Type.String({ format: 'uuid', description: 'Save-Id de la importación que la hizo, un UUID de la versión 8' }),
  ),
  campos: Type.Array(Type.Object({ tipo: Type.String(), campo: orNull(Type.String()) }), {
    description: 'De varios registros, lo que cambió en alguno; con «campo» nulo, partes que llegaron o se fueron',
  }),
  cambios: Type.Array(change),
  nombres: names,
})

export const recordsOfEntry = Type.Object({
  registros: Type.Array(entry, { description: 'Cada uno como una entrada que lo hubiera tocado a él solo' }),
  siguiente: orNull(Type.String({ description: 'El «despues» de la página siguiente; nulo en la última' })),
})

export const page = Type.Object({
  entradas: Type.Array(entry),
  siguiente: orNull(Type.String({ description: 'El «antes» de la página siguiente; nulo en la última' })),
  total: orNull(Type.Integer({ description: 'Hasta 1.001; nulo salvo en la primera página' })),
  hay_mas: Type.Boolean({ description: 'Hay más de las que dice el total' }),
})

export const whole = Type.Object({ antes: Type.Unknown(), despues: Type.Unknown() })

export const version = Type.Object({ registro: record, partes: Type.Record(Type.String(), Type.Array(record)), nombres: names })

export const trashedRecord = Type.Object({
  id: Type.Integer(),
  ...about,
  partes: Type.Record(Type.String(), Type.Integer()),
  momento: moment,
  usuario: author,
  caduca: moment,
})

const lost = Type.Object({ que: Type.String(), motivo: Type.String(), momento: orNull(moment), papelera: orNull(Type.Integer()) })

export const restored = Type.Object({
  tipo: Type.String(),
  id,
  faltan: Type.Array(Type.String()),
  perdidas: Type.Array(lost),
  recuperado: Type.String(),
})

export const undone = Type.Object({
  deshechos: Type.Integer({ description: 'Cuántos registros han vuelto a ser lo que eran' }),
  cambiados: Type.Array(Type.Object({ tipo: Type.String({ description: 'El recurso: productos_acabados' }), id, ...named }), {
    description: 'Los que se han dejado: han cambiado desde entonces, se usan, o no pueden volver a ser lo que eran',
  }),
})
