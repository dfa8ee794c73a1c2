import { Type, type Static } from '@fastify/type-provider-typebox'

const email = Type.String()

export const orderSchema = Type.Union([
  Type.Object({
    orden: Type.Literal('user:add'),
    email,
    nombre: Type.String(),
    apellidos: Type.String(),
    administrador: Type.Boolean(),
    /** Who types a password keeps it to himself. */
    password_hash: Type.String(),
  }),
  Type.Object({ orden: Type.Literal('user:list') }),
  Type.Object({ orden: Type.Literal('user:link'), email }),
  Type.Object({ orden: Type.Literal('user:disable'), email }),
])

/** What an operator wants done with the users: the running server does it, or the command itself where none runs. */
export type Order = Static<typeof orderSchema>
