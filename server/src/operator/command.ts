import { Type, type Static } from '@fastify/type-provider-typebox'

const email = Type.String()

export const commandSchema = Type.Union([
  Type.Object({
    orden: Type.Literal('user:add'),
    email,
    nombre: Type.String(),
    apellidos: Type.String(),
    administrador: Type.Boolean(),
    /** Hash made by the process of the command: the password never leaves it. */
    password_hash: Type.String(),
  }),
  Type.Object({ orden: Type.Literal('user:list') }),
  Type.Object({ orden: Type.Literal('user:link'), email }),
  Type.Object({ orden: Type.Literal('user:disable'), email }),
])

/** Command of an operator about users: executed by the running server, or by the process of the command where none runs. */
export type OperatorCommand = Static<typeof commandSchema>
