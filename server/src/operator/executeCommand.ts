import { sql, type Kysely } from 'kysely'
import { fullNameOf, type UsuarioListado } from '@/shared/user'
import { IS_ADMINISTRATOR } from '../auth/administrators'
import { changeUser } from '../auth/changeUser'
import { isDemo } from '../auth/demoAccount'
import { addressOfLink, makeLink } from '../auth/links'
import { addUser, findUser, listUsers } from '../auth/users'
import type { Schema } from '../database/schema'
import { inTransaction } from '../database/transaction'
import { OperatorError } from '../errors'
import type { LogEvent } from '../http/log'
import type { OperatorCommand } from './command'

/** Database and log that a command works on. */
export interface OperatorContext {
  db: Kysely<Schema>
  /** Origin of links. */
  base: string
  /** Logs a change. */
  logChange: (event: LogEvent, about: { orden: string; afectado: number; administrador?: boolean }) => void
}

type CommandOf<Name> = Extract<OperatorCommand, { orden: Name }>

const inWords = (moment: Date) => new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeStyle: 'short' }).format(moment)

const userOf = async (db: Kysely<Schema>, email: string): Promise<UsuarioListado> => {
  const user = await findUser(db, email)
  if (user === undefined) throw new OperatorError(`No hay ningún usuario ${email}.`)
  return user
}

/** True while there is no active administrator: the added user becomes one. The demo user, whose password is public, does not count. */
const isFirst = async (db: Kysely<Schema>) => {
  const found = await db
    .selectFrom('usuarios')
    .where(IS_ADMINISTRATOR)
    .where(sql<boolean>`not ${isDemo}`)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return found === undefined
}

const add = async ({ db, logChange }: OperatorContext, { orden, password_hash, ...input }: CommandOf<'user:add'>) => {
  const { id, administrador } = await inTransaction(
    db,
    async transaction =>
      addUser(transaction, { ...input, administrador: input.administrador || (await isFirst(transaction)) }, { password_hash }),
    { violations: true },
  )
  logChange('user.added', { orden, afectado: id, administrador })
  return `Añadido: ${input.email}${administrador ? ', administrador' : ''}.`
}

const headings = ['Correo electrónico', 'Nombre', 'Estado', 'Administrador', 'Último acceso']

const list = async ({ db }: OperatorContext) => {
  const rows = (await listUsers(db)).map(({ email, nombre, apellidos, estado, administrador, ultimo_acceso }) => [
    email,
    fullNameOf({ nombre, apellidos }),
    estado,
    administrador ? 'sí' : 'no',
    ultimo_acceso === null ? 'nunca' : inWords(new Date(ultimo_acceso)),
  ])
  const lines = [headings, ...rows]
  const widths = headings.map((_, at) => Math.max(...lines.map(line => line[at]?.length ?? 0)))
  return lines
    .map(line =>
      line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const link = async ({ db, base, logChange }: OperatorContext, { orden, email }: CommandOf<'user:link'>) => {
  const { codigo, caduca, user } = await makeLink(db, (await userOf(db, email)).id)
  logChange('link.made', { orden, afectado: user.id })
  return [`Enlace para ${user.email}:`, addressOfLink(base, codigo), `Sirve una vez, hasta el ${inWords(caduca)}.`].join('\n')
}

const disable = async ({ db, logChange }: OperatorContext, { orden, email }: CommandOf<'user:disable'>) => {
  const { id } = await userOf(db, email)
  const { before, sessions } = await changeUser(db, { id, change: { activo: false }, by: undefined })
  if (before.estado === 'inactivo') return `Ya estaba inactivo: ${before.email}.`
  logChange('user.deactivated', { orden, afectado: id })
  return `Desactivado: ${before.email}. Sesiones que se han cerrado: ${sessions}.`
}

/** @returns text to print */
export const executeCommand = async (context: OperatorContext, command: OperatorCommand): Promise<string> => {
  switch (command.orden) {
    case 'user:add':
      return add(context, command)
    case 'user:list':
      return list(context)
    case 'user:link':
      return link(context, command)
    case 'user:disable':
      return disable(context, command)
  }
}
